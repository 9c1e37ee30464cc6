"""The common studio of the shop's product pictures.

Everything here runs inside Blender (3.4, Cycles on the CPU).  A scene script
calls `reset()`, builds its models, calls `stage(...)` with them and then
`render(...)`; `render_scene.py` does that for the scripts in `scenes/`.

Units are metres.  Models stand on z = 0, are centred at the origin and face
-Y.  Colours are sRGB hex strings such as "#F1E8D8" or linear RGB triples.
"""

import math
import os
import tempfile

import bpy
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector

BACKDROP = "#F1E8D8"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


# --- Colour ----------------------------------------------------------------

def linear(color):
    """Return `color` (hex string or linear triple) as a linear RGBA tuple."""
    if not isinstance(color, str):
        return tuple(color)[:3] + (1.0,)
    digits = color.lstrip("#")
    srgb = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb
    ) + (1.0,)


# --- Materials ---------------------------------------------------------------

def material(name, base_color, roughness=0.5, metallic=0.0, *, specular=0.5,
             clearcoat=0.0, transmission=0.0, ior=1.45, alpha=1.0, sheen=0.0,
             subsurface=0.0, emission=None, emission_strength=1.0,
             anisotropic=0.0, bump=None):
    """Return a Principled material.

    `bump` is (scale, strength) of a fine procedural grain: `scale` is the
    number of grains per metre, `strength` runs from 0 to 1.
    """
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    shader = nodes["Principled BSDF"]
    values = {
        "Base Color": linear(base_color), "Roughness": roughness,
        "Metallic": metallic, "Specular": specular, "Clearcoat": clearcoat,
        "Clearcoat Roughness": 0.03, "Transmission": transmission, "IOR": ior,
        "Alpha": alpha, "Sheen": sheen, "Subsurface": subsurface,
        "Subsurface Color": linear(base_color), "Anisotropic": anisotropic,
    }
    if emission is not None:
        values["Emission"] = linear(emission)
        values["Emission Strength"] = emission_strength
    for socket, value in values.items():
        shader.inputs[socket].default_value = value
    if bump:
        scale, strength = bump
        coords = nodes.new("ShaderNodeTexCoord")
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 3
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = strength
        relief.inputs["Distance"].default_value = 0.5 / scale
        links.new(coords.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return mat


def image_material(name, image, roughness=0.5, metallic=0.0, *, specular=0.5,
                   clearcoat=0.0, glow=0.0):
    """Return a material that shows `image` by its UV map.

    `image` is a file path or a Pillow image.  `glow` above 0 makes it a lit
    screen of that strength behind glass; at 0 it is a printed surface.
    """
    mat = material(name, "#000000" if glow else "#FFFFFF", roughness, metallic,
                   specular=specular, clearcoat=clearcoat)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    shader = nodes["Principled BSDF"]
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = load_image(name, image)
    texture.extension = "EXTEND"
    links.new(texture.outputs["Color"],
              shader.inputs["Emission" if glow else "Base Color"])
    if glow:
        shader.inputs["Emission Strength"].default_value = glow
    return mat


def load_image(name, image):
    """Return a packed Blender image from a file path or a Pillow image."""
    if isinstance(image, str):
        loaded = bpy.data.images.load(image)
        loaded.pack()
        return loaded
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name + ".png")
        image.save(path)
        loaded = bpy.data.images.load(path)
        loaded.pack()
    return loaded


# --- Shapes -------------------------------------------------------------------

def mesh_object(name, vertices, faces, mat=None, smooth=True):
    """Return a linked mesh object; flat areas keep flat shading by weight."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.validate()
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    if mat:
        mesh.materials.append(mat)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
        weighted = obj.modifiers.new("Weighted normals", "WEIGHTED_NORMAL")
        weighted.keep_sharp = True
    return obj


def rounded_outline(width, depth, radius, steps=10):
    """Return the 2D points, counter-clockwise, of a rounded rectangle."""
    radius = max(1e-6, min(radius, width / 2, depth / 2))
    points = []
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    for sx, sy, start in corners:
        cx, cy = sx * (width / 2 - radius), sy * (depth / 2 - radius)
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return points


def loft(name, rings, mat=None, caps=True):
    """Return the skin over `rings`, lists of equally many 3D points each."""
    n = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = []
    for r in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((r * n + i, r * n + j, (r + 1) * n + j, (r + 1) * n + i))
    if caps:
        faces.append(tuple(reversed(range(n))))
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    return mesh_object(name, vertices, faces, mat)


def rounded_box(name, size, radius=0.005, bevel=0.001, mat=None, location=(0, 0, 0),
                rotation=(0, 0, 0), bevel_bottom=None, steps=10, bevel_steps=5):
    """Return a slab whose bottom rests on local z = 0.

    `size` is (x, y, z); `radius` rounds the four upright edges, `bevel` the
    rim of the top and, unless `bevel_bottom` is given, that of the bottom.
    `rotation` is in degrees.
    """
    width, depth, height = size
    top = min(bevel, height / 2)
    bottom = min(bevel if bevel_bottom is None else bevel_bottom, height - top)
    profile = []
    for i in range(bevel_steps + 1):
        a = math.pi / 2 * i / bevel_steps
        profile.append((bottom * (1 - math.sin(a)), bottom * (1 - math.cos(a))))
    for i in range(bevel_steps + 1):
        a = math.pi / 2 * i / bevel_steps
        profile.append((top * (1 - math.cos(a)), height - top + top * math.sin(a)))
    rings = []
    for inset, z in profile:
        outline = rounded_outline(width - 2 * inset, depth - 2 * inset,
                                  max(radius - inset, radius * 0.05), steps)
        rings.append([(x, y, z) for x, y in outline])
    return put(loft(name, rings, mat), location, rotation)


def panel(name, width, height, radius=0.0, mat=None, location=(0, 0, 0),
          rotation=(0, 0, 0), steps=12):
    """Return a flat rounded rectangle facing local +Z with UVs from 0 to 1."""
    outline = rounded_outline(width, height, radius, steps)
    obj = mesh_object(name, [(x, y, 0) for x, y in outline],
                      [tuple(range(len(outline)))], mat, smooth=False)
    uv = obj.data.uv_layers.new(name="UVMap")
    for loop in obj.data.loops:
        x, y, _ = obj.data.vertices[loop.vertex_index].co
        uv.data[loop.index].uv = (x / width + 0.5, y / height + 0.5)
    return put(obj, location, rotation)


def lathe(name, profile, mat=None, location=(0, 0, 0), rotation=(0, 0, 0),
          segments=96):
    """Return `profile`, a list of (radius, z), turned about the local z axis.

    List the profile from the bottom to the top of the outside; a radius of 0
    at either end closes the shape.
    """
    rings = []
    for radius, z in profile:
        radius = max(radius, 1e-6)
        rings.append([(radius * math.cos(2 * math.pi * i / segments),
                       radius * math.sin(2 * math.pi * i / segments), z)
                      for i in range(segments)])
    return put(loft(name, rings, mat, caps=profile[0][0] <= 1e-6), location, rotation)


def tube(name, points, radius, mat=None, closed=False, smooth=True, resolution=6):
    """Return a round wire or pipe of `radius` through `points`."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    curve.resolution_u = 16
    spline = curve.splines.new("BEZIER" if smooth else "POLY")
    knots = spline.bezier_points if smooth else spline.points
    knots.add(len(points) - 1)
    for knot, point in zip(knots, points):
        if smooth:
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = "AUTO"
        else:
            knot.co = tuple(point) + (1,)
    spline.use_cyclic_u = closed
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    if mat:
        curve.materials.append(mat)
    return to_mesh(obj)


def text(name, body, size, mat=None, location=(0, 0, 0), rotation=(0, 0, 0),
         font=FONT, extrude=0.0, align="CENTER"):
    """Return `body` set flat in the local xy plane; `size` is the em in metres."""
    curve = bpy.data.curves.new(name, "FONT")
    curve.body = body
    curve.size = size
    curve.extrude = extrude
    curve.align_x = align
    curve.align_y = "CENTER"
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    if mat:
        curve.materials.append(mat)
    return put(to_mesh(obj), location, rotation)


def to_mesh(obj):
    """Replace a curve or text object, modifiers included, by its mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    result = bpy.data.objects.new(obj.name, mesh)
    result.matrix_world = obj.matrix_world
    bpy.context.scene.collection.objects.link(result)
    bpy.data.objects.remove(obj)
    return result


def join(name, objects):
    """Merge `objects` into one mesh object called `name`; return it."""
    bpy.context.view_layer.update()
    for obj in bpy.context.selected_objects:
        obj.select_set(False)
    for obj in objects:
        obj.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    objects[0].name = name
    return objects[0]


def cut(obj, cutter):
    """Subtract `cutter` from `obj` for good and remove the cutter."""
    boolean = obj.modifiers.new("Cut", "BOOLEAN")
    boolean.operation = "DIFFERENCE"
    boolean.solver = "EXACT"
    boolean.object = cutter
    weighted = obj.modifiers.get("Weighted normals")
    if weighted:
        obj.modifiers.remove(weighted)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    obj.data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    obj.modifiers.clear()
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    obj.modifiers.new("Weighted normals", "WEIGHTED_NORMAL").keep_sharp = True
    bpy.data.objects.remove(cutter)
    return obj


# --- Placing -------------------------------------------------------------------

def put(obj, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Set the place and the rotation in degrees of one object; return it."""
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    return obj


def move(objects, location=(0, 0, 0), rotation=(0, 0, 0), pivot=(0, 0, 0)):
    """Move a whole model: turn it by `rotation` (degrees) about `pivot`, then
    shift it by `location`.  Works on any list of unparented objects."""
    bpy.context.view_layer.update()
    turn = Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    matrix = (Matrix.Translation(Vector(location) + Vector(pivot)) @ turn
              @ Matrix.Translation(-Vector(pivot)))
    for obj in objects:
        obj.matrix_world = matrix @ obj.matrix_world
    bpy.context.view_layer.update()
    return objects


def corners(objects):
    """Return the world positions of every mesh vertex of `objects`."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in objects:
        if obj.type != "MESH":
            continue
        evaluated = obj.evaluated_get(graph)
        points += [obj.matrix_world @ v.co for v in evaluated.data.vertices]
    return points


# --- Stage --------------------------------------------------------------------

# Radiance of a white surface lying on the floor, by source; their sum is what
# the backdrop's reflectance is computed from, so the backdrop's colour in the
# picture does not depend on it.
KEY = (0.56, 0.535, 0.50)
SKY = (0.57, 0.56, 0.545)
# How much brighter than SKY the room is on the right, and darker on the left.
FILL = 0.35

KEY_HEIGHT, KEY_SIDE, KEY_SOFTNESS = 50, 104, 15
FILL_SIDE = -60


def reset():
    """Empty the file and choose the renderer's settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"


def stage(objects, size=(1440, 1080), fill=0.7, turn=24, height=22, lens=85,
          centre=(0.5, 0.5), frame=None):
    """Set up backdrop, light and camera around `objects`.

    The camera looks down by `height` degrees from `turn` degrees to the right
    of the front, and stands where the objects' outline has its middle at
    `centre` (0..1 from the picture's lower left) and fills the share `fill` of
    the picture's width or height, whichever is reached first.  Reflected
    softboxes scale with the objects, so small and large products look alike.
    """
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    points = corners(objects)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    middle, extent = (low + high) / 2, (high - low).length
    _camera(frame or points, middle, extent, fill, turn, height, lens, centre)
    _backdrop(extent)
    _lights(middle, extent, turn)


def _direction(side, height, turn):
    """Return the unit vector towards `side` degrees left of the camera's own
    direction (seen from the subject) and `height` degrees above the floor."""
    a = math.radians(-90 + turn - side)
    h = math.radians(height)
    return Vector((math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h)))


def _camera(points, middle, extent, fill, turn, height, lens, centre):
    scene = bpy.context.scene
    data = bpy.data.cameras.new("Camera")
    data.lens = lens
    data.sensor_width = 36
    data.clip_start, data.clip_end = extent * 0.05, extent * 2000
    camera = bpy.data.objects.new("Camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    back = _direction(0, height, turn)
    rotation = back.to_track_quat("Z", "Y")
    right, up = rotation @ Vector((1, 0, 0)), rotation @ Vector((0, 1, 0))
    width, rows = scene.render.resolution_x, scene.render.resolution_y
    half_x = 18 / lens * min(1, width / rows)
    half_y = half_x * rows / width
    position = middle + back * extent * 4
    cloud = np.array(points)
    for _ in range(30):
        offsets = cloud - np.array(position)
        depths = -offsets @ np.array(back)
        across = offsets @ np.array(right) / depths / half_x
        along = offsets @ np.array(up) / depths / half_y
        depth = (position - middle).dot(back)
        aim_x = (across.min() + across.max()) / 2 - (centre[0] * 2 - 1)
        aim_y = (along.min() + along.max()) / 2 - (centre[1] * 2 - 1)
        position += right * aim_x * half_x * depth + up * aim_y * half_y * depth
        share = max(np.ptp(across), np.ptp(along)) / 2
        position += back * depth * (share / fill - 1)
    camera.location = position
    camera.rotation_euler = rotation.to_euler()


def _backdrop(extent):
    light = [KEY[i] + SKY[i] for i in range(3)]
    target = linear(BACKDROP)
    mat = bpy.data.materials.new("Backdrop")
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    diffuse = nodes.new("ShaderNodeBsdfDiffuse")
    diffuse.inputs["Color"].default_value = [target[i] / light[i] for i in range(3)] + [1]
    links.new(diffuse.outputs["BSDF"], nodes["Material Output"].inputs["Surface"])
    half = extent * 500
    mesh_object("Backdrop", [(-half, -half, 0), (half, -half, 0), (half, half, 0),
                             (-half, half, 0)], [(0, 1, 2, 3)], mat, smooth=False)


def _lights(middle, extent, turn):
    _sun(turn)
    _softbox("Window", middle, extent, turn, 95, 40, (3.6, 3.0), (1, 0.97, 0.93), 2.5)
    _softbox("Overhead", middle, extent, turn, 180, 62, (3.8, 2.8), (1, 0.98, 0.96), 1.6)
    _softbox("Sheen", middle, extent, turn, 38, 16, (3.4, 1.7), (1, 0.98, 0.96), 2.2, 24)
    _softbox("Strip", middle, extent, turn, -78, 26, (1.0, 3.2), (0.97, 0.98, 1), 1.8)
    _sky(turn)


def _sun(turn):
    """The key light.  Having no distance it keeps the backdrop even; it is left
    out of reflections, where the softboxes stand in for it.  It is the only
    lamp, because choosing among lamps would add grain."""
    data = bpy.data.lights.new("Key", "SUN")
    data.angle = math.radians(KEY_SOFTNESS)
    peak = max(KEY)
    data.color = [c / peak for c in KEY]
    data.energy = math.pi * peak / math.sin(math.radians(KEY_HEIGHT))
    sun = bpy.data.objects.new("Key", data)
    toward = _direction(KEY_SIDE, KEY_HEIGHT, turn)
    sun.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()
    sun.visible_glossy = False
    bpy.context.scene.collection.objects.link(sun)


def _softbox(name, middle, extent, turn, side, height, size, color, radiance, roll=0):
    """A glowing panel, fading towards its rim, that only reflections see."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    glow = nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = color + (1,)
    uv = nodes.new("ShaderNodeUVMap")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(uv.outputs["UV"], split.inputs["Vector"])
    strength = nodes.new("ShaderNodeMath")
    strength.operation = "MULTIPLY"
    for i in range(2):
        fade = nodes.new("ShaderNodeFloatCurve")
        for x, y in ((0.2, 0.25), (0.4, 1), (0.6, 1), (0.8, 0.25)):
            fade.mapping.curves[0].points.new(x, y)
        fade.mapping.curves[0].points[0].location = (0, 0)
        fade.mapping.curves[0].points[-1].location = (1, 0)
        fade.mapping.update()
        links.new(split.outputs[i], fade.inputs["Value"])
        links.new(fade.outputs["Value"], strength.inputs[i])
    level = nodes.new("ShaderNodeMath")
    level.operation = "MULTIPLY"
    level.inputs[1].default_value = radiance
    links.new(strength.outputs[0], level.inputs[0])
    links.new(level.outputs[0], glow.inputs["Strength"])
    # What fades out must not hide the room behind it.
    clear = nodes.new("ShaderNodeBsdfTransparent")
    both = nodes.new("ShaderNodeAddShader")
    links.new(glow.outputs["Emission"], both.inputs[0])
    links.new(clear.outputs["BSDF"], both.inputs[1])
    links.new(both.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    mat.cycles.sample_as_light = False
    box = panel(name, size[0] * extent, size[1] * extent, 0, mat)
    toward = _direction(side, height, turn)
    box.location = middle + toward * extent * 3
    facing = (-toward).to_track_quat("Z", "Y")
    box.rotation_euler = (facing @ Quaternion((0, 0, 1), math.radians(roll))).to_euler()
    box.visible_camera = box.visible_diffuse = box.visible_shadow = False
    box.visible_transmission = False


def _sky(turn):
    """The room around the stage: brighter on the right for diffuse light,
    graded by height for reflections, and of the backdrop's own colour wherever
    the camera sees past the floor."""
    world = bpy.data.worlds.new("Room")
    bpy.context.scene.world = world
    # Colours that depend on the kind of ray need the world to be met by rays only.
    world.cycles.sampling_method = "NONE"
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    paths = nodes.new("ShaderNodeLightPath")
    coords = nodes.new("ShaderNodeTexCoord")

    side = nodes.new("ShaderNodeVectorMath")
    side.operation = "DOT_PRODUCT"
    side.inputs[1].default_value = _direction(FILL_SIDE, 0, turn)
    links.new(coords.outputs["Generated"], side.inputs[0])
    share = nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY_ADD"
    share.inputs[1].default_value, share.inputs[2].default_value = FILL, 1
    links.new(side.outputs["Value"], share.inputs[0])
    diffuse = nodes.new("ShaderNodeVectorMath")
    diffuse.operation = "SCALE"
    diffuse.inputs[0].default_value = SKY
    links.new(share.outputs[0], diffuse.inputs["Scale"])

    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coords.outputs["Generated"], split.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(split.outputs["Z"], ramp.inputs["Fac"])
    # At the horizon it meets the floor's tone, so that no line shows in mirrors.
    stops = ramp.color_ramp.elements
    stops[0].color = linear(BACKDROP)
    stops[1].color = (0.80, 0.80, 0.80, 1)
    stops.new(0.22).color = (0.42, 0.405, 0.385, 1)

    reflected = nodes.new("ShaderNodeMixRGB")
    links.new(paths.outputs["Is Glossy Ray"], reflected.inputs[0])
    links.new(diffuse.outputs[0], reflected.inputs[1])
    links.new(ramp.outputs["Color"], reflected.inputs[2])
    seen = nodes.new("ShaderNodeMixRGB")
    seen.inputs[2].default_value = linear(BACKDROP)
    links.new(paths.outputs["Is Camera Ray"], seen.inputs[0])
    links.new(reflected.outputs[0], seen.inputs[1])
    links.new(seen.outputs[0], background.inputs["Color"])


# --- Rendering ------------------------------------------------------------------

def render(path, width, height, samples=256):
    """Render the staged scene to a PNG, or an EXR by its ending, at `path`."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = min(6, samples)
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transparent_max_bounces = 8
    settings = scene.render.image_settings
    exact = path.endswith(".exr")
    settings.file_format = "OPEN_EXR" if exact else "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "32" if exact else "8"
    scene.render.dither_intensity = 1.0
    scene.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)
