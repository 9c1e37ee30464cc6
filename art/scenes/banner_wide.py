"""The hero banner for wide windows: the goods on the right, calm light on the left."""

import hero
import market
from develop import develop

# Rendered smaller than the master: the page never shows it wider than this.
SIZE = (1600, 600)
SAMPLES = 22


def build():
    hero.build()
    market.camera(SIZE, middle=(0.055, 0.10), width=1.20, sharp=(0.3, 0.0, 0.05))


def finish(master):
    develop(master, exposure=0.885, knee=0.7, size=(2400, 900))
