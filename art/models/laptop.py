"""A slim 14-inch laptop in river-grey aluminium, open."""

import math

from PIL import ImageDraw

import paint
import studio as s

WIDTH, DEPTH = 0.3140, 0.2210
BASE, LID, FEET = 0.0098, 0.0044, 0.0012
OPENING = 110
SCREEN = (0.2994, 0.1940)
PITCH, CAP = 0.0188, 0.0164
KEY_ROWS = (
    (("esc", 1.0),) + tuple((f"F{i}", 1.0) for i in range(1, 13)) + (("del", 1.5),),
    tuple((c, 1.0) for c in "`1234567890-=") + (("back", 1.5),),
    (("tab", 1.5),) + tuple((c, 1.0) for c in "QWERTYUIOP[]") + (("\\", 1.0),),
    (("caps", 1.75),) + tuple((c, 1.0) for c in "ASDFGHJKL;'") + (("enter", 1.75),),
    (("shift", 2.25),) + tuple((c, 1.0) for c in "ZXCVBNM,./") + (("shift", 2.25),),
    (("fn", 1.0), ("ctrl", 1.0), ("alt", 1.0), ("meta", 1.25), ("", 5.0), ("alt", 1.25),
     ("ctrl", 1.0)),
)
ARROWS = (("◂", 0, -0.5), ("▴", 1, 0), ("▾", 1, -0.5), ("▸", 2, -0.5))
KEYBOARD_TOP = DEPTH / 2 - 0.0210


def wallpaper():
    """Marigold and indigo dunes under a quiet desktop."""
    w, h = 2240, round(2240 * SCREEN[1] / SCREEN[0])
    image = paint.dunes(
        w, h, [(0, "#F9E3B8"), (0.4, "#F6C06E"), (0.62, "#EE9A45")],
        [(0.44, 0.045, 0.75, 0.6, "#F3B04C", "#D9752F"),
         (0.54, 0.060, 0.60, 2.7, "#EE9433", "#A8483A"),
         (0.64, 0.060, 0.55, 5.0, "#C8583F", "#54305F"),
         (0.75, 0.065, 0.50, 1.4, "#6A4A8C", "#2A2A66"),
         (0.88, 0.050, 0.65, 3.6, "#3F4490", "#131742")],
        sun=(0.66, 0.27, 0.075, "#FFF3D2"))
    paint.card(image, (0, 0, w, 46), 0, "#FFFFFF", 0.35, 20)
    dock = (w // 2 - 400, h - 128, w // 2 + 400, h - 28)
    paint.card(image, dock, 30, "#FFFFFF", 0.42, 26)
    draw = ImageDraw.Draw(image)
    ink = "#3B2414"
    draw.text((40, 23), "Files    Edit    View    Window", ink, paint.font("semibold", 25), "lm")
    draw.text((w - 40, 23), "Sat 14 Nov   10:24", ink, paint.font("semibold", 25), "rm")
    tiles = (("letter", "#E9A21F", "#FFFFFF"), ("compass", "#2C7A72", "#FFFFFF"),
             ("bars", "#FFFFFF", "#39407F"), ("bag", "#D9623A", "#FFFFFF"),
             ("chat", "#39407F", "#FFFFFF"), ("camera", "#FFFFFF", "#39407F"),
             ("place", "#1F6F69", "#FFFFFF"), ("list", "#F2C25B", "#39407F"))
    for i, (kind, fill, ink) in enumerate(tiles):
        x, y = dock[0] + 34 + i * 94, dock[1] + 13
        draw.rounded_rectangle((x, y, x + 74, y + 74), 20, fill=fill)
        paint.glyph(draw, kind, (x + 37, y + 37), 40, ink, fill)
    return image


def keyboard(deck, z):
    """Separate keys with legends, standing in a recess of the deck."""
    cap_mat = s.material("Key", "#D9D6CF", 0.55)
    accent = s.material("Accent key", "#DE8F22", 0.5)
    ink = s.material("Legend", "#3A3A3C", 0.6)
    pale = s.material("Pale legend", "#FFF6E6", 0.6)
    total = 14.5 * PITCH
    height = 5.62 * PITCH
    well = s.rounded_box("Well", (total + 0.0022, height + 0.0022, 0.004), 0.0034, 0.0,
                         None, (0, KEYBOARD_TOP - height / 2, z - 0.0016))
    s.cut(deck, well)
    floor = s.material("Well floor", "#8F9194", 0.6, 0.6)
    parts = [s.panel("Well floor", total + 0.0020, height + 0.0020, 0.0033, floor,
                     (0, KEYBOARD_TOP - height / 2, z - 0.00155))]
    caps, accents, legends, light = [], [], [], []

    def key(label, x, y, width, depth):
        emphatic = label == "enter"
        box = s.rounded_box("Key", (width, depth, 0.0017), 0.0021, 0.00035,
                            accent if emphatic else cap_mat, (x, y, z - 0.0015),
                            steps=5, bevel_steps=3, bevel_bottom=0.0001)
        (accents if emphatic else caps).append(box)
        if not label:
            return
        size = 0.0057 if len(label) == 1 else 0.0034
        legend = s.text("Legend", label, size, pale if emphatic else ink,
                        (x, y, z + 0.00024), font=paint.FACES["medium"]
                        if label not in "◂▴▾▸" else s.FONT)
        (light if emphatic else legends).append(legend)

    top = KEYBOARD_TOP
    for number, row in enumerate(KEY_ROWS):
        pitch = PITCH * (0.62 if number == 0 else 1)
        x = -total / 2
        for label, units in row:
            width = units * PITCH
            key(label, x + width / 2, top - pitch / 2, width - (PITCH - CAP), pitch - (PITCH - CAP))
            x += width
        top -= pitch
    for label, column, drop in ARROWS:
        key(label, x + (column + 0.5) * PITCH, top + PITCH * (0.75 + drop), CAP,
            PITCH / 2 - (PITCH - CAP) * 0.5)
    parts += [s.join("Keys", caps), s.join("Accent keys", accents),
              s.join("Legends", legends), s.join("Pale legends", light)]
    return parts


def speaker(name, x, z, mat):
    """A field of small holes beside the keyboard, as one mesh."""
    vertices, faces = [], []
    radius, step = 0.00042, 0.00145
    for i in range(5):
        for j in range(58):
            cx = x + (i - 2) * step
            cy = KEYBOARD_TOP - 0.010 - j * step
            start = len(vertices)
            for k in range(8):
                a = math.tau * k / 8
                vertices.append((cx + radius * math.cos(a), cy + radius * math.sin(a), z))
            faces.append(tuple(range(start, start + 8)))
    return s.mesh_object(name, vertices, faces, mat, smooth=False)


def socket(name, y, z, width, height, mat, dark):
    """A port with a bright rim on the right-hand side."""
    x = WIDTH / 2
    rim = s.rounded_box(name + " rim", (width + 0.0007, height + 0.0007, 0.0001),
                        (height + 0.0007) / 2, 0.00004, mat)
    hole = s.rounded_box(name, (width, height, 0.0001), height / 2, 0.00002, dark)
    s.put(rim, (x - 0.00005, y, z), (90, 0, 90))
    s.put(hole, (x - 0.00001, y, z), (90, 0, 90))
    return [rim, hole]


def base():
    """The lower half, standing on its feet."""
    aluminium = s.material("Aluminium", "#CDD0D3", 0.36, 0.72)
    shine = s.material("Chamfer", "#DDE0E3", 0.16, 1.0)
    dark = s.material("Dark", "#0C0D0F", 0.55)
    rubber = s.material("Rubber", "#1A1A1B", 0.8)
    pad_mat = s.material("Trackpad", "#C9CCCF", 0.34, 0.55)
    z = FEET + BASE
    deck = s.rounded_box("Base", (WIDTH, DEPTH, BASE), 0.0105, 0.0011, aluminium,
                         (0, 0, FEET), bevel_bottom=0.0048, steps=14, bevel_steps=6)
    scoop = s.lathe("Scoop", [(0, -0.0029), (0.02, -0.0029), (0.0215, 0.002), (0, 0.002)],
                    None, (0, -DEPTH / 2 - 0.0168, z - 0.0001), segments=64)
    scoop.scale = (1.35, 1, 1)
    s.cut(deck, scoop)
    parts = [deck] + keyboard(deck, z)

    pad_y, pad_w, pad_d = -DEPTH / 2 + 0.0455, 0.128, 0.0765
    s.cut(deck, s.rounded_box("Pad recess", (pad_w + 0.0009, pad_d + 0.0009, 0.002), 0.0052,
                              0.0, None, (0, pad_y, z - 0.0007)))
    parts.append(s.rounded_box("Trackpad", (pad_w, pad_d, 0.0006), 0.0049, 0.00015, pad_mat,
                               (0, pad_y, z - 0.00068)))
    for side in (-1, 1):
        parts.append(speaker("Speaker", side * (WIDTH / 2 - 0.0112), z + 0.00003, dark))
        for y in (-DEPTH / 2 + 0.022, DEPTH / 2 - 0.022):
            parts.append(s.rounded_box("Foot", (0.03, 0.008, FEET + 0.001), 0.004, 0.0004,
                                       rubber, (side * (WIDTH / 2 - 0.035), y, 0)))
    middle = FEET + BASE * 0.60
    parts += socket("Port 1", 0.058, middle, 0.0091, 0.0031, shine, dark)
    parts += socket("Port 2", 0.040, middle, 0.0091, 0.0031, shine, dark)
    parts += socket("Jack", 0.020, middle, 0.0037, 0.0037, shine, dark)
    return parts


def lid():
    """The upper half, lying shut on z = 0 with its screen down and its hinge
    along y = 0."""
    aluminium = s.material("Lid aluminium", "#CDD0D3", 0.36, 0.72)
    glass = s.material("Screen glass", "#060708", 0.06, specular=0.25)
    dark = s.material("Gasket", "#17181A", 0.6)
    eye = s.material("Webcam", "#10182C", 0.05, specular=1.0)
    screen = s.image_material("Screen", wallpaper(), 0.08, specular=0.16, glow=0.95)
    depth = DEPTH - 0.0065
    middle = -depth / 2 - 0.0012
    down = (180, 0, 0)
    shell = s.rounded_box("Lid", (WIDTH, depth, LID), 0.0105, 0.0011, aluminium,
                          (0, middle, 0), bevel_bottom=0.0006, steps=14)
    gasket = s.rounded_box("Gasket", (WIDTH - 0.0034, depth - 0.0034, 0.0005), 0.0090, 0.0002,
                           dark, (0, middle, 0.0001), down)
    cover = s.rounded_box("Cover glass", (WIDTH - 0.0046, depth - 0.0046, 0.0005), 0.0084,
                          0.0002, glass, (0, middle, -0.0001), down)
    lit = s.panel("Display", *SCREEN, 0.0028, screen,
                  (0, middle - depth / 2 + 0.0092 + SCREEN[1] / 2, -0.00064), down)
    lens_y = middle - depth / 2 + 0.0058
    return [shell, gasket, cover, lit,
            s.lathe("Webcam", [(0.0016, 0), (0.0010, 0.00008), (0, 0.0001)], eye,
                    (0, lens_y, -0.0006), down, 32)]


def hinge():
    """The long dark barrel that joins both halves."""
    mat = s.material("Hinge", "#3A3C3F", 0.4, 0.9)
    barrel = s.lathe("Hinge", [(0, -0.118), (0.0034, -0.118), (0.0037, -0.1175),
                               (0.0037, 0.1175), (0.0034, 0.118), (0, 0.118)], mat, segments=48)
    return [s.put(barrel, (0, DEPTH / 2 - 0.0032, FEET + BASE - 0.0008), (0, 90, 0))]


def build():
    """The open laptop."""
    top = s.move(lid(), rotation=(-OPENING, 0, 0))
    s.move(top, location=(0, DEPTH / 2 - 0.0018, FEET + BASE + 0.0012))
    return base() + hinge() + top
