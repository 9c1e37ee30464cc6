"""The advert's still life: baskets, marigolds and folded cloths on a jute mat, seen closer than the hero."""

import studio
from arrangements import basket_of_rolls, cloth_stack, flower_basket, flower_bowl
from market import branch, place, resting
from models import marigold, textiles
from surfaces import cloth

JUTE = "#CDB183"


def build(narrow=False):
    """Builds the scene to the right of x = 0; `narrow` leaves only what fits into 0.3 metres."""
    place(wall=0.95)
    mat(0.72 if narrow else 1.0)
    if narrow:
        few()
    else:
        many()
    branch((0.46, 0.25, 0.0), 0.45, 26, 0.45, seed=8)


def mat(width):
    """A coarse jute mat with fringed ends."""
    jute = cloth("jute", JUTE, pitch=0.0034, mottle=0.14)
    depth = 0.60
    ground = textiles.spread("mat", width, depth, jute, lift=0.001, height=0.004, seed=9, waver=0.004)
    threads = textiles.fringe(width, depth, cloth("jute thread", JUTE), count=125, seed=2)
    studio.move([ground, *threads], (width / 2 + 0.005, 0.02, 0), (0, 0, -2))


def many():
    """Four groups side by side."""
    flower_basket((0.160, 0.060, 0.004), 0.105, 0.080, seed=3, only="orange")
    top = cloth_stack(
        (0.362, 0.075, 0.004), 9, ("natural", "indigo", "striped", "madder", "printed"), 0.170, 0.135, seed=5
    )
    flower_bowl((0.362, 0.078, top), 0.055, 0.040, seed=4, only="yellow")
    basket_of_rolls((0.553, 0.110, 0.004), tall=0.82)
    marigold.strewn([(0.270, -0.035, 0.004), (0.480, -0.020, 0.004)], seed=2, only="orange")
    marigold.strewn([(0.062, -0.025, 0.004), (0.305, -0.060, 0.004)], seed=3, only="yellow")
    for at, turn in (((0.285, -0.050, 0.006), 200), ((0.085, -0.060, 0.006), 330)):
        resting([marigold.leaf()], at, turn)


def few():
    """A basket of marigolds before a basket of rolled cloths."""
    basket_of_rolls((0.172, 0.190, 0.004), 0.088, tall=0.95)
    flower_basket((0.108, 0.025, 0.004), 0.085, 0.064, seed=3, only="orange")
    marigold.strewn([(0.212, -0.030, 0.004)], seed=3, only="yellow")
    marigold.strewn([(0.248, 0.020, 0.004)], seed=2, only="orange")
    resting([marigold.leaf()], (0.175, -0.060, 0.006), 345)
