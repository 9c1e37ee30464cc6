"""Flat artwork for screens and labels, painted with NumPy and Pillow."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

FACES = {
    "light": "/usr/share/fonts/truetype/lato/Lato-Light.ttf",
    "regular": "/usr/share/fonts/truetype/lato/Lato-Regular.ttf",
    "medium": "/usr/share/fonts/truetype/lato/Lato-Medium.ttf",
    "semibold": "/usr/share/fonts/truetype/lato/Lato-Semibold.ttf",
    "bold": "/usr/share/fonts/truetype/lato/Lato-Bold.ttf",
}


def font(face, size):
    """Return the font `face`, a key of FACES, at `size` pixels."""
    return ImageFont.truetype(FACES[face], round(size))


def rgb(color):
    """Return a hex string as a float array of three values from 0 to 255."""
    digits = color.lstrip("#")
    return np.array([int(digits[i:i + 2], 16) for i in (0, 2, 4)], dtype=float)


def ramp(stops, t):
    """Return the colours of gradient `stops`, [(position, hex), ...], at `t`."""
    places = [p for p, _ in stops]
    colors = np.array([rgb(c) for _, c in stops])
    return np.stack([np.interp(t, places, colors[:, i]) for i in range(3)], axis=-1)


def dunes(width, height, sky, layers, sun=None):
    """Return a landscape of soft overlapping dunes.

    `sky` are gradient stops from top to bottom.  Each layer is (height of the
    crest 0..1, amplitude, waves, phase, lit colour, shade colour), far to
    near.  `sun` is (x, y, radius, colour) in shares of the width and height.
    """
    y, x = np.mgrid[0:height, 0:width].astype(float)
    x, y = x / width, y / height
    aspect = width / height
    picture = ramp(sky, y)
    if sun:
        sx, sy, radius, color = sun
        distance = np.hypot((x - sx) * aspect, y - sy)
        glow = np.exp(-((distance / (radius * 3.2)) ** 2))[..., None]
        picture += (rgb(color) - picture) * glow * 0.45
        disc = np.clip((radius - distance) * height / 1.5 + 0.5, 0, 1)[..., None]
        picture += (rgb(color) - picture) * disc
    for crest, amplitude, waves, phase, lit, shade in layers:
        line = crest + amplitude * (
            np.sin(waves * x * math.tau + phase)
            + 0.35 * np.sin(waves * 2.3 * x * math.tau + phase * 1.7))
        slope = np.cos(waves * x * math.tau + phase)
        depth = (y - line) / 0.42
        tone = np.clip(0.5 + 0.42 * slope + depth * 0.75, 0, 1)
        color = ramp([(0, lit), (1, shade)], tone)
        edge = np.clip((y - line) * height / 1.5 + 0.5, 0, 1)[..., None]
        picture += (color - picture) * edge
    return Image.fromarray(np.clip(picture, 0, 255).round().astype(np.uint8))


def card(image, box, radius, fill, opacity=1.0, blur=0):
    """Draw a rounded tile on `image`; with `blur` it frosts what is behind."""
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=255)
    behind = image.filter(ImageFilter.GaussianBlur(blur)) if blur else image
    tint = Image.new("RGB", image.size, fill)
    image.paste(Image.blend(behind, tint, opacity), mask=mask)


def arc(image, centre, radius, width, start, end, color):
    """Draw an arc with round ends, in degrees clockwise from the top."""
    draw = ImageDraw.Draw(image)
    cx, cy = centre
    outer = radius + width / 2
    draw.arc((cx - outer, cy - outer, cx + outer, cy + outer),
             start - 90, end - 90, fill=color, width=round(width))
    for angle in (start, end):
        a = math.radians(angle - 90)
        px, py = cx + radius * math.cos(a), cy + radius * math.sin(a)
        draw.ellipse((px - width / 2, py - width / 2, px + width / 2, py + width / 2),
                     fill=color)


def glyph(draw, kind, centre, size, ink, ground):
    """Draw one of the shop's own app symbols, `size` pixels across; details
    that show the tile through it are drawn in `ground`."""
    cx, cy = centre
    half = size / 2
    line = round(size * 0.11)

    def at(*places):
        return tuple((cx + x * half, cy + y * half) for x, y in places)

    if kind == "chat":
        draw.rounded_rectangle(at((-0.92, -0.75), (0.92, 0.5)), half * 0.44, fill=ink)
        draw.polygon(at((-0.5, 0.35), (-0.5, 0.95), (0.18, 0.42)), fill=ink)
    elif kind == "camera":
        draw.rounded_rectangle(at((-0.95, -0.6), (0.95, 0.75)), half * 0.32, fill=ink)
        draw.rounded_rectangle(at((-0.36, -0.88), (0.36, -0.4)), half * 0.16, fill=ink)
        draw.ellipse(at((-0.42, -0.35), (0.42, 0.49)), fill=ground)
    elif kind == "place":
        draw.ellipse(at((-0.78, -0.95), (0.78, 0.6)), fill=ink)
        draw.polygon(at((-0.62, 0.22), (0.62, 0.22), (0, 1.05)), fill=ink)
        draw.ellipse(at((-0.3, -0.47), (0.3, 0.13)), fill=ground)
    elif kind == "list":
        for y, end in ((-0.7, 0.9), (-0.12, 0.9), (0.46, 0.2)):
            draw.rounded_rectangle(at((-0.9, y), (end, y + 0.26)), half * 0.13, fill=ink)
    elif kind == "letter":
        draw.rounded_rectangle(at((-0.95, -0.72), (0.95, 0.72)), half * 0.28,
                               outline=ink, width=line)
        draw.line(at((-0.85, -0.5), (0, 0.18), (0.85, -0.5)), ink, line, "curve")
    elif kind == "bars":
        for x, top in ((-0.9, 0.1), (-0.25, -0.85), (0.4, -0.35)):
            draw.rounded_rectangle(at((x, top), (x + 0.5, 0.85)), half * 0.16, fill=ink)
    elif kind == "bag":
        draw.rounded_rectangle(at((-0.82, -0.42), (0.82, 0.9)), half * 0.3, fill=ink)
        draw.arc(at((-0.42, -0.95), (0.42, 0.05)), 180, 360, ink, line)
    elif kind == "compass":
        draw.ellipse(at((-0.92, -0.92), (0.92, 0.92)), outline=ink, width=line)
        draw.polygon(at((0.44, -0.44), (0.16, 0.2), (-0.44, 0.44), (-0.16, -0.2)), fill=ink)
