"""The hero banner for narrow windows: the same goods below, a calm wall above."""

import hero
import market
from develop import develop

# Rendered smaller than the master: the page never shows it wider than this.
SIZE = (720, 900)
SAMPLES = 24


def build():
    hero.build()
    market.camera(SIZE, middle=(0.33, 0.298), width=0.68, sharp=(0.3, 0.0, 0.05))


def finish(master):
    develop(master, exposure=0.95, knee=0.7, size=(960, 1200))
