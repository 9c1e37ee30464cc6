"""Develops a render: takes the grain out of the light, leaves the textures alone, sets the tones."""

from pathlib import Path

import bpy
import cv2
import numpy as np

PASSES = {"Image": "light", "Denoising Albedo": "colour", "Denoising Normal": "facing"}


def keep_passes():
    """Makes the next render leave its linear light and its surface colours in Blender's temporary folder."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = next(node for node in nodes if node.type == "R_LAYERS")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = bpy.app.tempdir
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for socket, name in PASSES.items():
        files.file_slots.new(name)
        links.new(source.outputs[socket], files.inputs[name])


def linear_pixels(name):
    """The (height, width, 3) array of a kept pass, first row on top."""
    file = next(Path(bpy.app.tempdir).glob(name + "*.exr"))
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def without_grain(light, colour, facing, strength):
    """Smooths the light that falls on the surfaces; their own colours, with every thread, are put back after it.

    Where the surface turns from pixel to pixel, as petals do, the light's detail is real and is hardly smoothed.
    """
    colour = np.maximum(colour, 0.02)
    # Square roots: the grain of the shade and that of the sun then have about the same size.
    fallen = np.sqrt(np.clip(light / colour, 0, 15.9)).astype(np.float32)
    middle = cv2.medianBlur(fallen, 3)
    fallen = np.clip(fallen, middle - strength, middle + strength)
    coded = np.round(fallen * 16000).astype(np.uint16)
    smooth = [
        cv2.fastNlMeansDenoising(np.ascontiguousarray(coded[..., i]), [strength * 16000], None, 5, 19, cv2.NORM_L1)
        for i in range(3)
    ]
    smooth = np.stack(smooth, axis=-1) / 16000.0
    facing = np.ascontiguousarray(facing)
    rough = np.sqrt(np.maximum(cv2.blur(facing**2, (5, 5)) - cv2.blur(facing, (5, 5)) ** 2, 0).sum(axis=-1))
    keep = 0.75 * np.clip((cv2.blur(rough, (5, 5)) - 0.25) / 0.35, 0, 1)[..., None]
    return (smooth + keep * (fallen - smooth)) ** 2 * colour


def toned(light, exposure, knee):
    """sRGB from linear light: straight up to the knee, then a soft shoulder."""
    x = np.maximum(light * exposure, 0)
    over = np.maximum(x - knee, 0)
    if knee < 1:
        x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), x)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def develop(target, exposure=1.0, strength=0.07, knee=1.0, size=None):
    """Writes the picture from the passes that the render has left to the PNG `target`, enlarged to `size` if given."""
    passes = [linear_pixels(name) for name in PASSES.values()]
    picture = toned(without_grain(*passes, strength), exposure, knee)
    if size:
        picture = cv2.resize(picture, size, interpolation=cv2.INTER_LANCZOS4)
    cv2.imwrite(target, np.round(picture[..., ::-1] * 255).clip(0, 255).astype(np.uint8))
