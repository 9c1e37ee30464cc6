"""A friendly budget phone, 6.5 inches: one unit's front and one unit's back."""

from PIL import ImageDraw

import paint
import studio as s
from models import handset

WIDTH, HEIGHT, THICK, RADIUS = 0.0756, 0.1640, 0.0086, 0.0105


def home_screen():
    """A clock and widgets over teal and marigold hills."""
    w, h = 1080, 2310
    image = paint.dunes(
        w, h, [(0, "#F8D9A0"), (0.35, "#F3B56B"), (0.6, "#E58A4E")],
        [(0.50, 0.030, 0.8, 0.4, "#E9A35B", "#C46A3C"),
         (0.60, 0.040, 0.6, 2.4, "#7FB3A0", "#3E8378"),
         (0.72, 0.045, 0.7, 4.6, "#4E9A8C", "#1F5F5B"),
         (0.86, 0.050, 0.5, 1.2, "#2C7A72", "#0F3E40")],
        sun=(0.70, 0.40, 0.060, "#FFF1CE"))
    paint.card(image, (64, 880, 524, 1270), 64, "#FFFFFF", 0.72, 30)
    paint.card(image, (556, 880, 1016, 1270), 64, "#17464A", 0.80, 30)
    paint.card(image, (64, 1306, 1016, 1560), 64, "#FFFFFF", 0.72, 30)
    draw = ImageDraw.Draw(image)
    ink, soft, teal, gold = "#3A2312", "#7A5B44", "#1F6F69", "#E39A1F"

    draw.text((74, 62), "10:24", ink, paint.font("semibold", 44), "lm")
    draw.rounded_rectangle((922, 44, 1000, 80), 12, outline=ink, width=4)
    draw.rounded_rectangle((929, 51, 978, 73), 6, fill=ink)
    draw.rectangle((1003, 55, 1008, 69), fill=ink)
    for i in range(4):
        draw.rounded_rectangle((842 + i * 16, 72 - i * 9, 852 + i * 16, 80), 3, fill=ink)

    draw.text((540, 400), "10:24", ink, paint.font("light", 300), "mm")
    draw.text((540, 600), "Saturday, 14 November", ink, paint.font("medium", 58), "mm")

    draw.ellipse((112, 932, 232, 1052), fill=gold)
    draw.rounded_rectangle((162, 1000, 300, 1064), 32, fill="#FFFFFF")
    draw.ellipse((186, 962, 272, 1048), fill="#FFFFFF")
    draw.text((484, 990), "28°", ink, paint.font("light", 104), "rm")
    draw.text((112, 1140), "Clear morning", ink, paint.font("semibold", 50), "lm")
    draw.text((112, 1204), "Light wind, 31 / 22", soft, paint.font("regular", 40), "lm")

    paint.arc(image, (690, 1075), 88, 26, 0, 359, "#2B6266")
    paint.arc(image, (690, 1075), 88, 26, 0, 250, "#F2B441")
    draw.text((690, 1075), "72", "#FFFFFF", paint.font("bold", 66), "mm")
    draw.text((822, 1030), "6,480", "#FFFFFF", paint.font("bold", 60), "lm")
    draw.text((822, 1096), "steps", "#BFD9D4", paint.font("regular", 44), "lm")

    draw.rounded_rectangle((104, 1346, 278, 1520), 40, fill=teal)
    draw.pieslice((140, 1382, 242, 1484), 200, 20, fill=gold)
    draw.ellipse((168, 1410, 214, 1456), fill="#FFF1CE")
    draw.text((320, 1396), "Morning raga", ink, paint.font("semibold", 52), "lm")
    draw.text((320, 1458), "River recordings", soft, paint.font("regular", 42), "lm")
    draw.rounded_rectangle((320, 1502, 790, 1512), 5, fill="#CDB9A6")
    draw.rounded_rectangle((320, 1502, 540, 1512), 5, fill=teal)
    draw.ellipse((864, 1376, 980, 1492), fill=teal)
    draw.polygon(((906, 1404), (906, 1464), (954, 1434)), fill="#FFFFFF")

    tiles = (("chat", "#F2B441", "#FFFFFF"), ("camera", "#FFFFFF", "#1F6F69"),
             ("place", "#D9623A", "#FFFFFF"), ("list", "#28365F", "#F2B441"),
             ("letter", "#28365F", "#FFFFFF"), ("bars", "#F2B441", "#28365F"),
             ("bag", "#FFFFFF", "#D9623A"), ("compass", "#7FB3A0", "#FFFFFF"))
    for i, (kind, fill, ink) in enumerate(tiles):
        x, y = 84 + i % 4 * 244, 1660 + i // 4 * 250
        draw.rounded_rectangle((x, y, x + 180, y + 180), 56, fill=fill)
        paint.glyph(draw, kind, (x + 90, y + 90), 100, ink, fill)
    draw.rounded_rectangle((390, 2262, 690, 2274), 6, fill="#FFFFFF")
    return image


def unit(name):
    """One handset, lying on its back."""
    shell = s.material(name + " shell", "#66AC9D", 0.38, 0.15, clearcoat=0.6)
    deep = s.material(name + " deck", "#37796E", 0.16, 0.2, clearcoat=1.0)
    glass = s.material(name + " glass", "#070809", 0.05, specular=0.25)
    dark = s.material(name + " dark", "#0B0D0D", 0.5)
    steel = s.material(name + " rim", "#C9D2CC", 0.2, 1.0)
    body = handset.slab(name + " body", (WIDTH, HEIGHT, THICK), RADIUS, 0.0034, shell, 0)
    seam = s.rounded_box(name + " seam", (WIDTH + 0.00004, HEIGHT + 0.00004, 0.00022), RADIUS,
                         0.00005, dark, (0, 0, THICK / 2 - 0.0036), steps=16)
    parts = [body, seam]
    parts += handset.edges(name, WIDTH, HEIGHT, THICK, shell, dark)
    parts += handset.face(name, WIDTH - 0.0022, HEIGHT - 0.0022, RADIUS - 0.0011,
                          THICK / 2 - 0.0001, home_screen(), 0.0023, 0.0042, glass, dark)

    back = -THICK / 2
    x, y = WIDTH / 2 - 0.0165, HEIGHT / 2 - 0.0285
    deck = s.rounded_box(name + " deck", (0.0205, 0.0405, 0.0012), 0.01025, 0.0005, deep)
    parts.append(s.put(deck, (x, y, back + 0.0001), (180, 0, 0)))
    for offset in (0.0098, -0.0098):
        parts += handset.lens(f"{name} lens {offset}", 0.0077, steel,
                              (x, y + offset, back - 0.0010))
    parts += handset.flash(name + " flash", 0.0024, (x - 0.0165, y + 0.0098, back), steel)
    return parts


def build():
    """Both units: the front in the foreground, the back leaning behind it."""
    back = handset.stand(unit("Back unit"), lean=10, turn=20, location=(0.030, 0.040), back=True)
    front = handset.stand(unit("Front unit"), lean=13, turn=4, location=(-0.024, -0.012))
    return front + back
