"""Woven cane baskets: upright stakes, weavers in front of and behind them in turn, a wrapped rim."""

import math

import numpy as np

from shapes import tube
from surfaces import cane


def build(radius=0.13, height=0.16, belly=0.12, stakes=41, strand=0.0034, material=None, seed=0):
    """A round basket on z=0; `belly` is how much wider its middle is than its foot and rim, as a share.

    The number of stakes is odd, so that one weaver that runs round and round changes sides every time.
    """
    material = material or cane()
    random = np.random.default_rng(seed)
    stakes += 1 - stakes % 2

    def wide(z):
        return radius * (0.86 + 0.14 * z / height + belly * np.sin(math.pi * z / height))

    things = []
    pitch = strand * 1.55
    rounds = math.ceil((height - 0.005) / pitch)
    steps = stakes * 8
    turn = np.linspace(0, 2 * math.pi * rounds, steps * rounds)
    z = 0.004 + turn / (2 * math.pi) * pitch
    out = wide(z) + strand * 0.95 * np.sin(turn * stakes / 2) + random.normal(0, strand * 0.05, len(z))
    path = np.stack([out * np.cos(turn), out * np.sin(turn), z], axis=-1)
    things.append(tube("weaver", path, strand, material, sides=8, flatten=0.92))
    for i in range(stakes):
        angle = 2 * math.pi * (i + 0.5) / stakes
        z = np.linspace(0.001, height - 0.002, 12)
        path = np.stack([wide(z) * math.cos(angle), wide(z) * math.sin(angle), z], axis=-1)
        things.append(tube("stake", path, strand * 0.85, material, sides=6, up=(math.cos(angle), math.sin(angle), 0)))
    things += rim(wide(np.array(height)), height, strand, material)
    angle = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    foot = np.stack([wide(np.array(0.0)) * np.cos(angle), wide(np.array(0.0)) * np.sin(angle), 0 * angle], axis=-1)
    things.append(tube("foot", foot + (0, 0, strand), strand * 1.3, material, closed=True))
    return things


def rim(radius, height, strand, material, wraps=64):
    """A thick hoop with a strand wound around it, tightly."""
    angle = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    hoop = np.stack([radius * np.cos(angle), radius * np.sin(angle), np.full_like(angle, height)], axis=-1)
    thick = strand * 2.1
    turn = np.linspace(0, 2 * math.pi, wraps * 14, endpoint=False)
    wind = turn * wraps
    out = radius + thick * np.cos(wind)
    path = np.stack([out * np.cos(turn), out * np.sin(turn), height + thick * np.sin(wind)], axis=-1)
    up = np.stack([np.cos(wind) * np.cos(turn), np.cos(wind) * np.sin(turn), np.sin(wind)], axis=-1)
    return [
        tube("hoop", hoop, thick, material, closed=True),
        tube("wrap", path, radius * math.pi / wraps * 0.98, material, closed=True, up=up, flatten=0.35),
    ]
