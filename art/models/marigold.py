"""Marigold heads: full pompons of ruffled petals, as sold by weight for garlands."""

import math

import bpy
import numpy as np

from shapes import copy_of, sheet
from surfaces import Surface, petal

ORANGE = ("#C95400", "#FFA524")
YELLOW = ("#E39A0C", "#FFDD5C")
WIDE = 0.031
"""Radius of a full head in metres."""


def one_petal(random, length, width, cup):
    """Points of a petal that grows along z, wide in x, with its upper side to -y; ruffled where it ends."""
    u, v = np.meshgrid(np.linspace(0, 1, 7), np.linspace(-1, 1, 9), indexing="ij")
    ruffle = random.uniform(0.10, 0.2) * width * u**2 * np.sin(v * random.uniform(5, 8) + random.uniform(0, 6))
    x = v * width / 2 * (0.22 + 0.78 * u**0.8)
    y = cup * length * u**2.2 - 0.28 * width * v**2 * u + ruffle
    notch = 0.06 * np.cos(v * random.uniform(7, 11)) + 0.13 * v**2
    z = length * u * (1 - notch * u)
    return np.stack([x, y, z], axis=-1), np.stack([u, v], axis=-1)


def head(name, colours, seed=0, petals=150):
    """One marigold head: its base on z=0, its face up."""
    random = np.random.default_rng(seed)
    points, uvs = [], []
    for i in range(petals):
        part = (i + 0.5) / petals
        polar = math.radians(8 + 104 * part**0.62) + random.normal(0, 0.07)
        turn = i * 2.39996 + random.normal(0, 0.12)
        length = WIDE * (0.60 + 0.34 * part**0.5) * random.uniform(0.93, 1.06)
        width = WIDE * (0.30 + 0.30 * part) * random.uniform(0.85, 1.15)
        grid, uv = one_petal(random, length, width, 0.05 + 0.3 * part)
        spin = random.normal(0, 0.16)
        x = grid[..., 0] * math.cos(spin) - grid[..., 1] * math.sin(spin)
        y = grid[..., 0] * math.sin(spin) + grid[..., 1] * math.cos(spin)
        z = grid[..., 2]
        out = y * math.cos(polar) + z * math.sin(polar)
        up = -y * math.sin(polar) + z * math.cos(polar)
        points.append(
            np.stack(
                [
                    out * math.cos(turn) - x * math.sin(turn),
                    out * math.sin(turn) + x * math.cos(turn),
                    up * 0.86 + WIDE * 0.36,
                ],
                axis=-1,
            )
        )
        uvs.append(uv)
    meshes = [sheet(name, grid, uv=uv) for grid, uv in zip(points, uvs)]
    return joined(name, meshes, petal("petal " + name.split()[0], *colours))


def joined(name, parts, material):
    """Makes one object of many."""
    with bpy.context.temp_override(
        active_object=parts[0], object=parts[0], selected_objects=parts, selected_editable_objects=parts
    ):
        bpy.ops.object.join()
    parts[0].name = parts[0].data.name = name
    parts[0].data.materials.clear()
    parts[0].data.materials.append(material)
    return parts[0]


def kinds():
    """Six heads, four orange and two yellow, to be copied with `copy_of`; they are out of the picture themselves."""
    names = [f"orange marigold {i}" for i in range(4)] + [f"yellow marigold {i}" for i in range(2)]
    if names[0] not in bpy.data.objects:
        for i, name in enumerate(names):
            thing = head(name, ORANGE if i < 4 else YELLOW, seed=i)
            thing.location, thing.hide_render = (0, 0, -5), True
    return [bpy.data.objects[name] for name in names]


def strewn(spots, seed=0, only=None):
    """Heads at the given (x, y, z) spots, each turned and tilted a little; `only` is "orange" or "yellow"."""
    random = np.random.default_rng(seed)
    choice = [kind for kind in kinds() if not only or kind.name.startswith(only)]
    return [
        copy_of(
            choice[random.integers(len(choice))],
            spot,
            (random.normal(0, 0.35), random.normal(0, 0.35), random.uniform(0, 6.3)),
            random.uniform(0.88, 1.1),
        )
        for spot in spots
    ]


def heap(radius, height, seed=0, only=None, gap=0.046):
    """Heads heaped to a dome of the given radius and height around the z axis, the lowest ring just above z=0.

    A smaller dome inside keeps one from looking through between the heads.
    """
    random = np.random.default_rng(seed)
    choice = [kind for kind in kinds() if not only or kind.name.startswith(only)]
    heads = []
    for share in (1.0, 0.62):
        wide, high = (radius - 0.026) * share, height * share
        count = int(2 * math.pi * (radius * share) ** 2 / gap**2 * 0.8)
        for i in range(count):
            polar = math.acos(1 - (i + 0.5) / count * 0.80)
            turn = i * 2.39996
            at = (
                wide * math.sin(polar) * math.cos(turn) + random.normal(0, 0.003),
                wide * math.sin(polar) * math.sin(turn) + random.normal(0, 0.003),
                high * math.cos(polar) - 0.014 + random.normal(0, 0.004),
            )
            lean = (0, polar * 0.75 + random.normal(0, 0.15), turn)
            heads.append(copy_of(choice[random.integers(len(choice))], at, lean, random.uniform(0.85, 1.1)))
    return heads


def leaf(name="leaf", length=0.075, width=0.02, fold=0.35, droop=0.25):
    """A lance-shaped green leaf along +x from the origin, folded a little along its rib."""
    s = Surface("leaf", "#4E6B2C", roughness=0.45, Specular=0.4)
    if not s.made:
        tone = s.noise(s.where(), 0.02, 3)
        s.set(s.shader, {"Base Color": s.ramp(tone, (0.3, "#3C5A24"), (0.7, "#66813A"))})
        s.bump(tone, 0.001)
    u, v = np.meshgrid(np.linspace(0, 1, 15), np.linspace(-1, 1, 7), indexing="ij")
    half = width / 2 * np.sin(math.pi * u**0.8) ** 0.9
    points = [u * length, v * half, fold * half * np.abs(v) - droop * length * u**2 + 0.002 * np.sin(9 * u + 2 * v)]
    return sheet(name, np.stack(points, axis=-1), s.material, uv=np.stack([u, v], axis=-1))
