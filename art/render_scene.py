"""Run inside Blender by make.py: render one scene script and encode it.

    blender --background --factory-startup --python art/render_scene.py -- \
        art/scenes/<scene>.py <master.png> [<picture.jpg>]

A scene script has `SIZE`, (width, height) in pixels, and `build()`, which
makes the models and calls `studio.stage(...)`.  It may set `SAMPLES`.  Its
grain is taken out by calm.py, unless it has a `finish(master)` that works on
the rendered PNG itself.
Without a JPEG path the render is a small, coarse draft.
"""

import io
import runpy
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from PIL import Image

import calm
import studio

QUALITY = 86
MOST_BYTES = 172_000


def encode(master, target):
    """Write `master` as a JPEG without colour subsampling, at the best quality
    up to QUALITY that stays below MOST_BYTES."""
    picture = Image.open(master).convert("RGB")
    for quality in range(QUALITY, 60, -2):
        data = io.BytesIO()
        picture.save(data, "JPEG", quality=quality, subsampling=0, optimize=True,
                     progressive=True)
        if data.tell() < MOST_BYTES:
            break
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    Path(target).write_bytes(data.getvalue())


def main():
    script, master, *target = sys.argv[sys.argv.index("--") + 1:]
    scene = runpy.run_path(script)
    width, height = scene["SIZE"]
    studio.reset()
    scene["build"]()
    finish = scene.get("finish")
    if not target:
        studio.render(master, 720, 540, 16)
    elif finish:
        studio.render(master, width, height, scene.get("SAMPLES", 20))
    else:
        calm.render(master, width, height, scene.get("SAMPLES", 20))
    if finish:
        finish(master)
    if target:
        encode(master, target[0])


main()
