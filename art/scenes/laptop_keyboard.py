import shots
from shots import SIZE
from develop import develop, keep_passes
def build():
    shots.laptop_keyboard()
    keep_passes()
finish = develop
