"""A round smartwatch on a woven marigold strap, closed as a loop."""

import math

import numpy as np
from mathutils import Vector
from PIL import Image, ImageDraw

import paint
import studio as s

CASE = 0.0222
STRAP_WIDTH, STRAP_THICK = 0.0220, 0.0022
FACE_HEIGHT = 40


def dial():
    """The lit face: hands, hours and four complications."""
    n = 1600
    c = n / 2
    y, x = np.mgrid[0:n, 0:n]
    distance = np.clip(np.hypot(x - c, y - c) / c, 0, 1)
    image = Image.fromarray(paint.ramp(
        [(0, "#1A2140"), (0.6, "#0E1328"), (1, "#05070F")], distance).astype(np.uint8))
    draw = ImageDraw.Draw(image)

    def polar(angle, radius):
        a = math.radians(angle - 90)
        return c + radius * math.cos(a), c + radius * math.sin(a)

    for start, share, color, track in ((8, 0.78, "#F4B13A", "#3A2F1C"),
                                       (128, 0.62, "#3FB7A3", "#15332F"),
                                       (248, 0.86, "#EC6A4C", "#3A1E1A")):
        paint.arc(image, (c, c), 728, 40, start, start + 104, track)
        paint.arc(image, (c, c), 728, 40, start, start + 104 * share, color)
    for minute in range(60):
        hour = minute % 5 == 0
        draw.line((polar(minute * 6, 668), polar(minute * 6, 612 if hour else 644)),
                  "#FFFFFF" if hour else "#6F7898", 12 if hour else 5)
    for hour in range(1, 13):
        if hour in (12, 3, 6, 9):
            continue
        draw.text(polar(hour * 30, 545), str(hour), "#C9CFE4", paint.font("medium", 88), "mm")

    def subdial(angle, label, value, share, color):
        centre = polar(angle, 372)
        draw.ellipse((centre[0] - 158, centre[1] - 158, centre[0] + 158, centre[1] + 158),
                     fill="#141A33")
        paint.arc(image, centre, 140, 18, 0, 359, "#252D50")
        paint.arc(image, centre, 140, 18, 0, 360 * share, color)
        draw.text((centre[0], centre[1] - 14), value, "#FFFFFF", paint.font("semibold", 88), "mm")
        draw.text((centre[0], centre[1] + 58), label, "#9EA8CC", paint.font("medium", 44), "mm")

    subdial(270, "bpm", "68", 0.55, "#EC6A4C")
    subdial(90, "steps", "6.4k", 0.72, "#3FB7A3")
    subdial(180, "sunset", "17:52", 0.35, "#F4B13A")
    draw.text((c, c - 440), "SAT", "#9EA8CC", paint.font("semibold", 60), "mm")
    draw.text((c, c - 350), "14", "#F4B13A", paint.font("semibold", 112), "mm")

    def hand(angle, length, width, color, tail=70):
        tip, back = polar(angle, length), polar(angle + 180, tail)
        draw.line((back, tip), color, width)
        for px, py in (tip, back):
            draw.ellipse((px - width / 2, py - width / 2, px + width / 2, py + width / 2),
                         fill=color)

    hand(305, 400, 52, "#05070F")
    hand(305, 392, 36, "#FFFFFF")
    hand(54, 602, 44, "#05070F")
    hand(54, 594, 28, "#FFFFFF")
    hand(216, 640, 10, "#F4B13A", 130)
    draw.ellipse((c - 40, c - 40, c + 40, c + 40), fill="#F4B13A")
    draw.ellipse((c - 16, c - 16, c + 16, c + 16), fill="#05070F")
    return image.resize((1200, 1200), Image.LANCZOS)


def weave():
    """Return colour and height images of a tile of 8 x 8 twill threads."""
    threads, cell = 8, 48
    n = threads * cell
    y, x = np.mgrid[0:n, 0:n] / cell
    column, row = x.astype(int), y.astype(int)
    over = (column + row) % 4 < 2
    across, along = x % 1 - 0.5, y % 1 - 0.5
    warp = np.sqrt(np.clip(1 - (across * 2) ** 2, 0, 1))
    weft = np.sqrt(np.clip(1 - (along * 2) ** 2, 0, 1))
    height = np.where(over, 0.45 + 0.55 * warp, 0.25 + 0.55 * weft)
    fibre = 0.06 * np.sin((np.where(over, x, y) * 5 + np.where(over, y, x) * 2) * math.tau)
    height = np.clip(height + fibre, 0, 1)
    gold = paint.ramp([(0, "#6E3A08"), (0.55, "#D98A1B"), (1, "#F3B23C")], height)
    ochre = paint.ramp([(0, "#5A2E0A"), (0.55, "#B96A14"), (1, "#DE9A2E")], height)
    color = np.where(over[..., None], gold, ochre)
    return (Image.fromarray(color.astype(np.uint8)),
            Image.fromarray((height * 255).astype(np.uint8)))


def woven_material():
    """Cloth whose tile repeats over the UV map."""
    color, height = weave()
    mat = s.image_material("Weave", color, 0.78, specular=0.25)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Sheen"].default_value = 0.4
    texture = next(n for n in nodes if n.type == "TEX_IMAGE")
    texture.extension = "REPEAT"
    relief_image = nodes.new("ShaderNodeTexImage")
    relief_image.image = s.load_image("Weave height", height)
    relief_image.image.colorspace_settings.name = "Non-Color"
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.9
    relief.inputs["Distance"].default_value = 0.00025
    links.new(relief_image.outputs["Color"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return mat


def loop_path(steps=240):
    """Return points (y, z) and outward normals along the strap's middle, from
    the upper lug round the wrist to the lower one."""
    knots = [(0.0228, -0.0024), (0.0266, -0.0072), (0.0300, -0.0170), (0.0296, -0.0290),
             (0.0228, -0.0405), (0.0110, -0.0462), (0, -0.0474), (-0.0110, -0.0462),
             (-0.0228, -0.0405), (-0.0296, -0.0290), (-0.0300, -0.0170),
             (-0.0266, -0.0072), (-0.0228, -0.0024)]
    knots = [Vector(k) for k in knots]
    knots = [2 * knots[0] - knots[1]] + knots + [2 * knots[-1] - knots[-2]]
    points = []
    spans = len(knots) - 3
    for i in range(steps + 1):
        t = i / steps * spans
        k = min(int(t), spans - 1)
        t -= k
        a, b, c, d = knots[k:k + 4]
        points.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                             + (3 * b - a - 3 * c + d) * t ** 3))
    normals = []
    for i in range(len(points)):
        along = points[min(i + 1, steps)] - points[max(i - 1, 0)]
        normals.append(Vector((-along.y, along.x)).normalized())
    outward = 1 if normals[steps // 2].y < 0 else -1
    return points, [n * outward for n in normals]


def strap(mat, edge_mat):
    """The woven band with bound edges, following `loop_path()`."""
    points, normals = loop_path()
    section = []
    half, thick, turn = STRAP_WIDTH / 2, STRAP_THICK / 2, 0.0009
    across = [-half + turn * 0.3 + (STRAP_WIDTH - turn * 0.6) * i / 24 for i in range(25)]
    section += [(x, thick) for x in across]
    section += [(half, thick * 0.45), (half, -thick * 0.45)]
    section += [(x, -thick) for x in reversed(across)]
    section += [(-half, -thick * 0.45), (-half, thick * 0.45)]
    vertices, faces, uvs = [], [], []
    n, travelled = len(section), 0
    tile = 0.0056
    for i, (point, normal) in enumerate(zip(points, normals)):
        if i:
            travelled += (point - points[i - 1]).length
        for x, h in section:
            vertices.append((x, point.x + normal.x * h, point.y + normal.y * h))
            uvs.append((x / tile, travelled / tile))
    for i in range(len(points) - 1):
        for j in range(n):
            k = (j + 1) % n
            faces.append((i * n + j, (i + 1) * n + j, (i + 1) * n + k, i * n + k))
    band = s.mesh_object("Strap", vertices, faces, mat)
    layer = band.data.uv_layers.new(name="UVMap")
    for loop in band.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    parts = [band]
    for side in (-1, 1):
        parts.append(s.tube("Strap edge", [(side * (half - 0.0002), p.x, p.y) for p in points],
                            STRAP_THICK * 0.52, edge_mat, smooth=False, resolution=4))
    return parts


def slider(at, metal):
    """A metal keeper round the strap at the share `at` of its length."""
    points, normals = loop_path()
    i = round(at * (len(points) - 1))
    point, normal = points[i], normals[i]
    angle = math.degrees(math.atan2(normal.y, normal.x)) - 90
    width, high = STRAP_WIDTH + 0.0034, STRAP_THICK + 0.0026
    outline = s.rounded_outline(width, high, high * 0.45, 10)
    ring = s.tube("Keeper", [(x, y, 0) for x, y in outline], 0.00085, metal, closed=True,
                  smooth=False)
    s.put(ring, (0, point.x, point.y), (90 + angle, 0, 0))
    return [ring]


def case():
    """Case, bezel, glass, crown, key and lugs; the dial faces +Z."""
    steel = s.material("Watch steel", "#80848B", 0.2, 1.0)
    bright = s.material("Watch bright steel", "#C9CCD0", 0.12, 1.0)
    black = s.material("Watch glass", "#040507", 0.03)
    accent = s.material("Watch accent", "#E0952A", 0.3, 0.6)
    dark = s.material("Watch gap", "#08090A", 0.5)
    lit = s.image_material("Dial", dial(), 0.05, specular=0.35, glow=1.0)
    r = CASE
    body = s.lathe("Watch case", [
        (0, -0.0058), (r * 0.72, -0.0058), (r * 0.86, -0.0050), (r * 0.97, -0.0032),
        (r * 0.995, -0.0024), (r, -0.0012), (r, 0.0012), (r * 0.995, 0.0022),
        (r * 0.982, 0.0028), (r * 0.975, 0.0029)], steel, segments=160)
    groove = s.lathe("Watch groove", [(r * 0.98, 0.0026), (r * 0.962, 0.0027),
                                      (r * 0.955, 0.0032)], dark, segments=160)
    bezel = s.lathe("Watch bezel", [
        (r * 0.965, 0.0027), (r * 0.967, 0.0033), (r * 0.955, 0.0039), (r * 0.930, 0.0045),
        (r * 0.915, 0.0047), (r * 0.902, 0.0046), (r * 0.896, 0.0041)], bright, segments=160)
    dial_radius = r * 0.83
    glass = s.lathe("Watch glass", [
        (0, 0.0036), (r * 0.899, 0.0036), (r * 0.899, 0.0043), (r * 0.893, 0.00462),
        (r * 0.88, 0.00478), (r * 0.86, 0.00484), (0, 0.00485)], black, segments=160)
    display = s.panel("Watch dial", dial_radius * 2, dial_radius * 2, dial_radius, lit,
                      (0, 0, 0.00488), steps=40)
    parts = [body, groove, bezel, glass, display]

    crown = s.lathe("Crown", crown_profile(), bright, segments=96)
    knurl(crown)
    ring = s.lathe("Crown ring", [(0.00262, 0.0026), (0.0028, 0.00275), (0.0028, 0.0031),
                                  (0.00262, 0.00325)], accent)
    cap = s.lathe("Crown cap", [(0.0019, 0.00362), (0.0017, 0.0038), (0, 0.00385)], steel)
    stem = s.lathe("Stem", [(0.0018, -0.002), (0.0018, 0.0012)], dark)
    angle = 28
    for part in (crown, ring, cap, stem):
        s.put(part, (r * math.cos(math.radians(angle)) * 0.985,
                     r * math.sin(math.radians(angle)) * 0.985, -0.0002), (0, 90, angle))
    parts += [crown, ring, cap, stem]
    key = s.rounded_box("Key", (0.0030, 0.0078, 0.0022), 0.0015, 0.0006, bright)
    s.put(key, (r * math.cos(math.radians(-28)) * 0.97, r * math.sin(math.radians(-28)) * 0.97,
                -0.0002), (0, 90, -28))
    parts.append(key)

    for top_side in (1, -1):
        bar = s.lathe("Lug bar", [(0, -0.0125), (0.0015, -0.0125), (0.0015, 0.0125), (0, 0.0125)],
                      bright, (0, top_side * 0.0234, -0.0030), (0, 90, 0), 32)
        parts.append(bar)
        for side in (1, -1):
            lug = s.loft("Lug", lug_rings(side, top_side), steel)
            parts.append(lug)
    return parts


def lug_rings(side, end):
    """Sections of a horn that grows out of the case and bends down to the bar."""
    rings = []
    for y, z, wide, high in ((0.0120, -0.0008, 0.0052, 0.0052), (0.0160, -0.0010, 0.0048, 0.0050),
                             (0.0195, -0.0016, 0.0043, 0.0046), (0.0220, -0.0024, 0.0039, 0.0041),
                             (0.0238, -0.0031, 0.0036, 0.0035), (0.0250, -0.0036, 0.0032, 0.0025),
                             (0.0254, -0.0038, 0.0022, 0.0012)):
        outline = s.rounded_outline(wide, high, min(wide, high) * 0.36, 6)
        rings.append([(side * (0.0138 + end * side * u), end * y, z + v) for u, v in outline])
    return rings


def crown_profile():
    """Profile of the crown along its own axis."""
    return [(0, 0.0006), (0.0026, 0.0006), (0.0029, 0.0009), (0.0029, 0.0024),
            (0.0027, 0.0026), (0.0027, 0.0032), (0.0029, 0.0033), (0.0028, 0.0036),
            (0.0025, 0.00375), (0, 0.00375)]


def knurl(crown):
    """Press a fine toothed grip into the crown's widest rings."""
    for vertex in crown.data.vertices:
        radius = math.hypot(vertex.co.x, vertex.co.y)
        if radius > 0.00285:
            angle = math.atan2(vertex.co.y, vertex.co.x)
            factor = 1 + 0.045 * math.copysign(1, math.sin(angle * 24 + 0.01))
            vertex.co.x *= factor
            vertex.co.y *= factor


def build():
    """The watch resting on its closed strap, its face turned up and forward."""
    cloth = woven_material()
    edge = s.material("Strap binding", "#B8701A", 0.75, sheen=0.3)
    metal = s.material("Keeper steel", "#B9BDC2", 0.2, 1.0)
    parts = case() + strap(cloth, edge) + slider(0.80, metal) + slider(0.74, metal)
    s.move(parts, rotation=(90 - FACE_HEIGHT, 0, 0))
    points = s.corners(parts)
    middle = (min(p.y for p in points) + max(p.y for p in points)) / 2
    return s.move(parts, location=(0, -middle, -min(p.z for p in points)))
