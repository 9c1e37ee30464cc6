"""Geometry that the models share: surfaces made from grids of points."""

import math

import bmesh
import bpy
import numpy as np

import studio


def sheet(name, points, material=None, closed_u=False, closed_v=False, uv=None, smooth_angle=50):
    """Makes a smooth mesh object from a grid of points of shape (u, v, 3).

    A closed direction joins its last row to its first. `uv` is an optional grid of shape (u, v, 2), in metres for
    cloth, so that a weave has the same size on every piece.
    """
    points = np.asarray(points, dtype=float)
    count_u, count_v = points.shape[:2]
    u = np.arange(count_u if closed_u else count_u - 1)
    v = np.arange(count_v if closed_v else count_v - 1)
    u, v = (grid.ravel() for grid in np.meshgrid(u, v, indexing="ij"))
    next_u, next_v = (u + 1) % count_u, (v + 1) % count_v
    corners = np.stack(
        [u * count_v + v, next_u * count_v + v, next_u * count_v + next_v, u * count_v + next_v], axis=1
    )
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], corners.tolist())
    if uv is not None:
        layer = mesh.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.asarray(uv, dtype=float).reshape(-1, 2)[corners.ravel()].ravel())
    return finish(name, mesh, material, smooth_angle)


def finish(name, mesh, material=None, smooth_angle=50):
    """Puts a mesh into the scene as a smoothly shaded object."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth_angle)
    mesh.validate()
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def fillet(corners, radius, steps=5):
    """Rounds the inner corners of a polyline; each rounding uses at most 45 % of its shorter neighbour."""
    corners = [np.asarray(corner, dtype=float) for corner in corners]
    line = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        to_before, to_after = before - corner, after - corner
        reach = min(radius, 0.45 * np.linalg.norm(to_before), 0.45 * np.linalg.norm(to_after))
        start = corner + to_before / np.linalg.norm(to_before) * reach
        end = corner + to_after / np.linalg.norm(to_after) * reach
        for t in np.linspace(0, 1, steps):
            line.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    line.append(corners[-1])
    return np.array(line)


def turned(name, profile, material=None, radius=0.0005, steps=160):
    """Turns a profile of (distance from the axis, height) around the z axis, with rounded corners."""
    return studio.lathe(name, fillet(profile, radius), material, segments=steps)


def tube(name, path, radius, material=None, sides=8, closed=False, up=(0, 0, 1), flatten=1.0):
    """Makes a tube along a path of points; `radius` may vary along it, `flatten` squeezes it along `up`.

    Its first texture direction runs along the path and its second around it, both in metres.
    """
    path = np.asarray(path, dtype=float)
    tangent = np.roll(path, -1, axis=0) - np.roll(path, 1, axis=0)
    if not closed:
        tangent[0], tangent[-1] = path[1] - path[0], path[-1] - path[-2]
    side = np.cross(tangent, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    normal = np.cross(side, tangent)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    radius = np.broadcast_to(np.asarray(radius, dtype=float), (len(path),))[:, None, None]
    ring = np.cos(angle)[None, :, None] * side[:, None] + flatten * np.sin(angle)[None, :, None] * normal[:, None]
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    uv = np.stack(np.broadcast_arrays(length[:, None], angle[None, :] * radius.mean()), axis=-1)
    return sheet(name, path[:, None] + radius * ring, material, closed_u=closed, closed_v=True, uv=uv)


def slice_across(thing, height, step):
    """Cuts a flat mesh, such as text, into strips along x, so that it can be bent around x."""
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    for y in np.arange(-height, height, step):
        everything = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
        bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=(0, y, 0), plane_no=(0, 1, 0))
    mesh.to_mesh(thing.data)
    mesh.free()


def smooth_noise(x, y, size, seed=0):
    """Gentle waves between about -1 and 1 with bumps of roughly the given size."""
    random = np.random.default_rng(seed)
    total = np.zeros(np.broadcast(x, y).shape)
    for _ in range(7):
        angle, phase = random.uniform(0, 2 * math.pi, 2)
        pitch = size * random.uniform(1.4, 3.2)
        total += np.sin(2 * math.pi * (x * math.cos(angle) + y * math.sin(angle)) / pitch + phase)
    return total / 3.7


def copy_of(thing, at, turn=(0, 0, 0), size=1.0):
    """Adds another object with the same mesh; costs next to no memory."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    twin.location, twin.rotation_euler, twin.scale = at, turn, (size, size, size)
    bpy.context.collection.objects.link(twin)
    return twin
