#!/usr/bin/env python3
"""Render the shop's product pictures and banner scenes.

    python3 art/make.py [--draft] [name ...]

Renders the named pictures, or all of them, with Blender and encodes them as
JPEG files for the shop.  --draft makes only small, coarse PNGs in art/out/.

Needs these Debian packages: blender, python3-numpy, python3-opencv,
python3-pil, fonts-inter, fonts-lato, fonts-dejavu-core.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
OUT = ART / "out"
PICTURES = ART / "final"
BANNERS = ART / "final"

# Picture name -> (scene script in art/scenes/, folder of the JPEG).
SCENES = {
    "laptop": ("laptop.py", PICTURES),
    "laptop-back": ("laptop_back.py", PICTURES),
    "phone": ("phone.py", PICTURES),
    "phone-5g": ("phone_5g.py", PICTURES),
    "smartwatch": ("smartwatch.py", PICTURES),
    "smartwatch-side": ("smartwatch_side.py", PICTURES),
    "hair-wax": ("hair_wax.py", PICTURES),
    "business-book": ("business_book.py", PICTURES),
    "banner-wide": ("banner_wide.py", BANNERS),
    "banner-tall": ("banner_tall.py", BANNERS),
    "advert-wide": ("advert_wide.py", BANNERS),
    "advert-tall": ("advert_tall.py", BANNERS),
}


def make(name, draft):
    """Render one picture; return the path of what was made."""
    script, folder = SCENES[name]
    master = OUT / f"{name}{'-draft' if draft else ''}.png"
    result = master if draft else folder / f"{name}.jpg"
    command = ["blender", "--background", "--factory-startup", "-noaudio",
               "--python-exit-code", "1", "--python", ART / "render_scene.py",
               "--", ART / "scenes" / script, master]
    if not draft:
        command.append(result)
    # Blender takes its Python library from the first python on the path; it has
    # to be Debian's, which has the packages.
    environment = {**os.environ, "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, env=environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{name}: Blender failed\n{done.stdout[-4000:]}")
    return result


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(SCENES))
    parser.add_argument("--draft", action="store_true")
    arguments = parser.parse_args()
    unknown = set(arguments.names) - set(SCENES)
    if unknown:
        parser.error(f"unknown picture: {', '.join(sorted(unknown))}")
    OUT.mkdir(exist_ok=True)
    for name in arguments.names or SCENES:
        start = time.monotonic()
        made = make(name, arguments.draft)
        print(f"{made.relative_to(ART.parent)}: {made.stat().st_size // 1000} kB,"
              f" {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
