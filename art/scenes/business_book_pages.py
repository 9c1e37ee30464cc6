import shots
from shots import SIZE
from develop import develop, keep_passes
def build():
    shots.business_book_pages()
    keep_passes()
finish = develop
