"""Market textiles: spread cloths with folds, folded pieces in stacks, rolled pieces; block prints and stripes."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

import studio
from shapes import sheet, smooth_noise, tube
from surfaces import cloth

INDIGO, NATURAL, MADDER, MARIGOLD, LEAF = "#28325E", "#EFE3CD", "#9C4430", "#D08F2A", "#5E6F4E"


def spread(
    name, width, depth, material, lift=0.0, folds=(), creases=(), flat=(), height=0.010, step=0.004, seed=0, waver=0.006
):
    """A cloth spread out around the origin; its texture coordinates run from (0, 0), in metres.

    `folds` are (x, y, direction in degrees, length, breadth, height) of soft ridges; `creases` are the x of the lines
    along which it had been folded; `flat` are (x, y, radius) of the places where things press it down.
    """
    nx, ny = int(width / step), int(depth / step)
    u, v = np.meshgrid(np.linspace(0, width, nx), np.linspace(0, depth, ny), indexing="ij")
    x, y = u - width / 2, v - depth / 2
    z = np.zeros_like(x)
    for i, (fx, fy, way, length, breadth, high) in enumerate(folds):
        c, s = math.cos(math.radians(way)), math.sin(math.radians(way))
        along = ((x - fx) * c + (y - fy) * s) / length
        bend = 0.35 * breadth * smooth_noise(along, 0 * along, 0.5, seed + i) + 0.9 * breadth * along**2
        across = (-(x - fx) * s + (y - fy) * c - bend) / breadth
        z += high * np.exp(-np.abs(across) ** 1.7) * np.exp(-((along / 0.62) ** 4))
    for line in creases:
        z += 0.0022 * np.exp(-np.abs(x - line) / 0.010)
    z += height * 0.12 * (smooth_noise(x, y, 0.16, seed + 50) + 1)
    for fx, fy, radius in flat:
        away = np.hypot(x - fx, y - fy)
        free = np.clip((away - radius) / 0.045, 0, 1)
        z *= free**2 * (3 - 2 * free)
    edge_x, edge_y = np.clip(np.abs(x) / (width / 2), 0, 1) ** 8, np.clip(np.abs(y) / (depth / 2), 0, 1) ** 8
    x = x + waver * edge_x * smooth_noise(y, 0 * y, 0.18, seed + 70)
    y = y + waver * edge_y * smooth_noise(x, 0 * x, 0.18, seed + 80)
    thing = sheet(name, np.stack([x, y, z + lift], axis=-1), material, uv=np.stack([u, v], axis=-1))
    solid = thing.modifiers.new("Thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0011, 1.0
    return thing


def fringe(width, depth, material, side=-1, count=150, seed=0):
    """Short threads along the left (side -1) or right edge of a cloth around the origin."""
    random = np.random.default_rng(seed)
    things = []
    for i in range(count):
        y = (i + 0.5) / count * depth - depth / 2
        t = np.linspace(0, 1, 6)
        reach = random.uniform(0.012, 0.020)
        x = side * (width / 2 - 0.003 + reach * t)
        path = np.stack([x, y + random.normal(0, 0.0035) * t**1.5, 0.0022 - 0.0012 * t], axis=-1)
        things.append(tube("thread", path, 0.0006, material, sides=5))
    return things


def folded(name, width, depth, layers, material, thick=0.0055, seed=0):
    """A piece folded to and fro into layers, its round folds to -y, lying on z=0."""
    line, heights = [], []
    for i in range(layers):
        z = (i + 0.5) * thick
        forward = i % 2 == 0
        run = np.linspace(depth / 2, -depth / 2, 12) if forward else np.linspace(-depth / 2, depth / 2, 12)
        line += [(y, z) for y in run]
        if i < layers - 1:
            end = run[-1]
            sign = -1 if forward else 1
            for a in np.linspace(-math.pi / 2, math.pi / 2, 9)[1:-1]:
                line.append((end + sign * thick * 0.9 * math.cos(a), z + thick / 2 + thick / 2 * math.sin(a)))
    line = np.array(line)
    x = np.linspace(-width / 2, width / 2, 40)
    y = np.broadcast_to(line[:, None, 0], (len(line), 40)).copy()
    z = np.broadcast_to(line[:, None, 1], y.shape).copy()
    layer = z / thick
    y += 0.0022 * smooth_noise(x[None] + 0 * y, layer * 0.08, 0.09, seed) * np.sign(y) * (np.abs(y) > depth * 0.4)
    top = z / (layers * thick)
    z += top * 0.0020 * smooth_noise(x[None] + 0 * y, y, 0.10, seed + 1)
    z -= top * thick * 0.5 * (np.abs(x[None]) / (width / 2)) ** 6
    xs = x[None] + 0.002 * smooth_noise(layer * 0.1, 0 * y, 0.1, seed + 2) * np.sign(x[None]) + 0 * y
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    uv = np.stack([x[None] + width / 2 + 0 * y, np.broadcast_to(along[:, None], y.shape)], axis=-1)
    thing = sheet(name, np.stack([xs, y, z], axis=-1), material, uv=uv)
    solid = thing.modifiers.new("Thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * 0.72, 0.0
    rounded = thing.modifiers.new("Edge", "BEVEL")
    rounded.width, rounded.segments = thick * 0.2, 2
    return thing


def stack(kinds, width=0.20, depth=0.15, layers=4, thick=0.0055, seed=0):
    """Folded pieces one on another; `kinds` are materials from the bottom up. Returns (objects, height)."""
    random = np.random.default_rng(seed)
    things, z = [], 0.0
    for i, material in enumerate(kinds):
        share = random.uniform(0.95, 1.03, 2)
        piece = folded("folded cloth", width * share[0], depth * share[1], layers, material, thick, seed + i)
        studio.move([piece], (random.normal(0, 0.003), random.normal(0, 0.003), z), (0, 0, random.normal(0, 2.0)))
        things.append(piece)
        z += layers * thick
    return things, z


def rolled(name, length, radius, material, seed=0):
    """A rolled piece that stands upright on z=0."""
    pitch = 0.0042
    rounds = (radius - 0.004) / pitch
    a = np.linspace(0, 2 * math.pi * rounds, int(rounds * 40))
    out = 0.004 + pitch * a / (2 * math.pi)
    z = np.linspace(0, length, 24)
    wob = 1 + 0.03 * smooth_noise(z[None] + 0 * a[:, None], a[:, None] * 0.02, 0.12, seed)
    points = np.stack(
        [
            out[:, None] * wob * np.cos(a)[:, None],
            out[:, None] * wob * np.sin(a)[:, None],
            np.broadcast_to(z, (len(a), 24)) + 0.003 * np.sin(a * 0.37 + seed)[:, None] * (z / length)[None],
        ],
        axis=-1,
    )
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points[:, 0, :2], axis=0).T))])
    uv = np.stack([np.broadcast_to(along[:, None], (len(a), 24)), np.broadcast_to(z, (len(a), 24))], axis=-1)
    thing = sheet(name, points, material, uv=uv)
    solid = thing.modifiers.new("Thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0026, 0.0
    rounded = thing.modifiers.new("Edge", "BEVEL")
    rounded.width, rounded.segments = 0.0008, 2
    return thing


def block_print(name, width, height, ground=INDIGO, ink=NATURAL, pitch=0.058, border=0.07):
    """A picture of a hand-printed cloth of that size: flowers set block by block, a border along both short ends.

    Returns (image, width, height) for `surfaces.cloth`.
    """
    scale = 2600
    random = np.random.default_rng(7)
    mask = Image.new("L", (int(width * scale), int(height * scale)), 0)
    draw = ImageDraw.Draw(mask)

    def dot(x, y, r):
        draw.ellipse([(x - r) * scale, (y - r) * scale, (x + r) * scale, (y + r) * scale], fill=255)

    def petal(x, y, way, near, far, half):
        t = np.linspace(0, 2 * math.pi, 24)
        along = (near + far) / 2 + (far - near) / 2 * np.cos(t)
        across = half * np.sin(t) * (1 - 0.35 * np.cos(t))
        px = x + along * math.cos(way) - across * math.sin(way)
        py = y + along * math.sin(way) + across * math.cos(way)
        draw.polygon(list(zip(px * scale, py * scale)), fill=255)

    for row, y in enumerate(np.arange(pitch * 0.5, height, pitch * 0.5)):
        for x in np.arange(border + pitch * (0.5 + 0.5 * (row % 2)), width - border - pitch * 0.3, pitch):
            px, py = x + random.normal(0, 0.0005), y + random.normal(0, 0.0005)
            turn = random.normal(0, 0.03)
            for k in range(8):
                between = turn + (k + 0.5) * math.pi / 4
                petal(px, py, turn + k * math.pi / 4, 0.0030, 0.0118, 0.0027)
                dot(px + 0.0148 * math.cos(between), py + 0.0148 * math.sin(between), 0.00085)
            dot(px, py, 0.0018)
    for base, side in ((0.0, 1), (width, -1)):
        for a, b in ((0.012, 0.0155), (0.0195, 0.0215), (0.0540, 0.0560), (0.0600, 0.0635)):
            xs = sorted((base + side * a, base + side * b))
            draw.rectangle([xs[0] * scale, 0, xs[1] * scale, height * scale], fill=255)
        for y in np.arange(0.009, height, 0.0185):
            x = base + side * 0.0378
            petal(x, y, 0, -0.0125, 0.0125, 0.0042)
            dot(x, y + 0.00925, 0.0016)
    soft = np.asarray(mask.filter(ImageFilter.GaussianBlur(1.1)), dtype=float) / 255
    small = random.random((mask.height // 24, mask.width // 24))
    wear = Image.fromarray((small * 255).astype(np.uint8)).resize(mask.size, Image.BICUBIC)
    soft *= 0.80 + 0.2 * np.asarray(wear, dtype=float) / 255
    colours = [np.array([int(c[i : i + 2], 16) for i in (1, 3, 5)], dtype=float) for c in (ground, ink)]
    picture = colours[0] + soft[..., None] * (colours[1] - colours[0])
    return studio.load_image(name, Image.fromarray(picture.astype(np.uint8))), width, height


def stripes(name, ground, lines, width=0.24):
    """A picture of stripes across a cloth; `lines` are (from, to, colour) as shares of the width."""
    picture = Image.new("RGB", (960, 8), ground)
    draw = ImageDraw.Draw(picture)
    for start, end, colour in lines:
        draw.rectangle([start * 960, 0, end * 960, 8], fill=colour)
    return studio.load_image(name, picture), width, 0.002


def kinds():
    """The cloths of the stall, by name."""
    lines = (
        (0.06, 0.12, INDIGO),
        (0.14, 0.155, INDIGO),
        (0.30, 0.315, MADDER),
        (0.33, 0.345, MADDER),
        (0.62, 0.63, INDIGO),
        (0.80, 0.86, INDIGO),
        (0.88, 0.895, INDIGO),
    )
    printed = block_print("print small", 0.464, 0.464, NATURAL, INDIGO, 0.058, 0.0)
    return {
        "natural": cloth("natural cloth", NATURAL),
        "indigo": cloth("indigo cloth", INDIGO),
        "madder": cloth("madder cloth", MADDER),
        "marigold": cloth("marigold cloth", MARIGOLD),
        "leaf": cloth("leaf cloth", LEAF),
        "striped": cloth("striped cloth", picture=stripes("stripes", NATURAL, lines)),
        "printed": cloth("printed cloth", picture=printed),
    }
