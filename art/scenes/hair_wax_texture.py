import shots
from shots import SIZE
from develop import develop, keep_passes
def build():
    shots.hair_wax_texture()
    keep_passes()
finish = develop
