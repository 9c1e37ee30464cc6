"""Parts that the phones share.

A handset lies on its back here: screen towards +Z, top edge towards +Y,
middle of its thickness at z = 0.  `stand()` sets it upright.
"""

import math

import studio as s


def stand(objects, lean=8, turn=0, location=(0, 0), back=False):
    """Set a handset on its bottom edge, leaning backwards by `lean` degrees,
    screen towards -Y, or its back if `back`; then turn and move it."""
    if back:
        s.move(objects, rotation=(0, 180, 0))
    s.move(objects, rotation=(90 - lean, 0, 0))
    lowest = min(p.z for p in s.corners(objects))
    s.move(objects, location=(0, 0, -lowest))
    s.move(objects, rotation=(0, 0, turn))
    return s.move(objects, location=(*location, 0))


def slab(name, size, radius, bevel, mat, z):
    """A rounded box whose middle is at height z."""
    return s.rounded_box(name, size, radius, bevel, mat, (0, 0, z - size[2] / 2),
                         steps=16, bevel_steps=7)


def outline_slab(name, outline, height, bevel, mat, location=(0, 0, 0),
                 rotation=(0, 0, 0), steps=6):
    """A slab over z = 0 of any shape; `outline(inset)` gives its 2D points."""
    rings = [[(x, y, 0) for x, y in outline(0)]]
    for i in range(steps + 1):
        a = math.pi / 2 * i / steps
        z = height - bevel + bevel * math.sin(a)
        rings.append([(x, y, z) for x, y in outline(bevel * (1 - math.cos(a)))])
    return s.put(s.loft(name, rings, mat), location, rotation)


def trefoil(reach, radius, steps=28):
    """Return the outline function of a triangle with wide round corners, whose
    corner centres lie `reach` from the middle."""
    def outline(inset):
        points = []
        for corner in range(3):
            middle = math.radians(90 + 120 * corner)
            cx, cy = reach * math.cos(middle), reach * math.sin(middle)
            for i in range(steps + 1):
                a = middle + math.radians(-60 + 120 * i / steps)
                points.append((cx + (radius - inset) * math.cos(a),
                               cy + (radius - inset) * math.sin(a)))
        return points
    return outline


def lens(name, radius, rim, location, height=0.0012):
    """A camera lens on the back: rim, black steps down to a coated dome."""
    black = s.material(name + " black", "#08090B", 0.4, specular=0.06)
    gloss = s.material(name + " cover", "#050608", 0.03, specular=0.10)
    coat = s.material(name + " glass", "#0B0C26", 0.02, specular=0.55, clearcoat=0.35)
    iris = s.material(name + " iris", "#16306B", 0.12, 0.8)
    r, h = radius, height
    profiles = [
        ("rim", [(r, 0), (r, h * 0.8), (r * 0.985, h * 0.94), (r * 0.95, h),
                 (r * 0.88, h), (r * 0.86, h * 0.93), (r * 0.85, h * 0.6)], rim),
        ("cover", [(r * 0.86, h * 0.72), (r * 0.62, h * 0.74), (r * 0.6, h * 0.7)], gloss),
        ("steps", [(r * 0.61, h * 0.72), (r * 0.56, h * 0.45), (r * 0.50, h * 0.42),
                   (r * 0.48, h * 0.25), (r * 0.42, h * 0.22)], black),
        ("iris", [(r * 0.43, h * 0.22), (r * 0.36, h * 0.2)], iris),
        ("dome", [(r * 0.38 * math.cos(a), h * 0.18 + r * 0.16 * math.sin(a))
                  for a in (math.pi / 2 * i / 12 for i in range(13))], coat),
    ]
    return [s.lathe(f"{name} {part}", profile, mat, location, (180, 0, 0))
            for part, profile, mat in profiles]


def flash(name, radius, location, rim):
    """A small two-tone lamp on the back."""
    lamp = s.material(name + " lamp", "#F6E7B8", 0.25, clearcoat=1.0,
                      emission="#F6E7B8", emission_strength=0.15)
    return [
        s.lathe(name + " rim", [(radius, 0), (radius, 0.0002), (radius * 0.85, 0.00025),
                                (0, 0.00024)], rim, location, (180, 0, 0), 48),
        s.lathe(name, [(radius * 0.8, 0.0002), (radius * 0.6, 0.00034), (0, 0.0004)],
                lamp, location, (180, 0, 0), 48),
    ]


def edges(name, width, height, thickness, mat, dark, band=None):
    """Keys, card tray, antenna bands, socket and speaker holes of a frame."""
    parts = []
    for label, y, length in (("volume", height * 0.225, 0.0205),
                             ("power", height * 0.075, 0.0125)):
        groove = s.rounded_box(f"{name} {label} groove", (0.0034, length + 0.0008, 0.00006),
                               0.0017, 0.00002, dark)
        s.put(groove, (width / 2 - 0.00004, y, 0), (0, 90, 0))
        key = s.rounded_box(f"{name} {label}", (0.0027, length, 0.0008), 0.00135,
                            0.0003, mat)
        s.put(key, (width / 2 - 0.0002, y, 0), (0, 90, 0))
        parts += [groove, key]
    tray = s.rounded_box(f"{name} tray", (0.0032, 0.017, 0.00004), 0.0016, 0.00001, dark)
    tray_lid = s.rounded_box(f"{name} tray lid", (0.0029, 0.0167, 0.00006), 0.00145,
                             0.00002, mat)
    for part in (tray, tray_lid):
        s.put(part, (-width / 2 + 0.00001, height * 0.2, 0), (0, -90, 0))
    socket = s.rounded_box(f"{name} socket", (0.0092, 0.0032, 0.0001), 0.0016, 0.00003, dark)
    s.put(socket, (0, -height / 2 + 0.00003, 0), (90, 0, 0))
    parts += [tray, tray_lid, socket]
    for side in (-1, 1):
        for i in range(5):
            hole = s.lathe(f"{name} hole", [(0.00055, 0), (0.0005, 0.00006), (0, 0.00006)],
                           dark, segments=20)
            s.put(hole, (side * (0.0115 + i * 0.0024), -height / 2, 0), (90, 0, 0))
            parts.append(hole)
    if band:
        for y in (height / 2 - 0.017, -height / 2 + 0.017):
            strip = s.rounded_box(f"{name} band", (thickness * 0.5, 0.0011, width + 0.00006),
                                  0.00005, 0.00001, band)
            parts.append(s.put(strip, (-width / 2 - 0.00003, y, 0), (0, 90, 0)))
    return parts


def face(name, width, height, radius, z, picture, bezel, chin, mat, earpiece):
    """The front: cover glass, lit screen, front camera and ear slot.

    `z` is the top of the frame; the glass stands slightly proud of it.
    """
    screen = s.image_material(f"{name} screen", picture, 0.04, specular=0.16, glow=0.95)
    glass = s.rounded_box(f"{name} glass", (width, height, 0.0009), radius, 0.00045, mat,
                          (0, 0, z - 0.0005), steps=16)
    top = z + 0.0004
    lit = s.panel(f"{name} display", width - 2 * bezel, height - bezel - chin,
                  radius - bezel * 0.7, screen, (0, (chin - bezel) / 2, top + 0.00002))
    hole = s.material(f"{name} front camera", "#020203", 0.05, specular=0.2)
    blue = s.material(f"{name} front lens", "#131F45", 0.05, specular=1.0)
    eye = (0, height / 2 - bezel - 0.0042, top + 0.00003)
    return [
        glass, lit,
        s.lathe(f"{name} punch", [(0.00185, 0), (0, 0.00001)], hole, eye, segments=48),
        s.lathe(f"{name} eye", [(0.0009, 0.00002), (0.0006, 0.00005), (0, 0.00007)], blue,
                eye, segments=32),
        s.panel(f"{name} ear slot", 0.011, 0.0006, 0.0003, earpiece,
                (0, height / 2 - bezel * 0.42, top + 0.00001)),
    ]
