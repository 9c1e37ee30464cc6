"""A hardcover book in marigold cloth: "Small Stall, Long Road", the shop's own cover design."""

import math

import numpy as np

import shapes
import studio
from shapes import sheet, tube
from surfaces import Surface, cloth, paper

WIDTH, HEIGHT, BOARD, BLOCK = 0.152, 0.228, 0.0030, 0.0230
THICK = BLOCK + 2 * BOARD
LEFT = -WIDTH / 2
"""Where the boards end on the spine's side."""

INTER = "/usr/share/fonts/opentype/inter/InterDisplay-{}.otf"
INDIGO, CREAM, MARIGOLD = "#1F2A5A", "#F3E6CB", "#E8A020"


def build(open_by=0, ribbon=True):
    """The book lying on z=0 with its front up, its head to +y and its spine to -x.

    `open_by` lifts the front board by that many degrees, with some leaves after it.
    """
    front = [board("front board"), *front_design()]
    studio.move(front, (0, 0, THICK - BOARD))
    hinge = (LEFT + 0.004, 0, THICK - BOARD)
    if open_by:
        studio.move(front, rotation=(0, -open_by, 0), pivot=hinge)
    things = [*front, board("back board"), spine(), *spine_design(), *page_block(open_by), *head_bands()]
    return things + ([ribbon_marker()] if ribbon else [])


def cover_cloth():
    return cloth("book cloth", MARIGOLD, pitch=0.0007, mottle=0.10, space="Object")


def ink(colour):
    """Print on cloth: flat colour, a little worn by the weave."""
    s = Surface("ink " + colour, colour, roughness=0.6, Specular=0.3)
    if not s.made:
        s.bump(s.noise(s.where(), 0.0006, 2), 0.0001)
    return s.material


def board(name):
    joint = 0.0085
    return studio.rounded_box(
        name, (WIDTH - joint, HEIGHT, BOARD), 0.0016, 0.0010, cover_cloth(), (joint / 2, 0, 0)
    )


def spine_line(steps=25):
    """The outside of the spine from the front joint to the back joint, as (x, z)."""
    arc = np.linspace(math.radians(62), math.radians(-62), steps)
    bulge = (np.cos(arc) - math.cos(arc[0])) / (1 - math.cos(arc[0]))
    rise = np.sin(arc) / math.sin(arc[0]) * (THICK / 2 - 0.0004)
    back = np.stack([LEFT - 0.0055 * bulge, THICK / 2 + rise], -1)
    down = np.array([(0.0105, 0.0006), (0.0075, 0.0012), (0.0048, 0.0022), (0.0022, 0.0010)])
    joint = np.stack([LEFT + down[:, 0], THICK - down[:, 1]], -1)
    return np.concatenate([joint, back, joint[::-1] * (1, -1) + (0, THICK)])


def spine():
    line = spine_line()
    y = np.linspace(-HEIGHT / 2, HEIGHT / 2, 30)
    points = np.zeros((len(line), len(y), 3))
    points[..., 0], points[..., 1], points[..., 2] = line[:, None, 0], y[None, :], line[:, None, 1]
    thing = sheet("spine", points, cover_cloth())
    solid = thing.modifiers.new("Board", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0014, 1.0
    rounded = thing.modifiers.new("Edge", "BEVEL")
    rounded.width, rounded.segments = 0.0005, 2
    return thing


def print_on_spine(body, size, middle, font, colour):
    """Text that runs down the spine, its middle at the height y."""
    arc = spine_line(81)[4:-4]
    mark = studio.text(body, body, size, ink(colour), font=font, extrude=0.00004)
    shapes.slice_across(mark, size, 0.0004)
    for vertex in mark.data.vertices:
        x, y, z = vertex.co
        height = THICK / 2 + y
        vertex.co = (np.interp(height, arc[::-1, 1], arc[::-1, 0]) - 0.00006 - z, middle - x, height)
    return mark


def spine_design():
    return [
        print_on_spine("Small Stall, Long Road", 0.0135, 0.012, INTER.format("ExtraBold"), INDIGO),
        print_on_spine("\u25CF", 0.012, -HEIGHT / 2 + 0.022, studio.FONT, CREAM),
    ]


def flat(name, points, colour):
    """A printed shape from a grid of (x, y) points."""
    points = np.asarray(points, dtype=float)
    high = np.concatenate([points, np.full(points.shape[:2] + (1,), BOARD + 0.00006)], axis=-1)
    return sheet(name, high, ink(colour))


def lifted(thing, step):
    thing.location.z += step * 0.00005
    return thing


def left_aligned(line, size, at, weight):
    font = INTER.format(weight)
    return studio.text(line, line, size, ink(INDIGO), at, font=font, extrude=0.00004, align="LEFT")


def front_design():
    """The title large on the left, a road that winds up to a small stall on the right."""
    edge = LEFT + 0.0205
    things = []
    lines = ("Small", "Stall,", "Long", "Road")
    for i, line in enumerate(lines):
        at = (edge, 0.0845 - i * 0.0335, BOARD + 0.00012)
        things.append(left_aligned(line, 0.0385, at, "Black"))
    return things + road() + stall((0.0555, 0.0785))


def road():
    """A road in cream, wide in front and narrow far away, with a dashed line along its middle."""
    t = np.linspace(0, 1, 90)
    far = t**0.8
    x = 0.040 + 0.028 * np.sin(far * 6.6 + 2.2) * (1 - far) ** 0.75 + 0.0155 * far
    y = -HEIGHT / 2 + 0.0012 + (0.0705 + HEIGHT / 2) * far
    half = 0.0205 * (1 - far) ** 1.15 + 0.0012
    x = np.minimum(x, WIDTH / 2 - 0.0015 - half)
    things = [flat("road", np.stack([np.stack([x - half, y], -1), np.stack([x + half, y], -1)]), CREAM)]
    for start in range(7, 78, 8):
        dash = slice(start, start + 5)
        thin = half[dash] * 0.07
        points = np.stack([np.stack([x[dash] - thin, y[dash]], -1), np.stack([x[dash] + thin, y[dash]], -1)])
        things.append(lifted(flat("dash", points, INDIGO), 1))
    return things


def stall(at):
    """A little market stall: striped awning with a scalloped hem, two posts, a table."""
    ax, ay = at
    things = []
    stripes, wide, narrow = 6, 0.0300, 0.0230
    for i in range(stripes):
        a, b = i / stripes - 0.5, (i + 1) / stripes - 0.5
        u = np.linspace(0, math.pi, 9)
        hem = ay + 0.0125 - 0.0026 * np.sin(u)
        low = np.stack([ax + wide * (a + (b - a) * u / math.pi), hem], -1)
        high = np.stack([ax + narrow * (a + (b - a) * u / math.pi), np.full(9, ay + 0.0225)], -1)
        things.append(flat("awning", np.stack([low, high]), INDIGO if i % 2 else CREAM))
    for x in (ax - 0.0118, ax + 0.0118):
        low, high = ay - 0.0075, ay + 0.012
        post = [[(x - 0.0006, low), (x - 0.0006, high)], [(x + 0.0006, low), (x + 0.0006, high)]]
        things.append(lifted(flat("post", post, INDIGO), -0.5))
    left, right, low, high = ax - 0.0135, ax + 0.0135, ay - 0.0022, ay + 0.0018
    table = [[(left, low), (right, low)], [(left, high), (right, high)]]
    return things + [flat("table", table, INDIGO)]


def page_material():
    s = Surface("page edges", "#F0E6D0", roughness=0.85, Specular=0.15)
    if not s.made:
        leaves = s.noise(s.scaled(s.where(), (0.012, 0.012, 1)), 0.00055, 3)
        s.set(s.shader, {"Base Color": s.ramp(leaves, (0.32, "#CFC0A2"), (0.5, "#EFE5CF"), (0.7, "#F8F1E2"))})
        s.bump(leaves, 0.0006, 0.8)
    return s.material


def section(low, high, steps=10):
    """The page block's outline seen from its foot: hollow in front, round at the spine."""
    z = np.linspace(low, high, steps)
    bow = 1 - ((z - THICK / 2) / (BLOCK / 2)) ** 2
    fore = [(WIDTH / 2 - 0.0040 - 0.0028 * b, h) for b, h in zip(bow, z)]
    back = [(LEFT + 0.0045 - 0.0050 * b, h) for b, h in zip(bow, z)]
    return fore + back[::-1]


def page_block(open_by):
    top = BOARD + BLOCK * (0.80 if open_by else 1)
    outline = section(BOARD, top)
    reach = HEIGHT / 2 - 0.0032
    rings = [[(x, y, z) for x, z in outline] for y in (reach, -reach)]
    things = [studio.loft("page block", rings, page_material())]
    if open_by:
        things += [leaf(open_by, share, top) for share in (0.05, 0.10, 0.17, 0.26, 0.38, 0.55, 0.8, 0.97)]
    return things


def leaf(open_by, share, low):
    """A bundle of leaves that stands off the block by a share of the opening, bent near the spine."""
    long = WIDTH - 0.010
    s = np.linspace(0, 1, 26)
    turn = math.radians(open_by) * share * (1 - np.exp(-s * 5)) * 1.06
    dx, dz = np.cos(turn) * long / 25, np.sin(turn) * long / 25
    x = LEFT + 0.004 + np.concatenate([[0], np.cumsum(dx)[:-1]]) - 0.0008 * share
    z = low + 0.004 * share + np.concatenate([[0], np.cumsum(dz)[:-1]])
    y = np.array([-1, 1]) * (HEIGHT / 2 - 0.0032)
    points = np.zeros((len(s), 2, 3))
    points[..., 0], points[..., 1], points[..., 2] = x[:, None], y[None], z[:, None]
    thing = sheet("leaves", points, paper("page", "#F4ECDB"))
    solid = thing.modifiers.new("Leaves", "SOLIDIFY")
    solid.thickness = 0.00035 if share < 0.6 else 0.0002
    return thing


def head_bands():
    """The little striped rolls at both ends of the block's back."""
    s = Surface("head band", CREAM, roughness=0.8)
    if not s.made:
        height = s.node("ShaderNodeSeparateXYZ", {"Vector": s.where()}).outputs[2]
        wave = s.math("SINE", s.math("MULTIPLY", height, 3800.0))
        s.set(s.shader, {"Base Color": s.ramp(wave, (0.4, CREAM), (0.6, INDIGO))})
    things = []
    for y in (-1, 1):
        z = np.linspace(BOARD, BOARD + BLOCK, 16)
        bow = 1 - ((z - THICK / 2) / (BLOCK / 2)) ** 2
        path = np.stack([LEFT + 0.0062 - 0.0050 * bow, np.full(16, y * (HEIGHT / 2 - 0.0028)), z], -1)
        things.append(tube("head band", path, 0.0012, s.material, up=(1, 0, 0)))
    return things


def ribbon_marker():
    """A ribbon that lies between the pages and hangs out at the foot."""
    s = Surface("ribbon", "#A8322A", roughness=0.5, Sheen=0.5)
    t = np.linspace(0, 1, 40)
    y = -HEIGHT / 2 + 0.012 - 0.050 * t
    fall = np.clip((t - 0.28) / 0.5, 0, 1)
    z = (THICK * 0.56) * (1 - fall**1.6 * (3 - 2 * fall) ** 0.6) + 0.0006
    z = np.maximum(z, 0.0006)
    x = 0.012 + 0.006 * np.sin(t * 3.2)
    across = np.array([-1, 1]) * 0.0030
    points = np.zeros((len(t), 2, 3))
    points[..., 0], points[..., 1] = x[:, None] + across, y[:, None] + across * 0.25
    points[..., 2] = z[:, None] + across * 0.12 * np.sin(t * 8)[:, None]
    thing = sheet("ribbon", points, s.material)
    thing.modifiers.new("Thick", "SOLIDIFY").thickness = 0.0003
    return thing
