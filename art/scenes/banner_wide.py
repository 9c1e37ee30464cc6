"""The hero banner for wide windows: the goods, with calm light on their left that the page lets fade."""

import hero
import market
from develop import develop

SIZE = (1600, 900)
SAMPLES = 22


def build():
    hero.build()
    market.camera(SIZE, middle=(0.25, 0.105), width=0.84, sharp=(0.3, 0.0, 0.05))


def finish(master):
    develop(master, exposure=0.885, knee=0.7)
