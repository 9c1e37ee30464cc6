"""A short sprig of cedar: a bent twig with tufts of needles."""

import math

import numpy as np

from models.marigold import joined
from shapes import tube
from surfaces import Surface


def build(length=0.085, seed=3):
    """The sprig lies on z=0 along x, its middle at the origin."""
    random = np.random.default_rng(seed)
    bark = Surface("bark", "#5B4632", roughness=0.85)
    if not bark.made:
        bark.bump(bark.noise(bark.where(), 0.0012, 4), 0.0004)
    green = Surface("needles", "#4A6B45", roughness=0.5)
    if not green.made:
        tone = green.noise(green.where(), 0.008, 2)
        green.set(green.shader, {"Base Color": green.ramp(tone, (0.3, "#35543A"), (0.7, "#6C8A5C"))})
    t = np.linspace(0, 1, 24)
    stem = np.stack([(t - 0.5) * length, 0.008 * np.sin(t * 3), 0.0015 + 0.0065 * t * (1.7 - t)], axis=-1)
    twigs = [tube("twig", stem, 0.0014 * (1 - 0.6 * t), bark.material, sides=10)]
    needles = []
    for i in range(4, 24):
        node = stem[i]
        tuft = 14 if i < 23 else 26
        side = 1 if i % 2 else -1
        tip = node + (0.0025, side * 0.0025, 0.001)
        for _ in range(tuft):
            turn = random.uniform(0, 2 * math.pi)
            lean = random.uniform(0.35, 1.25)
            out = math.sin(lean)
            way = np.array([math.cos(lean), out * math.cos(turn) + side * 0.3, max(out * math.sin(turn), -0.3)])
            reach = random.uniform(0.011, 0.017)
            s = np.linspace(0, 1, 5)[:, None]
            path = tip + way * reach * s + np.array([0.0015, 0, 0.001]) * s**2
            path[:, 2] = np.maximum(path[:, 2], 0.0004)
            needles.append(tube("needle", path, 0.00042 * (1 - 0.85 * s[:, 0] ** 3), sides=5, up=(0.1, 0.3, 1)))
    return twigs + [joined("needles", needles, green.material)]
