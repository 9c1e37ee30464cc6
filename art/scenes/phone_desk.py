import shots
from shots import SIZE
from develop import develop, keep_passes
def build():
    shots.phone_desk()
    keep_passes()
finish = develop
