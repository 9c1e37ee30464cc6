"""The hero banner's still life: a printed cloth with brass, marigolds, basket, textiles and the shop's products."""

import studio
from arrangements import basket_of_rolls, cloth_stack, flower_bowl
from market import branch, place, resting
from models import book, hair_wax, handset, marigold, phone_5g, smartwatch, textiles
from surfaces import cloth

CLOTH = (0.60, -0.03)


def build():
    """Builds the whole scene to the right of x = 0; the floor on its left stays empty."""
    products()
    cloths()
    flowers()
    market_cloth()
    place()
    branch((0.42, 0.62, 0.14), 0.55, 30, 0.42, seed=4)


def market_cloth():
    """The printed cloth under the goods; its left and its far edge are in the picture."""
    printed = cloth("hero cloth", picture=textiles.block_print("print large", 1.16, 0.84, pitch=0.066))
    pressed = (
        (0.16, 0.09, 0.10),
        (0.35, 0.09, 0.09),
        (0.44, 0.23, 0.12),
        (0.55, 0.05, 0.11),
        (0.24, -0.11, 0.08),
        (0.42, -0.12, 0.06),
        (0.09, -0.08, 0.06),
        (0.54, -0.15, 0.04),
    )
    ground = textiles.spread(
        "market cloth",
        1.16,
        0.84,
        printed,
        lift=0.001,
        folds=(
            (-0.53, 0.04, 78, 0.26, 0.017, 0.026),
            (-0.50, -0.20, 40, 0.20, 0.018, 0.022),
            (-0.40, -0.19, 62, 0.15, 0.016, 0.020),
            (-0.29, -0.21, 112, 0.12, 0.015, 0.018),
            (-0.17, -0.20, 68, 0.13, 0.016, 0.018),
            (-0.03, -0.20, 80, 0.14, 0.015, 0.017),
            (-0.28, 0.33, 6, 0.30, 0.020, 0.016),
        ),
        creases=(-0.20, 0.19),
        flat=[(x - CLOTH[0], y - CLOTH[1], radius) for x, y, radius in pressed],
        seed=3,
    )
    threads = textiles.fringe(1.16, 0.84, cloth("thread", textiles.NATURAL), count=210)
    studio.move([ground, *threads], (*CLOTH, 0), (0, 0, 3))


def flowers():
    """Brass bowls of marigolds, and some heads that have rolled off."""
    flower_bowl((0.165, 0.095, 0.003), 0.122, 0.090, seed=1, only="orange")
    flower_bowl((0.405, -0.115, 0.003), 0.058, 0.043, seed=2, only="yellow")
    orange = [(0.070, -0.050, 0.004), (0.128, -0.085, 0.004), (0.300, -0.165, 0.003), (0.515, -0.135, 0.003)]
    yellow = [(0.085, -0.118, 0.004), (0.325, -0.115, 0.003), (0.556, -0.165, 0.003)]
    marigold.strewn(orange, seed=5, only="orange")
    marigold.strewn(yellow, seed=6, only="yellow")
    for at, turn in (((0.115, -0.040, 0.008), 190), ((0.24, 0.015, 0.10), 265), ((0.335, -0.155, 0.006), 20)):
        resting([marigold.leaf()], at, turn)


def cloths():
    """A basket of rolled cloths behind, a stack of folded ones on the right with the watch on it."""
    basket_of_rolls((0.435, 0.245, 0.003), tall=0.95)
    top = cloth_stack((0.540, 0.105, 0.003), -12, ("indigo", "natural", "striped", "madder", "printed"))
    resting(smartwatch.build(), (0.525, 0.100, top), 8)


def products():
    """What the shop sells besides: book, wax, phone."""
    resting(book.build(ribbon=False), (0.338, 0.080, 0.004), 5, lean=72)
    studio.move(hair_wax.tin(), (0.255, -0.085, 0.003), (0, 0, -6))
    resting(hair_wax.lid(), (0.205, -0.118, 0.003), 12, lean=62)
    studio.move(handset.stand(phone_5g.unit("phone"), lean=24, turn=-14), (0.584, -0.015, 0.003))
