import shots
from develop import develop, keep_passes
SIZE=(1560,720)
SAMPLES=14
def build():
    shots.marigolds()
    keep_passes()
finish = develop
