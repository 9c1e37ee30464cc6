"""The advert for wide windows: a row of baskets and cloths on the right, calm light on the left."""

import advert
import market
from develop import develop

# Rendered smaller than the master: the page never shows it wider than this.
SIZE = (1600, 320)
SAMPLES = 18


def build():
    advert.build()
    market.camera(SIZE, middle=(-0.03, 0.08), width=1.42, sharp=(0.3, 0.0, 0.05))


def finish(master):
    develop(master, exposure=0.90, knee=0.7, size=(2000, 400))
