"""Product picture: the budget phone."""

import studio
from models import phone

SIZE = (1440, 1080)


def build():
    studio.stage(phone.build(), SIZE, fill=0.78)
