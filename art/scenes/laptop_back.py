"""Product picture: the laptop, from behind."""

import studio
from models import laptop

SIZE = (1440, 1080)


def build():
    studio.stage(laptop.build(), SIZE, fill=0.78, turn=215, height=24)
