"""The advert for narrow windows: two baskets on the right, calm light on the left."""

import advert
import market
from develop import develop

SIZE = (960, 480)
SAMPLES = 18


def build():
    advert.build(narrow=True)
    market.camera(SIZE, middle=(-0.057, 0.10), width=0.70, sharp=(0.12, 0.0, 0.05))


def finish(master):
    develop(master, exposure=0.90, knee=0.7)
