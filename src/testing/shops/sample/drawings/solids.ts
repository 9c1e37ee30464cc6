/** Solids on one table, under one light and one camera, as SVG. Lengths are pixels; `z` is up, and `y` towards the camera. */

export type Point = readonly [x: number, y: number, z: number];
type Flat = readonly [x: number, y: number];

/** How much of a circle on the table is seen: the camera looks down by 24 degrees. */
const DEPTH = 0.4;
const RISE = Math.sqrt(1 - DEPTH ** 2);
/** The camera's middle, on the table. */
const MIDDLE: Flat = [600, 560];

const unit = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const light = unit([-0.62, 0.5, 0.85]);
const eye: Point = [0, RISE, DEPTH];
const between = unit([light[0] + eye[0], light[1] + eye[1], light[2] + eye[2]]);
/** Where the shadow of a point falls that is one pixel high. */
const shadowOf: Flat = [0.5, -0.28];

export const project = ([x, y, z]: Point): Flat => [
  MIDDLE[0] + x,
  MIDDLE[1] + y * DEPTH - z * RISE,
];

const list = (points: readonly Flat[]) =>
  points.map((point) => point.map((each) => each.toFixed(1)).join()).join(' ');

/** A colour, lighter above 1 and darker below. */
export function tinted(colour: string, brightness: number, shine = 0): string {
  const channels = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  // Shadows are warm: blue goes first.
  const warmth = brightness < 1 ? [1, 0.98, 0.94] : [1, 1, 1];
  const rgb = channels.map((channel, index) => {
    const lit = channel * brightness * (warmth[index] ?? 1) + 255 * shine;
    return Math.round(Math.max(0, Math.min(255, lit)));
  });
  return `rgb(${rgb.join()})`;
}

/** The colour of a surface with this normal. @param gloss 0 for cloth, 1 for glaze */
function lit(colour: string, normal: Point, gloss = 0): string {
  const shine = gloss * 0.5 * Math.max(0, dot(normal, between)) ** 40;
  return tinted(colour, 0.56 + 0.56 * Math.max(0, dot(normal, light)), shine);
}

const face = (points: readonly Flat[], colour: string) =>
  `<polygon points="${list(points)}" fill="${colour}" stroke="${colour}" stroke-width="0.7"/>`;

/** A number from 0 to 1 that is always the same for the same `seed`. */
export const chance = (seed: number) => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A blurred shadow of these outlines, each at its height above the table. */
const shadow = (outlines: readonly (readonly Point[])[], strength = 0.36) => {
  const shapes = outlines.map((outline) => {
    const points = outline.map(([x, y, z]) =>
      project([x + z * shadowOf[0], y + z * shadowOf[1], 0]),
    );
    return `<polygon points="${list(points)}"/>`;
  });
  return `<g fill="#4a3418" filter="url(#soft)" opacity="${strength}">${shapes.join('')}</g>`;
};

const circle = (x: number, y: number, z: number, radius: number, count = 48): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });

export type Paint = string | ((around: number, height: number) => string);
const paintAt = (paint: Paint, around: number, height: number) =>
  typeof paint === 'string' ? paint : paint(around, height);

/** Splits a profile into short steps, along a smooth curve. */
function smooth(profile: readonly Flat[], isSmooth: boolean): Flat[] {
  const steps = 8;
  return profile.flatMap((p1, index) => {
    const p2 = profile[index + 1];
    if (!p2) return [p1];
    const p0 = isSmooth ? (profile[index - 1] ?? p1) : p1;
    const p3 = isSmooth ? (profile[index + 2] ?? p2) : p2;
    return Array.from({ length: steps }, (_, step): Flat => {
      const t = step / steps;
      const at = (axis: 0 | 1) =>
        isSmooth
          ? 0.5 *
            (2 * p1[axis] +
              (p2[axis] - p0[axis]) * t +
              (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
              (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
          : p1[axis] + (p2[axis] - p1[axis]) * t;
      return [at(0), at(1)];
    });
  });
}

interface TurnedOptions {
  /** What is seen inside; a solid one is closed. */
  inside?: Paint;
  /** How far down the inside goes, from 0 at the rim to 1. */
  filled?: { at: number; colour: string };
  gloss?: number;
  isSmooth?: boolean;
  /** Above the table. */
  z?: number;
  hasShadow?: boolean;
}

/** Something turned on a wheel: radii and heights from the foot to the rim. */
export function turned(
  [x, y]: Flat,
  profile: readonly Flat[],
  paint: Paint,
  { inside, filled, gloss = 0.3, isSmooth = true, z = 0, hasShadow = true }: TurnedOptions = {},
): string {
  const rings = smooth(profile, isSmooth);
  const count = 120;
  const top = rings.at(-1) ?? [0, 0];
  const side = (isInside: boolean) => {
    const parts: string[] = [];
    const order = rings.slice(1).map((_, index) => index);
    for (const index of order) {
      const [low, high] = [rings[index], rings[index + 1]];
      if (!low || !high) continue;
      for (let step = 0; step < count; step += 1) {
        const [from, to] = [step, step + 1].map((each) => (each / count) * 2 * Math.PI);
        if (from === undefined || to === undefined) continue;
        const middle = (from + to) / 2;
        const out = unit([
          Math.cos(middle) * (high[1] - low[1]),
          Math.sin(middle) * (high[1] - low[1]),
          low[0] - high[0],
        ]);
        const normal: Point = isInside ? [-out[0], -out[1], -out[2]] : out;
        if (dot(normal, eye) < -0.02) continue;
        const at = (angle: number, [radius, height]: Flat) =>
          project([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z + height]);
        const own = paintAt((isInside && inside) || paint, middle / (2 * Math.PI), low[1]);
        const depth = isInside ? 0.62 + 0.38 * (low[1] / (top[1] || 1)) : 1;
        const colour = lit(own, normal, isInside ? gloss / 2 : gloss);
        const shaded =
          depth < 1
            ? `rgb(${(colour.match(/\d+/g) ?? []).map((each) => Math.round(Number(each) * depth)).join()})`
            : colour;
        parts.push(face([at(from, low), at(to, low), at(to, high), at(from, high)], shaded));
      }
    }
    return parts.join('');
  };
  const disc = (radius: number, height: number, colour: string) =>
    `<polygon points="${list(circle(x, y, z + height, radius, 96).map(project))}" fill="${colour}"/>`;
  const cap = paintAt(paint, 0, top[1]);
  const surface = rings.find(([, height]) => height >= top[1] * (filled?.at ?? 1));
  return [
    hasShadow
      ? shadow([
          circle(x + 3, y + 4, 0, (rings[0]?.[0] ?? 0) * 1.06 + 4),
          ...rings
            .filter((_, index) => index % 4 === 0)
            .map(([radius, height]) => circle(x, y, z + height, radius, 40)),
        ])
      : '',
    inside
      ? disc(
          rings[0]?.[0] ?? 0,
          4,
          tinted(paintAt(inside, 0, 0), 0.97 - 0.14 * Math.min(2, top[1] / top[0])),
        ) + side(true)
      : '',
    filled && surface ? disc(surface[0] - 3, surface[1], filled.colour) : '',
    side(false),
    inside ? '' : disc(top[0], top[1], lit(cap, [0, 0, 1], gloss)),
  ].join('');
}

/** A rectangle on the table with its corners, round or sharp, turned by `angle` in degrees. */
export function rectangle(
  [x, y]: Flat,
  width: number,
  depth: number,
  angle = 0,
  radius = 0,
): Flat[] {
  const turn = (angle * Math.PI) / 180;
  const corners = [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const;
  return corners
    .flatMap(([right, front, quarter]) => {
      const steps = radius > 0 ? 10 : 0;
      return Array.from({ length: steps + 1 }, (_, step): Flat => {
        const around = ((quarter + (steps ? step / steps : 0)) * Math.PI) / 2;
        return [
          right * (width / 2 - radius) + Math.cos(around) * radius,
          front * (depth / 2 - radius) + Math.sin(around) * radius,
        ];
      });
    })
    .map(([u, v]): Flat => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ]);
}

/** Whatever is drawn, as it lies in a plane: `right` and `down` are how one pixel of it runs. */
export function inPlane(origin: Point, right: Point, down: Point, drawing: string): string {
  const start = project(origin);
  const axis = ([x, y, z]: Point) => [x, y * DEPTH - z * RISE].map((each) => each.toFixed(4));
  const matrix = [...axis(right), ...axis(down), ...start.map((each) => each.toFixed(1))];
  return `<g transform="matrix(${matrix.join(' ')})">${drawing}</g>`;
}

interface RaisedOptions {
  z?: number;
  gloss?: number;
  /** The colour of the sides, if it's another. */
  sides?: string;
  hasShadow?: boolean;
  /** How much smaller the top is. */
  taper?: number;
}

/** An outline on the table, raised to a height: a box, a cushion, a pile. */
export function raised(
  outline: readonly Flat[],
  height: number,
  colour: string,
  { z = 0, gloss = 0, sides = colour, hasShadow = true, taper = 0 }: RaisedOptions = {},
): string {
  const [cx, cy] = ([0, 1] as const).map(
    (axis) => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length,
  ) as [number, number];
  const shrunk = outline.map(([x, y]): Flat => [
    cx + (x - cx) * (1 - taper),
    cy + (y - cy) * (1 - taper),
  ]);
  const at = (points: readonly Flat[], level: number): Point[] =>
    points.map(([x, y]) => [x, y, level]);
  const [bottom, top] = [at(outline, z), at(shrunk, z + height)];
  const faces = bottom
    .map((low, index) => {
      const next = (index + 1) % bottom.length;
      const [nextLow, nextHigh, high] = [bottom[next], top[next], top[index]] as [
        Point,
        Point,
        Point,
      ];
      const along: Flat = [nextLow[0] - low[0], nextLow[1] - low[1]];
      const normal = unit([along[1], -along[0], 0]);
      return { normal, points: [low, nextLow, nextHigh, high], y: (low[1] + nextLow[1]) / 2 };
    })
    .filter(({ normal }) => normal[1] > 0.001)
    .sort((one, other) => one.y - other.y)
    .map(({ normal, points }) => face(points.map(project), lit(sides, normal, gloss)));
  return [
    hasShadow
      ? shadow([
          at(
            outline.map(([x, y]) => [x + 4, y + 6]),
            0,
          ),
          at(outline, z + height * 0.5),
          top,
        ])
      : '',
    ...faces,
    face(top.map(project), lit(colour, [0, 0, 1], gloss)),
  ].join('');
}

/** A rod along these points, such as a handle or a pencil. */
export function rod(points: readonly Point[], thickness: number, colour: string, isShaded = true) {
  const path = (dx: number, dy: number) =>
    `M${points.map((point) => project(point).map((each, axis) => each + (axis ? dy : dx))).join('L')}`;
  const line = (d: string, width: number, stroke: string, more = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const ground = points.map(([x, y, z]) =>
    project([x + z * shadowOf[0] + 3, y + z * shadowOf[1] + 5, 0]),
  );
  return [
    `<g filter="url(#soft)" opacity="0.3">${line(`M${ground.join('L')}`, thickness, '#4a3418')}</g>`,
    line(path(0, 0), thickness, tinted(colour, 0.66)),
    ...(isShaded
      ? [
          line(path(-thickness * 0.06, -thickness * 0.1), thickness * 0.74, tinted(colour, 0.86)),
          line(path(-thickness * 0.12, -thickness * 0.18), thickness * 0.4, tinted(colour, 1.04)),
          line(path(-thickness * 0.16, -thickness * 0.26), thickness * 0.12, tinted(colour, 1.25)),
        ]
      : []),
  ].join('');
}

/** A flat thing that stands upright, leaning back: an outline of `right` and `up`, with what is drawn on it. */
export function standing(
  [x, y]: Flat,
  outline: string,
  colour: string,
  drawing = '',
  { lean = 0.12, turn = 0, thickness = 5 } = {},
): string {
  const right: Point = [Math.cos(turn), Math.sin(turn), 0];
  const down: Point = [0, lean, -1];
  const back = inPlane(
    [x + thickness * 0.8, y - thickness, thickness * 0.3],
    right,
    down,
    `<path d="${outline}" fill="${tinted(colour, 0.62)}"/>`,
  );
  // Its shadow lies on the table, beside it.
  const fallen = inPlane(
    [x, y + 3, 0],
    right,
    [-shadowOf[0], -shadowOf[1], 0],
    `<path d="${outline}" fill="#4a3418"/>`,
  );
  const front = inPlane(
    [x, y, 0],
    right,
    down,
    `<path d="${outline}" fill="${tinted(colour, 1)}"/>${drawing}`,
  );
  return `<g filter="url(#soft)" opacity="0.34">${fallen}</g>${back}${front}`;
}

export const [WIDTH, HEIGHT] = [1200, 900];

/** A whole picture in 4:3. @param place how the things are moved and enlarged; without it, they have no ground */
export const scene = (things: string, place?: string, [width, height] = [WIDTH, HEIGHT]) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <defs>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="11"/></filter>
    <linearGradient id="wall" x1="0" y1="0" x2="0.25" y2="1">
      <stop offset="0" stop-color="#f3ebdd"/><stop offset="0.55" stop-color="#efe5d4"/><stop offset="1" stop-color="#e9dcc7"/>
    </linearGradient>
    <radialGradient id="sun" cx="0.3" cy="0.25" r="0.8">
      <stop offset="0" stop-color="#fffaf0" stop-opacity="0.75"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/>
    </radialGradient>
  </defs>
  ${place === undefined ? '' : `<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#sun)"/>`}
  <g transform="${place ?? ''}">${things}</g>
</svg>`;
