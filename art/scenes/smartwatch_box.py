import shots
from shots import SIZE
from develop import develop, keep_passes
def build():
    shots.smartwatch_box()
    keep_passes()
finish = develop
