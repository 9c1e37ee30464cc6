"""An open tin of matte hair wax: dark green, with a printed lid and a finger's swipe in the wax."""

import math

import numpy as np

import studio
from shapes import sheet, turned
from surfaces import Surface

RADIUS, HEIGHT = 0.042, 0.031
LID_RADIUS, LID_HEIGHT = 0.0432, 0.0135
LATO = "/usr/share/fonts/truetype/lato/Lato-{}.ttf"


def tin():
    """The open tin on z=0, centred at the origin."""
    wall, shoulder = 0.0009, HEIGHT - 0.010
    profile = [
        (0.0, 0.0014),
        (RADIUS - 0.005, 0.0014),
        (RADIUS - 0.0042, 0.0),
        (RADIUS - 0.0016, 0.0),
        (RADIUS, 0.0016),
        (RADIUS, shoulder - 0.0014),
        (RADIUS - 0.0014, shoulder),
        (RADIUS - 0.0014, HEIGHT - 0.0012),
        (RADIUS - 0.0012, HEIGHT),
        (RADIUS - 0.0014 - wall, HEIGHT),
        (RADIUS - 0.0014 - wall, 0.004),
        (0.0, 0.004),
    ]
    body = turned("tin", profile, enamel(), radius=0.0007, steps=220)
    threads = [thread(shoulder + z) for z in (0.0030, 0.0058)]
    return [body, *threads, wax(RADIUS - 0.0014 - wall, HEIGHT - 0.0018), *wall_label(shoulder)]


def enamel():
    """Matte dark-green stove enamel."""
    s = Surface("green enamel", "#1D3B30", roughness=0.42, Specular=0.45)
    if not s.made:
        where = s.where()
        s.set(s.shader, {"Roughness": s.math("MULTIPLY_ADD", s.noise(where, 0.008, 5), 0.16, 0.34)})
        s.bump(s.noise(where, 0.00045, 2), 0.00003)
    return s.material


def ink(name, colour):
    return Surface(name, colour, roughness=0.5, Specular=0.3).material


def thread(z):
    """One turn of the screw thread, as a rolled bead."""
    arc = np.linspace(-math.pi / 2, math.pi / 2, 9)
    profile = [(RADIUS - 0.0016 + 0.0009 * math.cos(a), z + 0.0008 * math.sin(a)) for a in arc]
    return studio.lathe("thread", profile, enamel(), segments=220)


def wax(radius, level):
    """The wax: poured smooth, then drawn once with a finger from the right to the left."""
    s = Surface("wax", "#DFCDA4", roughness=0.34, Specular=0.45)
    if not s.made:
        s.set(s.shader, {"Subsurface": 0.12, "Subsurface Color": (0.85, 0.68, 0.42, 1)})
        s.set(s.shader, {"Subsurface Radius": (0.003, 0.0018, 0.001)})
        s.bump(s.noise(s.where(), 0.0016, 4), 0.00012)
    share, angle = np.linspace(0, 1, 150) ** 0.8, np.linspace(0, 2 * math.pi, 420, endpoint=False)
    out, turn = np.meshgrid(share, angle, indexing="ij")
    x, y = radius * out * np.cos(turn), radius * out * np.sin(turn)
    z = level + swipe(x, y) + 0.0012 * np.clip((out - 0.93) / 0.07, 0, 1) ** 2
    return sheet("wax", np.stack([x, y, z], axis=-1), s.material, closed_v=True)


def swipe(x, y):
    """Height of the finger's trace above the level of the wax."""
    centre, bow = (0.004, -0.030), 0.034
    angle = np.arctan2(y - centre[1], x - centre[0])
    across = np.hypot(x - centre[0], y - centre[1]) - bow
    start, end = math.radians(34), math.radians(142)
    along = (angle - start) / (end - start)
    width = 0.0082 * (0.75 + 0.35 * np.clip(along, 0, 1))
    side = across / width
    begin = 1 / (1 + np.exp(-(along - 0.06) * 38))
    stop = 1 / (1 + np.exp((along - 0.93) * 46))
    inside = begin * stop
    depth = 0.0072 * (0.45 + 0.75 * np.clip(along, 0, 1))
    groove = -depth * np.exp(-((np.abs(side) / 0.86) ** 4)) * inside
    streaks = 0.0004 * np.sin(side * 17 + 1.5 * np.sin(along * 5)) * np.exp(-(side**2) * 1.2) * inside
    banks = 0.0021 * np.exp(-(((np.abs(side) - 1.22) / 0.26) ** 2)) * inside * (0.6 + 0.4 * np.sin(along * 9 + side))
    heap = 0.0050 * np.exp(-(((along - 1.03) / 0.075) ** 2)) * np.exp(-((side / 0.95) ** 2))
    curl = 0.0012 * np.sin(along * 60 + side * 2.5) * np.exp(-(((along - 1.03) / 0.07) ** 2)) * np.exp(-(side**2))
    soft = 0.00025 * np.sin(x * 210 + 1) * np.sin(y * 170 + x * 60)
    return groove + streaks + banks + heap + curl + soft


def wall_label(shoulder):
    """A line of print around the front of the tin, a little to the right of its middle."""
    mark = studio.text(
        "wall print",
        "CEDAR & VETIVER  \u00B7  100 G",
        0.0056,
        ink("cream print", "#EFE3C6"),
        font=LATO.format("Bold"),
        extrude=0.00003,
    )
    for vertex in mark.data.vertices:
        x, y, z = vertex.co
        out = RADIUS + 0.00002 + z
        vertex.co = (out * math.sin(x / RADIUS + 0.32), -out * math.cos(x / RADIUS + 0.32), shoulder / 2 + y)
    return [mark]


def lid():
    """The lid alone, lying on z=0 with its label up."""
    r, h = LID_RADIUS, LID_HEIGHT
    profile = [
        (0.0, h - 0.0012),
        (r - 0.0012, h - 0.0012),
        (r - 0.0012, 0.0004),
        (r - 0.0006, 0.0),
        (r, 0.0006),
        (r, h - 0.0016),
        (r - 0.0016, h),
        (r - 0.0046, h),
        (r - 0.0052, h - 0.0005),
        (0.0, h - 0.0005),
    ]
    return [turned("lid", profile, enamel(), radius=0.0007, steps=220), *lid_label(h - 0.0005)]


def lid_label(z):
    """The lid's print: a ring, the name in large letters, a cedar in outline."""
    cream, gold = ink("cream print", "#EFE3C6"), ink("gold print", "#D9A441")
    things = []
    low, high = z + 0.00002, z + 0.00006
    for inner, outer, material in ((0.0341, 0.0345, cream), (0.0330, 0.0332, gold)):
        profile = [(inner, low), (inner, high), (outer, high), (outer, low)]
        things.append(studio.lathe("ring", profile, material, segments=200))
    lines = (
        ("MATTE", 0.0150, 0.0052, "Black", cream),
        ("WAX", 0.0150, -0.0068, "Black", cream),
        ("cedar & vetiver", 0.0056, -0.0172, "Medium", gold),
        ("100 g", 0.0046, -0.0238, "Bold", cream),
    )
    for body, size, y, weight, material in lines:
        things.append(
            studio.text(body, body, size, material, (0, y, z + 0.00004), font=LATO.format(weight), extrude=0.00003)
        )
    return things + cedar(gold, z)


def cedar(material, z):
    """A small tree of five strokes above the name."""
    things = []
    for i in range(4):
        wide, y = 0.0022 + 0.0019 * i, 0.0272 - 0.0031 * i
        points = [(-wide, y - 0.0020, 0), (0, y + 0.0004, 0), (wide, y - 0.0020, 0)]
        things.append(studio.tube("bough", points, 0.00034, material, smooth=False))
    things.append(studio.tube("trunk", [(0, 0.0285, 0), (0, 0.0146, 0)], 0.00034, material, smooth=False))
    for thing in things:
        thing.scale.z = 0.2
        thing.location.z = z
    return things
