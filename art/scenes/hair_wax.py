"""The hair wax: open tin, lid with its label, a sprig of cedar."""

import studio
from develop import develop, keep_passes
from models import cedar_sprig, hair_wax

SIZE = (1440, 1080)
SAMPLES = 40


def build():
    tin = hair_wax.tin()
    lid = studio.move(hair_wax.lid(), rotation=(62, 0, 0))
    low = min(point.z for point in studio.corners(lid))
    studio.move(lid, (-0.066, -0.022, -low), (0, 0, 10))
    sprig = studio.move(cedar_sprig.build(), (0.070, -0.040, 0), (0, 0, 40))
    studio.stage(tin + lid + sprig, SIZE, fill=0.78, height=25)
    keep_passes()


finish = develop
