"""The market place of the banners: pale plaster in morning sun, seen through a long lens."""

import math

import bpy
import numpy as np
from mathutils import Vector

import studio
from develop import keep_passes
from models import marigold
from shapes import sheet, smooth_noise
from surfaces import Surface, plaster

SUN = Vector((-0.79, -0.46, 0.43)).normalized()
"""Towards the sun: from the left and a little from behind the camera."""

LOOK_DOWN = 20
DISTANCE = 3.4


def place(wall=0.62, bend=0.45):
    """Sun, sky and one sheet of plaster: the floor bends up into a wall `wall` metres behind the origin, without a
    seam that could be seen behind words. `bend` is the radius, in metres."""
    turn = np.linspace(0, math.pi / 2, 48)
    y = np.concatenate([np.linspace(-2.2, wall - bend, 150)[:-1], wall - bend + bend * np.sin(turn)])
    z = np.concatenate([np.zeros(149), bend - bend * np.cos(turn)])
    y, z = np.append(y, [wall] * 40), np.append(z, np.linspace(bend, 3, 41)[1:])
    along = np.concatenate([[0], np.cumsum(np.hypot(np.diff(y), np.diff(z)))])
    x, s = np.meshgrid(np.linspace(-3, 3, 240), along, indexing="ij")
    uneven = 0.0016 * smooth_noise(x, s, 0.30, 11) - 0.002
    points = np.stack([x, np.broadcast_to(y, x.shape), z + uneven], -1)
    sheet("ground", points, plaster("ground", "#F3E9DB"), uv=np.stack([x, s], -1))
    sun = bpy.data.lights.new("Sun", "SUN")
    sun.energy, sun.angle, sun.color = 4.6, math.radians(1.4), (1.0, 0.935, 0.84)
    lamp = bpy.data.objects.new("Sun", sun)
    lamp.rotation_euler = SUN.to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    sky()


def sky():
    """Open shade: a bright pale sky, brighter overhead, so that brass has something to reflect."""
    world = bpy.data.worlds.new("Sky")
    bpy.context.scene.world = world
    world.cycles.sampling_method = "NONE"
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coords = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.30, 0.26, 0.21, 1)
    ramp.color_ramp.elements[0].position = 0.05
    ramp.color_ramp.elements[1].color = (0.86, 0.90, 0.98, 1)
    ramp.color_ramp.elements[1].position = 0.7
    links.new(coords.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs[0], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = 0.55


def branch(at, spread, count, opacity, seed=0):
    """Leaves between the sun and the point `at`, out of sight, that let a part of the light through."""
    random = np.random.default_rng(seed)
    shade = Surface("shade", "#203010")
    if not shade.made:
        clear = shade.node("ShaderNodeBsdfTransparent")
        both = shade.node("ShaderNodeMixShader", {"Fac": opacity})
        shade.links.new(clear.outputs[0], both.inputs[1])
        shade.links.new(shade.shader.outputs[0], both.inputs[2])
        shade.links.new(both.outputs[0], shade.nodes["Material Output"].inputs[0])
    centre = Vector(at) + SUN * 1.5
    aside = SUN.cross(Vector((0, 0, 1))).normalized()
    above = aside.cross(SUN)
    for i in range(count):
        t = i / count
        leaf = marigold.leaf(length=random.uniform(0.10, 0.16), width=random.uniform(0.032, 0.05))
        leaf.data.materials.clear()
        leaf.data.materials.append(shade.material)
        rise = 0.25 * spread * math.sin(t * 5 + seed) + random.normal(0, spread * 0.16)
        stem = aside * (spread * (t - 0.5) * 2) + above * rise
        leaf.location = centre + stem + SUN * random.uniform(-0.1, 0.1)
        way = aside * math.cos(4 * t + random.normal(0, 0.9)) + above * math.sin(4 * t + random.normal(0, 0.9))
        leaf.rotation_euler = way.to_track_quat("X", "Z").to_euler()
        leaf.visible_camera = leaf.visible_glossy = leaf.visible_diffuse = False


def camera(size, middle, width, sharp=(0, 0, 0), stop=6.0):
    """Looks along +y at `middle`, (x, height in the picture plane), and shows `width` metres there."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    data = bpy.data.cameras.new("Camera")
    data.sensor_fit, data.sensor_width = "HORIZONTAL", 36
    data.lens = 36 * DISTANCE / width
    down = math.radians(LOOK_DOWN)
    back = Vector((0, -math.cos(down), math.sin(down)))
    above = Vector((0, math.sin(down), math.cos(down)))
    eye = bpy.data.objects.new("Camera", data)
    eye.location = Vector((middle[0], 0, 0)) + above * middle[1] + back * DISTANCE
    eye.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    data.dof.use_dof = True
    data.dof.focus_distance = (eye.location - Vector(sharp)).dot(back)
    data.dof.aperture_fstop = stop * data.lens / 85
    bpy.context.collection.objects.link(eye)
    scene.camera = eye
    keep_passes()


def resting(things, at, turn=0, lean=0):
    """Leans things back by `lean` degrees (90 makes them stand on their lower edge), sets their lowest point at the
    height at[2] and turns them; returns them."""
    studio.move(things, rotation=(lean, 0, 0))
    low = min(point.z for point in studio.corners(things))
    return studio.move(things, (at[0], at[1], at[2] - low), (0, 0, turn))
