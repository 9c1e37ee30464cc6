"""Product picture: the smartwatch, from its side."""

import studio
from models import smartwatch

SIZE = (1440, 1080)


def build():
    studio.stage(smartwatch.build(), SIZE, fill=0.74, turn=-62, height=14)
