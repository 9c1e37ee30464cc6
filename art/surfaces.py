"""Materials of the market: cloth, printed cloth, brass, cane, paper, petals, plaster.

Colours are written as sRGB hex strings, sizes in metres. Asking twice for the same name gives the same material.
"""

import math

import bpy

from studio import linear


class Surface:
    """A principled material under construction; `made` says whether it existed already."""

    def __init__(self, name, colour, roughness=0.6, **inputs):
        self.made = name in bpy.data.materials
        self.material = bpy.data.materials.get(name) or bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.shader = self.nodes["Principled BSDF"]
        if not self.made:
            self.material.diffuse_color = linear(colour)
            self.set(self.shader, {"Base Color": linear(colour), "Roughness": roughness, **inputs})

    def set(self, node, inputs):
        """Gives each named input a value, or joins it to an output socket."""
        for key, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                self.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value

    def node(self, kind, inputs=None, **settings):
        node = self.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        self.set(node, inputs or {})
        return node

    def math(self, operation, *values):
        return self.node("ShaderNodeMath", dict(enumerate(values)), operation=operation).outputs[0]

    def where(self, space="Object"):
        """The place on the surface; "UV" is in metres for cloth and tubes."""
        return self.node("ShaderNodeTexCoord").outputs[space]

    def scaled(self, vector, scale):
        return self.node("ShaderNodeMapping", {"Vector": vector, "Scale": scale}).outputs[0]

    def noise(self, vector, pitch, detail=3.0):
        """Noise from 0 to 1 with bumps of about `pitch` metres."""
        inputs = {"Vector": vector, "Scale": 1 / pitch, "Detail": detail}
        return self.node("ShaderNodeTexNoise", inputs).outputs["Fac"]

    def ramp(self, factor, *stops):
        """A colour ramp from (position, hex colour) stops."""
        node = self.node("ShaderNodeValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(1.0)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, linear(colour)
        return node.outputs["Color"]

    def tint(self, colour, factor, low, high):
        """Multiplies a colour socket by a grey that runs from low to high as the factor runs from 0 to 1."""
        inputs = {"Value": factor, "From Min": 0.25, "From Max": 0.75, "To Min": low, "To Max": high}
        grey = self.node("ShaderNodeMapRange", inputs).outputs[0]
        mix = self.node("ShaderNodeMixRGB", {"Fac": 1.0, "Color1": colour, "Color2": grey}, blend_type="MULTIPLY")
        return mix.outputs[0]

    def bump(self, height, distance, strength=1.0):
        """Raises the surface by `height` times `distance` metres; later bumps add to earlier ones."""
        inputs = {"Height": height, "Distance": distance, "Strength": strength}
        earlier = self.shader.inputs["Normal"].links
        if earlier:
            inputs["Normal"] = earlier[0].from_socket
        self.set(self.shader, {"Normal": self.node("ShaderNodeBump", inputs).outputs[0]})


def flat_colour(surface):
    """The surface's own plain colour as a socket."""
    node = surface.node("ShaderNodeRGB")
    node.outputs[0].default_value = surface.shader.inputs["Base Color"].default_value
    return node.outputs[0]


def cloth(name, colour="#F3EAD9", picture=None, pitch=0.0011, mottle=0.06, space="UV"):
    """Woven cloth with threads `pitch` apart, plain or printed.

    `picture` is (image, width, height), in metres: the image repeats at that size. `space` tells where the threads
    run: along the "UV" or the "Object" x and y.
    """
    s = Surface(name, colour, roughness=0.92, Sheen=0.35, Specular=0.15)
    if s.made:
        return s.material
    uv = s.where(space)
    base = flat_colour(s)
    if picture:
        image, width, height = picture
        vector = s.scaled(uv, (1 / width, 1 / height, 1))
        base = s.node("ShaderNodeTexImage", {"Vector": vector}, image=image, interpolation="Cubic").outputs[0]
    along = s.noise(s.scaled(uv, (0.05, 1, 1)), pitch * 1.6, 2)
    across = s.noise(s.scaled(uv, (1, 0.05, 1)), pitch * 1.6, 2)
    slub = s.math("MULTIPLY", s.math("ADD", along, across), 0.5)
    base = s.tint(base, slub, 1 - mottle, 1 + mottle)
    s.set(s.shader, {"Base Color": s.tint(base, s.noise(uv, 0.12), 1 - mottle / 2, 1 + mottle / 2)})
    split = s.node("ShaderNodeSeparateXYZ", {"Vector": uv})
    waves = [s.math("SINE", s.math("MULTIPLY", split.outputs[i], math.pi / pitch)) for i in (0, 1)]
    s.bump(s.math("MULTIPLY", *waves), pitch * 0.16)
    s.bump(slub, pitch * 0.5)
    return s.material


def brass(name="brass"):
    """Hand-hammered, hand-polished brass: faint dents, faint stains."""
    s = Surface(name, "#D9A441", roughness=0.24, Metallic=1.0)
    if not s.made:
        place = s.where()
        stain = s.noise(place, 0.03, 6)
        s.set(s.shader, {"Base Color": s.ramp(stain, (0.35, "#D2A048"), (0.65, "#EAC268"))})
        s.set(s.shader, {"Roughness": s.math("MULTIPLY_ADD", stain, 0.2, 0.26)})
        dents = s.node("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 85.0}, feature="SMOOTH_F1").outputs[0]
        s.bump(dents, 0.0030, 0.3)
    return s.material


def cane(name="cane", colour="#C9A062", dark="#9C7138"):
    """Split cane: fibres along the strand, every strand a little different."""
    s = Surface(name, colour, roughness=0.5, Specular=0.35)
    if not s.made:
        uv = s.where("UV")
        fibre = s.noise(s.scaled(uv, (0.03, 1, 1)), 0.0009, 3)
        tone = s.noise(s.where(), 0.022, 2)
        base = s.ramp(tone, (0.3, dark), (0.55, colour), (0.75, "#DDBB82"))
        s.set(s.shader, {"Base Color": s.tint(base, fibre, 0.75, 1.15)})
        s.bump(fibre, 0.0004)
    return s.material


def paper(name, colour="#F2EADA"):
    """Uncoated paper with a faint tooth."""
    s = Surface(name, colour, roughness=0.85, Specular=0.2)
    if not s.made:
        s.bump(s.noise(s.where(), 0.0004, 4), 0.00004)
    return s.material


def petal(name, root, tip):
    """A petal that lets light through; the mesh's first UV direction runs from root to tip."""
    s = Surface(name, tip, roughness=0.55, Specular=0.2)
    if not s.made:
        uv = s.node("ShaderNodeSeparateXYZ", {"Vector": s.where("UV")})
        colour = s.ramp(uv.outputs[0], (0.25, root), (0.85, tip))
        one_by_one = s.node("ShaderNodeObjectInfo").outputs["Random"]
        colour = s.tint(colour, one_by_one, 0.88, 1.08)
        veins = s.noise(s.scaled(uv.outputs[1], (1, 1, 1)), 0.11, 2)
        colour = s.tint(colour, veins, 0.86, 1.06)
        s.set(s.shader, {"Base Color": colour})
        through = s.node("ShaderNodeBsdfTranslucent", {"Color": colour})
        both = s.node("ShaderNodeMixShader", {"Fac": 0.35})
        s.links.new(s.shader.outputs[0], both.inputs[1])
        s.links.new(through.outputs[0], both.inputs[2])
        s.links.new(both.outputs[0], s.nodes["Material Output"].inputs[0])
    return s.material


def plaster(name="plaster", colour="#F4ECE0"):
    """Lime plaster brushed by hand: calm, with broad faint strokes."""
    s = Surface(name, colour, roughness=0.95, Specular=0.1)
    if not s.made:
        place = s.where()
        cloud = s.noise(place, 0.35, 4)
        s.set(s.shader, {"Base Color": s.tint(flat_colour(s), cloud, 0.975, 1.02)})
        s.bump(s.noise(s.scaled(place, (1, 1, 2.2)), 0.09, 3), 0.004, 0.5)
    return s.material
