"""Groups of market things that more than one banner shows. Places are (x, y, z) in metres."""

import studio
from models import basket, brass_bowl, marigold, textiles


def flower_bowl(at, radius, height, seed, only):
    """A brass bowl heaped with marigolds."""
    studio.move(brass_bowl.build(radius, height), at)
    heaped = marigold.heap(radius - 0.012 if radius > 0.1 else radius - 0.005, radius * 0.74, seed=seed, only=only)
    studio.move(heaped, (at[0], at[1], at[2] + height - 0.009))


def flower_basket(at, radius, height, seed, only=None):
    """A low cane basket heaped with marigolds."""
    studio.move(basket.build(radius, height, seed=seed), at)
    heaped = marigold.heap(radius - 0.006, radius * 0.76, seed=seed, only=only)
    studio.move(heaped, (at[0], at[1], at[2] + height - 0.010))


def basket_of_rolls(at, radius=0.108, height=0.115, tall=1.0):
    """A cane basket with five rolled cloths, `tall` times as long as usual."""
    kinds = textiles.kinds()
    studio.move(basket.build(radius, height), at)
    rolls = (
        ("natural", -0.050, 0.005, 0.165, 0.030, 5, -7),
        ("madder", 0.006, 0.046, 0.190, 0.033, 3, 2),
        ("striped", 0.054, -0.010, 0.172, 0.030, -3, 8),
        ("leaf", 0.000, -0.045, 0.150, 0.028, 6, 1),
        ("indigo", -0.052, 0.062, 0.180, 0.027, 1, -4),
    )
    for kind, x, y, length, wide, lean, side in rolls:
        roll = textiles.rolled("roll", length * tall, wide, kinds[kind], seed=int(length * 1000))
        share = radius / 0.108
        studio.move([roll], (at[0] + x * share, at[1] + y * share, at[2] + 0.009), (lean, side, 40 * x))


def cloth_stack(at, turn, order, width=0.160, depth=0.130, thick=0.0046, seed=0):
    """Folded cloths one on another, named from the bottom up; returns the height of their top."""
    kinds = textiles.kinds()
    pile, height = textiles.stack([kinds[kind] for kind in order], width, depth, 4, thick, seed)
    studio.move(pile, at, (0, 0, turn))
    return at[2] + height
