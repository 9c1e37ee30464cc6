"""Product picture: the smartwatch."""

import studio
from models import smartwatch

SIZE = (1440, 1080)


def build():
    studio.stage(smartwatch.build(), SIZE, fill=0.74)
