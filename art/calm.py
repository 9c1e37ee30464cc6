"""Renders without grain, for a Blender that was built without a denoiser.

The scene is rendered twice with different random seeds.  Where the two halves
differ there is grain, and how much of it; each half is then averaged over
similar patches, with the similarity measured in the other half, so that the
grain cannot vouch for itself (Rousselle et al., "Adaptive rendering with
non-local means filtering", 2012).  What is free of grain stays untouched.
"""

import os
import tempfile

import bpy
import cv2
import numpy as np
from PIL import Image

import studio

REACH = 10
PATCH = 5
STRICTNESS = 0.5


def render(path, width, height, samples):
    """Render the staged scene to a PNG at `path` with `samples` in all."""
    halves = [_half(width, height, samples // 2, seed) for seed in (1, 2)]
    variance = cv2.GaussianBlur((halves[0] - halves[1]) ** 2 / 2, (0, 0), 2.0)
    picture = (_average(halves[0], halves[1], variance)
               + _average(halves[1], halves[0], variance)) / 2
    Image.fromarray((picture * 255).round().astype(np.uint8)).save(path)


def _half(width, height, samples, seed):
    """Return one rendering as an sRGB float array, top row first."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "half.exr")
        studio.render(path, width, height, samples)
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Linear"
        pixels = np.empty(width * height * 4, dtype=np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
    x = pixels.reshape(height, width, 4)[::-1, :, :3].clip(0, 1)
    return np.where(x <= 0.0031308, 12.92 * x,
                    1.055 * np.power(x, 1 / 2.4) - 0.055).astype(np.float32)


def _offsets():
    """Return where to look for similar patches: every pixel near by, a thinning
    pattern of pixels farther away."""
    return [(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)
            if x * x + y * y <= REACH * REACH
            and (max(abs(x), abs(y)) <= 2 or (x + 2 * y) % 3 == 0)]


def _average(source, guide, variance):
    """Return `source` averaged over the patches that are alike in `guide`."""
    height, width = source.shape[:2]

    def padded(array):
        return cv2.copyMakeBorder(array, REACH, REACH, REACH, REACH, cv2.BORDER_REFLECT_101)

    sources, guides, variances = padded(source), padded(guide), padded(variance)
    total = np.zeros_like(source)
    weights = np.zeros((height, width), dtype=np.float32)
    for dx, dy in _offsets():
        there = np.s_[REACH + dy:REACH + dy + height, REACH + dx:REACH + dx + width]
        other = variances[there]
        distance = ((guide - guides[there]) ** 2 - (variance + np.minimum(variance, other)))
        distance /= 1e-6 + STRICTNESS ** 2 * (variance + other)
        distance = cv2.boxFilter(distance.mean(axis=2), -1, (PATCH, PATCH))
        weight = cv2.exp(-np.maximum(distance, 0))
        total += sources[there] * weight[..., None]
        weights += weight
    return total / weights[..., None]
