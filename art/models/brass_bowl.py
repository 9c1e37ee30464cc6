"""A hammered brass bowl on a low foot."""

from shapes import turned
from surfaces import brass


def build(radius=0.13, height=0.085):
    """The bowl, standing on z=0."""
    wall, foot = 0.0022, radius * 0.42
    outside = [
        (0.0, 0.004),
        (foot - 0.008, 0.004),
        (foot - 0.005, 0.0),
        (foot, 0.0),
        (foot * 0.97, 0.010),
        (radius * 0.72, height * 0.36),
        (radius * 0.93, height * 0.70),
        (radius * 0.985, height - 0.004),
        (radius + 0.004, height - 0.001),
        (radius + 0.004, height + 0.002),
        (radius - wall, height + 0.0015),
    ]
    inside = [
        (radius * 0.93 - wall, height * 0.70),
        (radius * 0.72 - wall, height * 0.38),
        (foot * 0.97, 0.016),
        (0.0, 0.014),
    ]
    return [turned("brass bowl", outside + inside, brass(), radius=0.02 if radius > 0.08 else 0.008, steps=200)]
