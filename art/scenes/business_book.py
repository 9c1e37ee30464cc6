"""The business book: one copy stands slightly open, one lies before it with its spine to the camera."""

import studio
from develop import develop, keep_passes
from models import book

SIZE = (1440, 1080)
SAMPLES = 40


def build():
    standing = book.build(open_by=14, ribbon=False)
    studio.move(standing, rotation=(90, 0, 0))
    studio.move(standing, (-0.05, 0.02, book.HEIGHT / 2), (0, 0, -2))
    lying = studio.move(book.build(), (0.122, -0.140, 0), (0, 0, 76))
    studio.stage(standing + lying, SIZE, fill=0.74)
    keep_passes()


finish = develop
