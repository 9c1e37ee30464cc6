"""Product picture: the premium 5G phone."""

import studio
from models import phone_5g

SIZE = (1440, 1080)


def build():
    studio.stage(phone_5g.build(), SIZE, fill=0.78)
