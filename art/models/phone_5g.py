"""A premium 5G phone in midnight blue: one unit's back and one unit's front."""

import math

from PIL import ImageDraw

import paint
import studio as s
from models import handset

WIDTH, HEIGHT, THICK, RADIUS = 0.0762, 0.1618, 0.0081, 0.0128


def lock_screen():
    """A night over indigo dunes with a thin clock."""
    w, h = 1080, 2340
    image = paint.dunes(
        w, h, [(0, "#0B1030"), (0.35, "#2B2A66"), (0.58, "#A8577A"), (0.70, "#F2A25C")],
        [(0.60, 0.030, 0.7, 1.0, "#D97F55", "#7A3F6B"),
         (0.68, 0.040, 0.6, 3.4, "#8E4A78", "#3B2C66"),
         (0.78, 0.050, 0.55, 5.6, "#4A3A86", "#1C1B4C"),
         (0.90, 0.045, 0.6, 2.0, "#2A2A6A", "#0A0C2A")],
        sun=(0.34, 0.515, 0.050, "#FFD9A0"))
    draw = ImageDraw.Draw(image)
    white, soft = "#FFFFFF", "#D9D3EE"
    draw.text((96, 70), "5G", white, paint.font("bold", 42), "lm")
    draw.rounded_rectangle((912, 50, 990, 88), 13, outline=white, width=4)
    draw.rounded_rectangle((919, 57, 972, 81), 7, fill=white)
    for i in range(4):
        draw.rounded_rectangle((832 + i * 16, 78 - i * 9, 842 + i * 16, 87), 3, fill=white)
    draw.text((540, 420), "19", white, paint.font("light", 330), "mm")
    draw.text((540, 700), "42", "#FFCB85", paint.font("light", 330), "mm")
    draw.text((540, 920), "Friday, 6 November", soft, paint.font("medium", 56), "mm")
    paint.card(image, (72, 1830, 1008, 2010), 72, "#15153F", 0.55, 24)
    draw = ImageDraw.Draw(image)
    draw.ellipse((108, 1868, 212, 1972), fill="#F2A25C")
    draw.rounded_rectangle((134, 1896, 186, 1944), 10, fill="#15153F")
    draw.text((248, 1894), "Asha", white, paint.font("semibold", 50), "lm")
    draw.text((248, 1952), "See you at the market at nine", soft, paint.font("regular", 42), "lm")
    for x in (170, 910):
        draw.ellipse((x - 66, 2110, x + 66, 2242), fill="#23235C")
    draw.polygon(((150, 2150), (190, 2150), (182, 2180), (182, 2206), (158, 2206), (158, 2180)),
                 fill=white)
    draw.rounded_rectangle((876, 2156, 944, 2206), 12, fill=white)
    draw.ellipse((894, 2165, 926, 2197), fill="#23235C")
    draw.rounded_rectangle((380, 2288, 700, 2300), 6, fill=white)
    return image


def unit(name):
    """One handset, lying on its back."""
    frame = s.material(name + " frame", "#6F7FA6", 0.16, 1.0)
    back_glass = s.material(name + " back glass", "#0D1D5C", 0.28, 0.55, clearcoat=0.6)
    island_glass = s.material(name + " island", "#0A1440", 0.12, 0.4, clearcoat=0.35)
    glass = s.material(name + " glass", "#050608", 0.03, specular=0.25)
    dark = s.material(name + " dark", "#07080C", 0.5)
    band = s.material(name + " band", "#2E3A5E", 0.4)
    gold = s.material(name + " gold", "#D9B27A", 0.18, 1.0)
    rim = s.material(name + " lens rim", "#8C98B8", 0.14, 1.0)

    parts = [
        handset.slab(name + " frame", (WIDTH, HEIGHT, THICK - 0.0010), RADIUS, 0.0012, frame, 0),
        handset.slab(name + " seam", (WIDTH - 0.0016, HEIGHT - 0.0016, THICK - 0.0006),
                     RADIUS - 0.0008, 0.0002, dark, 0),
        handset.slab(name + " back glass", (WIDTH - 0.0019, HEIGHT - 0.0019, 0.0016),
                     RADIUS - 0.00095, 0.0007, back_glass, -THICK / 2 + 0.0008),
    ]
    parts += handset.edges(name, WIDTH, HEIGHT, THICK - 0.0010, frame, dark, band)
    parts += handset.face(name, WIDTH - 0.0019, HEIGHT - 0.0019, RADIUS - 0.00095,
                          THICK / 2 - 0.0004, lock_screen(), 0.0016, 0.0016, glass, dark)

    back = -THICK / 2
    x, y, reach = WIDTH / 2 - 0.0262, HEIGHT / 2 - 0.0290, 0.0118
    collar = handset.outline_slab(name + " collar", handset.trefoil(reach, 0.0112), 0.0012,
                                  0.0005, frame, (x, y, back + 0.0001), (180, 0, 180))
    island = handset.outline_slab(name + " island", handset.trefoil(reach, 0.0105), 0.0016,
                                  0.0003, island_glass, (x, y, back + 0.0001), (180, 0, 180))
    parts += [collar, island]
    for corner in range(3):
        a = math.radians(90 + 120 * corner)
        place = (x - reach * math.cos(a), y + reach * math.sin(a), back - 0.0014)
        parts += handset.lens(f"{name} lens {corner}", 0.0083, gold if corner == 0 else rim,
                              place, 0.0016)
    parts += handset.flash(name + " flash", 0.0019, (x, y, back - 0.0015), rim)
    parts.append(s.lathe(name + " microphone", [(0.0005, 0), (0.0004, 0.00004), (0, 0.00004)],
                         dark, (x + 0.0125, y + 0.0085, back), (180, 0, 0), 24))
    return parts


def build():
    """Both units: the back in the foreground, the front behind it."""
    front = handset.stand(unit("Front unit"), lean=10, turn=20, location=(0.032, 0.040))
    back = handset.stand(unit("Back unit"), lean=13, turn=2, location=(-0.024, -0.012), back=True)
    return back + front
