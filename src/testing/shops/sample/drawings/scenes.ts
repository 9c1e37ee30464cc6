/** The sample's pictures by their names, each drawn from `solids.ts`. */
import {
  chance,
  inPlane,
  type Paint,
  type Point,
  project,
  raised,
  rectangle,
  rod,
  standing,
  tinted,
  turned,
} from './solids';

type Flat = readonly [number, number];

const indigo = '#3d4d8c';
const ochre = '#d6a042';
const leaf = '#7a9a62';
const clay = '#c06a48';
const cream = '#efe2c8';
const charcoal = '#4a4745';
const brass = '#d2a851';
const wood = '#b57f4b';
const dark = '#7a4d2c';
const steel = '#c4c8cc';
const rose = '#cf8484';
const sky = '#7fa5bd';
const white = '#f6f1e6';

/** A glaze with specks. */
const speckled =
  (colour: string, rim = colour, rimFrom = Infinity): Paint =>
  (around, height) => {
    const cell = chance(Math.floor(around * 240) * 13 + Math.floor(height / 4) * 7);
    if (height > rimFrom) return rim;
    return cell > 0.95 ? mixed(colour, '#6b5137', 0.35) : colour;
  };

function mixed(one: string, other: string, part: number): string {
  const channel = (colour: string, start: number) => parseInt(colour.slice(start, start + 2), 16);
  return `#${[1, 3, 5]
    .map((start) => Math.round(channel(one, start) * (1 - part) + channel(other, start) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

const ring = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Words on a label. */
const text = (words: string, x: number, y: number, size: number, colour: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="DejaVu Serif, serif" font-size="${size}" fill="${colour}" text-anchor="middle" ${more}>${words}</text>`;

/** A block print: a grid of flowers. */
const printed = (width: number, height: number, colour: string, step = 46) =>
  ring(Math.ceil(width / step) * Math.ceil(height / step), (index) => {
    const columns = Math.ceil(width / step);
    const row = Math.floor(index / columns);
    const x = (index % columns) * step + (row % 2 ? step / 2 : 0) + step / 4;
    const y = row * step + step / 2;
    const petals = ring(
      6,
      (petal) =>
        `<ellipse cx="${x}" cy="${y - step * 0.17}" rx="${step * 0.07}" ry="${step * 0.14}" transform="rotate(${petal * 60} ${x} ${y})"/>`,
    );
    return `<g fill="${colour}">${petals}<circle cx="${x}" cy="${y}" r="${step * 0.05}"/></g>`;
  });

const stripes = (width: number, height: number, colours: readonly string[], step: number) =>
  ring(Math.ceil(width / step), (index) => {
    const colour = colours[index % colours.length];
    return colour
      ? `<rect x="${index * step}" y="0" width="${step}" height="${height}" fill="${colour}"/>`
      : '';
  });

/** What lies on the top of a rectangle of `raised`, clipped to it. */
function onTop(
  middle: Flat,
  width: number,
  depth: number,
  angle: number,
  z: number,
  drawing: string,
  radius = 0,
): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const origin: Point = [
    middle[0] - (width / 2) * cos + (depth / 2) * sin,
    middle[1] - (width / 2) * sin - (depth / 2) * cos,
    z,
  ];
  const id = `clip${[...middle, width, depth, z].map(Math.round).join('-')}`;
  return inPlane(
    origin,
    [cos, sin, 0],
    [-sin, cos, 0],
    `<clipPath id="${id}"><rect width="${width}" height="${depth}" rx="${radius}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`,
  );
}

/** Folded cloth: a pile of soft layers with a pattern on its top. */
function folded(
  middle: Flat,
  [width, depth]: Flat,
  colours: readonly string[],
  pattern = '',
  { angle = -14, layer = 26, z: start = 0 } = {},
): string {
  const radius = 26;
  const parts = colours.map((colour, index) =>
    raised(
      rectangle([middle[0], middle[1]], width - (index % 2) * 6, depth, angle, radius),
      layer - 3,
      colour,
      { z: start + index * layer, sides: mixed(colour, '#3b2a18', 0.08), hasShadow: index === 0 },
    ),
  );
  const top = start + colours.length * layer - 3;
  return parts.join('') + onTop(middle, width - 8, depth - 4, angle, top, pattern, radius);
}

const mug = (x: number, y: number, colour: string) => {
  const handle = ring(1, () =>
    rod(
      Array.from({ length: 17 }, (_, step): Point => {
        const angle = -Math.PI / 2 + (step / 16) * Math.PI;
        return [x + 96 + Math.cos(angle) * 62, y, 118 + Math.sin(angle) * 62];
      }),
      26,
      colour,
    ),
  );
  return (
    handle +
    turned(
      [x, y],
      [
        [84, 0],
        [98, 14],
        [103, 110],
        [103, 222],
      ],
      speckled(colour, mixed(colour, cream, 0.6), 212),
      { inside: cream, gloss: 0.8, isSmooth: true },
    )
  );
};

const bottle = (x: number, y: number, paint: Paint, cap: string, gloss = 1) =>
  turned(
    [x, y],
    [
      [88, 0],
      [96, 10],
      [97, 300],
      [90, 345],
      [50, 395],
      [42, 420],
    ],
    paint,
    { gloss },
  ) +
  turned(
    [x, y],
    [
      [50, 0],
      [52, 6],
      [52, 58],
      [46, 66],
    ],
    cap,
    { z: 418, gloss, hasShadow: false },
  );

const bowl = (x: number, y: number, size: number, paint: Paint, inside: Paint, z = 0, more = {}) =>
  turned(
    [x, y],
    [
      [size * 0.42, 0],
      [size * 0.46, size * 0.05],
      [size * 0.8, size * 0.26],
      [size, size * 0.62],
    ],
    paint,
    { inside, z, gloss: 0.7, ...more },
  );

const plate = (x: number, y: number, size: number, paint: Paint, inside: Paint, z = 0, more = {}) =>
  turned(
    [x, y],
    [
      [size * 0.6, 0],
      [size * 0.64, 5],
      [size * 0.8, 14],
      [size, 30],
    ],
    paint,
    { inside, z, gloss: 0.7, ...more },
  );

const pot = (x: number, y: number, size: number, colour: string) =>
  turned(
    [x, y],
    [
      [size * 0.9, 0],
      [size, 6],
      [size * 1.02, 16],
    ],
    mixed(colour, '#5a2c18', 0.1),
    { inside: colour, gloss: 0.05 },
  ) +
  turned(
    [x, y],
    [
      [size * 0.62, 0],
      [size * 0.82, size * 1.15],
      [size * 0.82, size * 1.16],
      [size * 0.92, size * 1.17],
      [size * 0.95, size * 1.48],
    ],
    colour,
    {
      inside: mixed(colour, '#5a2c18', 0.25),
      filled: { at: 0.9, colour: '#5b4433' },
      gloss: 0.05,
      isSmooth: false,
      z: 8,
      hasShadow: true,
    },
  );

const sprout = (x: number, y: number, z: number, size: number) =>
  ring(11, (index) => {
    const angle = index * 2.4;
    const reach = size * (0.45 + 0.4 * chance(index));
    const height = size * (1.3 - index * 0.07);
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, z + height];
    const [sx, sy] = project([x, y, z]);
    const [tx, ty] = project(tip);
    const [bx, by] = [(tx - sx) * 0.5 - (ty - sy) * 0.22, (ty - sy) * 0.6 + (tx - sx) * 0.16];
    const [cx, cy] = [(tx - sx) * 0.5 + (ty - sy) * 0.22, (ty - sy) * 0.6 - (tx - sx) * 0.16];
    const colour = tinted(index % 2 ? '#5f8a4c' : '#7fa75f', 0.8 + 0.25 * chance(index + 9));
    return `<path d="M${sx},${sy}q${bx},${by} ${tx - sx},${ty - sy}q${cx - (tx - sx)},${cy - (ty - sy)} ${sx - tx},${sy - ty}" fill="${colour}"/>`;
  });

const box = (
  middle: Flat,
  [width, depth, height]: Point,
  colour: string,
  { angle = -18, z = 0, top = '', front = '', side = '', sides = colour, gloss = 0.1 } = {},
) => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number, up: number): Point => [
    middle[0] + u * cos - v * sin,
    middle[1] + u * sin + v * cos,
    z + up,
  ];
  return (
    raised(rectangle(middle, width, depth, angle), height, colour, { z, sides, gloss }) +
    (top && onTop(middle, width, depth, angle, z + height, top)) +
    (front && inPlane(at(-width / 2, depth / 2, height), [cos, sin, 0], [0, 0, -1], front)) +
    (side && inPlane(at(-width / 2, -depth / 2, height), [-sin, cos, 0], [0, 0, -1], side))
  );
};

/** A book or a pad that lies on its back: covers with pages between them. */
const book = (
  middle: Flat,
  [width, depth, height]: Point,
  cover: string,
  top: string,
  { angle = -16, z = 0 } = {},
) =>
  raised(rectangle(middle, width, depth, angle), 7, cover, { z, hasShadow: true }) +
  raised(
    rectangle([middle[0] - 2, middle[1]], width - 12, depth - 12, angle),
    height - 14,
    '#f3ecdc',
    {
      z: z + 7,
      hasShadow: false,
    },
  ) +
  raised(rectangle(middle, width, depth, angle), 7, cover, {
    z: z + height - 7,
    hasShadow: false,
  }) +
  onTop(middle, width, depth, angle, z + height, top);

const pencil = (from: Point, to: Point, colour: string, thickness = 17) => {
  const at = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
  return (
    rod([at(0), at(0.88)], thickness, colour) +
    rod([at(0.89), at(0.95)], thickness * 0.72, '#e2bf8d') +
    rod([at(0.96), at(1)], thickness * 0.34, charcoal, false)
  );
};

const sack = 'M-150,0C-162,-120 -160,-240 -150,-330L150,-330C160,-240 162,-120 150,0Q0,14 -150,0Z';
/** A bag that stands, with its handles. */
const tote = (x: number, y: number, colour: string, drawing: string) =>
  rod(
    Array.from({ length: 25 }, (_, step): Point => {
      const part = step / 24;
      return [x - 78 + part * 156, y - 6, 322 + Math.sin(part * Math.PI) * 150];
    }),
    17,
    mixed(colour, '#3b2a18', 0.12),
    false,
  ) +
  standing(
    [x, y],
    sack,
    colour,
    `${drawing}<path d="M-150,-330H150V-300H-150Z" fill="#00000012"/>`,
    {
      lean: 0.16,
      thickness: 12,
    },
  ) +
  rod(
    Array.from({ length: 25 }, (_, step): Point => {
      const part = step / 24;
      return [x - 78 + part * 156, y + 6, 322 + Math.sin(part * Math.PI) * 120];
    }),
    17,
    colour,
    false,
  );

const shirt =
  'M-70,-400C-120,-392 -165,-372 -200,-330L-250,-210L-178,-178L-152,-230L-150,-4Q0,12 150,-4L152,-230L178,-178L250,-210L200,-330C165,-372 120,-392 70,-400C50,-366 -50,-366 -70,-400Z';
const neck =
  '<path d="M-70,-400C-50,-366 50,-366 70,-400C46,-352 -46,-352 -70,-400Z" fill="#0003"/>';
/** A shirt on a stand that isn't seen. */
const worn = (x: number, y: number, colour: string, drawing = '', outline = shirt) =>
  standing(
    [x, y],
    outline,
    colour,
    `${drawing}${neck}<path d="M-140,-20C-100,-160 -130,-220 -118,-290M120,-10C96,-140 128,-210 112,-280M20,-6C0,-90 24,-150 8,-220" stroke="#0000001c" stroke-width="9" fill="none" filter="url(#soft)"/><path d="M-152,-230L-146,-300M152,-230L146,-300" stroke="#0002" stroke-width="4" fill="none"/>`,
    { lean: 0.05, thickness: 6 },
  );
const kurta =
  'M-62,-470C-108,-462 -150,-444 -182,-404L-252,-190L-190,-168L-146,-280L-168,-4Q0,14 168,-4L146,-280L190,-168L252,-190L182,-404C150,-444 108,-462 62,-470C40,-440 -40,-440 -62,-470Z';

const kite = (x: number, y: number, first: string, second: string, turn = 0.2) =>
  standing(
    [x, y],
    'M0,0L-190,-230L0,-460L190,-230Z',
    first,
    `<path d="M0,0L190,-230L0,-230Z M0,-460L-190,-230L0,-230Z" fill="${second}"/><circle cx="0" cy="-230" r="58" fill="${cream}"/><path d="M0,0V-460M-190,-230Q0,-330 190,-230" stroke="${dark}" stroke-width="5" fill="none"/>`,
    { lean: 0.4, turn, thickness: 3 },
  );

const hat = (x: number, y: number) => {
  const weave: Paint = (around, height) =>
    (Math.floor(around * 90) + Math.floor(height / 7)) % 2 ? '#e0c48c' : '#d1b176';
  return (
    turned(
      [x, y],
      [
        [300, 0],
        [290, 10],
        [160, 26],
        [150, 34],
      ],
      weave,
      { gloss: 0.05 },
    ) +
    turned(
      [x, y],
      [
        [152, 0],
        [150, 40],
        [138, 120],
        [96, 156],
        [20, 166],
      ],
      (around, height) => (height < 40 ? indigo : paintOf(weave, around, height)),
      { z: 30, gloss: 0.05, hasShadow: false },
    )
  );
};
const paintOf = (paint: Paint, around: number, height: number) =>
  typeof paint === 'string' ? paint : paint(around, height);

const top = (x: number, y: number, first: string, second: string, size = 1) =>
  turned(
    [x, y],
    [
      [4, 0],
      [14, 14 * size],
      [84 * size, 76 * size],
      [92 * size, 100 * size],
      [70 * size, 124 * size],
      [18, 136 * size],
      [14, 190 * size],
      [10, 200 * size],
    ],
    (_around, height) => {
      const band = Math.floor(height / (16 * size));
      return height > 130 * size ? wood : band % 3 === 2 ? cream : band % 2 ? first : second;
    },
    { gloss: 1 },
  );

const ringsToy = (x: number, y: number) => {
  const colours = [indigo, sky, leaf, ochre, clay];
  const base = turned(
    [x, y],
    [
      [150, 0],
      [156, 8],
      [152, 30],
    ],
    wood,
    { gloss: 0.3 },
  );
  const rings = colours.map((colour, index) => {
    const size = 138 - index * 19;
    return turned(
      [x, y],
      [
        [size - 22, 0],
        [size - 4, 8],
        [size, 26],
        [size - 4, 44],
        [size - 24, 52],
      ],
      colour,
      { z: 30 + index * 50, gloss: 0.7, hasShadow: index === 0 },
    );
  });
  const knob = turned(
    [x, y],
    [
      [22, 0],
      [36, 22],
      [30, 50],
      [8, 62],
    ],
    rose,
    { z: 278, gloss: 0.8, hasShadow: false },
  );
  return base + rings.join('') + knob;
};

const candle = (x: number, y: number, size: number) =>
  turned(
    [x, y],
    [
      [52, 0],
      [54, 4],
      [54, size],
      [46, size + 4],
    ],
    (around, height) =>
      (Math.floor(around * 26 + (Math.floor(height / 12) % 2) / 2) + Math.floor(height / 12)) % 2
        ? '#e2b04a'
        : '#d8a33e',
    { gloss: 0.3 },
  ) +
  rod(
    [
      [x, y, size + 2],
      [x + 2, y, size + 30],
    ],
    5,
    charcoal,
    false,
  );

const spoon = (from: Point, to: Point, colour: string) =>
  rod([from, to], 19, colour) +
  turned(
    [to[0], to[1]],
    [
      [10, 0],
      [38, 8],
      [52, 24],
    ],
    colour,
    { inside: mixed(colour, dark, 0.25), gloss: 0.1, z: to[2] },
  );

const block = (x: number, y: number, z: number, colour: string, letter: string, angle: number) =>
  box([x, y], [108, 108, 108], mixed(wood, cream, 0.45), {
    angle,
    z,
    top: `<rect x="10" y="10" width="88" height="88" rx="6" fill="${colour}"/>${text(letter, 54, 78, 66, white, 'font-weight="700"')}`,
    front: `<rect x="10" y="10" width="88" height="88" rx="6" fill="${tinted(colour, 0.86)}"/>${text(letter, 54, 78, 66, white, 'font-weight="700"')}`,
  });

const socks = (x: number, y: number, first: string, second: string) =>
  standing(
    [x, y],
    'M-60,-300H50V-110C52,-70 150,-70 152,-26C152,0 130,2 110,2H-20C-66,2 -64,-60 -60,-110Z',
    first,
    `<path d="M-60,-300H50V-262H-60Z" fill="${second}"/><path d="M-60,-210H50V-190H-60ZM-60,-165H50V-145H-60Z" fill="${second}"/><path d="M152,-26C152,0 130,2 110,2H96C100,-30 110,-54 122,-62C140,-54 151,-42 152,-26Z" fill="${second}"/>`,
    { lean: 0.1, thickness: 14 },
  );

const backpack = (x: number, y: number, colour: string) =>
  rod(
    Array.from({ length: 17 }, (_, step): Point => {
      const part = step / 16;
      return [x - 40 + part * 80, y - 20, 420 + Math.sin(part * Math.PI) * 60];
    }),
    16,
    dark,
    false,
  ) +
  raised(rectangle([x, y], 320, 190, -8, 60), 330, colour) +
  raised(rectangle([x, y], 320, 190, -8, 60), 70, mixed(colour, '#000000', 0.05), {
    z: 330,
    taper: 0.28,
    hasShadow: false,
  }) +
  inPlane(
    [x - 118, y + 118, 200],
    [Math.cos(-0.14), Math.sin(-0.14), 0],
    [0, 0, -1],
    `<rect width="240" height="170" rx="26" fill="${tinted(colour, 0.78)}"/><rect width="240" height="60" rx="22" fill="${tinted(colour, 0.92)}"/><rect x="106" y="38" width="28" height="54" rx="6" fill="${dark}"/><rect x="112" y="70" width="16" height="14" rx="3" fill="${brass}"/>`,
  ) +
  inPlane(
    [x - 100, y + 116, 372],
    [Math.cos(-0.14), Math.sin(-0.14), 0],
    [0, 0, -1],
    `<rect x="20" width="26" height="130" rx="8" fill="${dark}"/><rect x="154" width="26" height="130" rx="8" fill="${dark}"/><rect x="24" y="88" width="18" height="16" rx="3" fill="${brass}"/><rect x="158" y="88" width="18" height="16" rx="3" fill="${brass}"/>`,
  );

const can = (x: number, y: number, colour: string) =>
  rod(
    [
      [x + 60, y, 60],
      [x + 260, y, 300],
    ],
    34,
    colour,
  ) +
  turned(
    [x + 264, y],
    [
      [26, 0],
      [48, 26],
      [50, 34],
    ],
    colour,
    { z: 296, gloss: 0.6, inside: mixed(colour, '#000000', 0.35) },
  ) +
  rod(
    Array.from({ length: 19 }, (_, step): Point => {
      const angle = 1.1 + (step / 18) * 3.2;
      return [x - 110 + Math.cos(angle) * 120, y, 190 + Math.sin(angle) * 120];
    }),
    20,
    mixed(colour, '#000000', 0.12),
  ) +
  turned(
    [x, y],
    [
      [140, 0],
      [146, 8],
      [128, 236],
      [120, 250],
    ],
    colour,
    {
      gloss: 0.6,
      isSmooth: false,
      inside: mixed(colour, '#000000', 0.3),
      filled: { at: 0.8, colour: '#5d7f8d' },
    },
  );

const lamp = (x: number, y: number) =>
  turned(
    [x, y],
    [
      [92, 0],
      [94, 10],
      [40, 26],
      [20, 60],
      [18, 190],
    ],
    wood,
    { gloss: 0.4 },
  ) +
  turned(
    [x, y],
    [
      [150, 0],
      [176, 80],
      [170, 180],
      [120, 260],
      [96, 272],
    ],
    (_around, height) => (Math.floor(height / 22) % 2 ? '#fdf1d2' : '#f7e3b5'),
    { z: 176, gloss: 0, inside: '#fff3cf' },
  );

const trowel = (y: number) =>
  rod(
    [
      [-270, y, 16],
      [-70, y - 30, 16],
    ],
    34,
    wood,
  ) +
  rod(
    [
      [-70, y - 30, 16],
      [40, y - 46, 20],
    ],
    14,
    steel,
  ) +
  inPlane(
    [40, y - 46, 12],
    [1, -0.15, 0],
    [0.15, 1, 0],
    `<path d="M-10,-50Q140,-70 280,0Q140,70 -10,50Q-30,0 -10,-50Z" fill="${tinted(steel, 0.92)}"/><path d="M0,-4Q140,-14 270,0Q140,12 0,6Z" fill="${tinted(steel, 1.15)}"/>`,
  );
const fork = (y: number) =>
  rod(
    [
      [-270, y, 16],
      [-70, y - 30, 16],
    ],
    34,
    wood,
  ) +
  rod(
    [
      [-70, y - 30, 16],
      [60, y - 50, 20],
    ],
    14,
    steel,
  ) +
  [-44, 0, 44]
    .map((offset) =>
      rod(
        [
          [60, y - 50, 18],
          [100, y - 56 + offset, 20],
          [290, y - 84 + offset, 14],
        ],
        12,
        steel,
      ),
    )
    .join('');

const crayons = (x: number, y: number) => {
  const colours = [
    '#c94f3d',
    '#e08a3c',
    '#e6c24a',
    '#7a9a62',
    '#4f8a8a',
    '#3d4d8c',
    '#80568c',
    '#7a4d2c',
  ];
  return (
    colours
      .map((colour, index) => {
        const left = x - 161 + index * 46;
        return turned(
          [left, y - 10],
          [
            [19, 0],
            [19, 210],
            [17, 214],
            [7, 256],
            [4, 262],
          ],
          colour,
          { isSmooth: false, hasShadow: false, gloss: 0.3 },
        );
      })
      .join('') +
    box([x, y + 20], [400, 90, 150], ochre, {
      angle: 0,
      front: `<rect x="14" y="14" width="372" height="122" rx="8" fill="${white}"/>${text('CRAYONS', 200, 74, 50, indigo, 'font-weight="700" letter-spacing="6"')}${text('beeswax', 200, 112, 28, clay)}`,
    })
  );
};

const soap = (x: number, y: number, colour: string, z = 0, angle = -20) =>
  raised(rectangle([x, y], 220, 130, angle, 34), 58, colour, { z, taper: 0.06, gloss: 0.25 }) +
  onTop(
    [x, y],
    150,
    70,
    angle,
    z + 58,
    text('NEEM', 75, 48, 38, tinted(colour, 0.72), 'letter-spacing="5"'),
  );

const wrapRoll = (x: number, y: number, colour: string, spot: string) =>
  turned(
    [x, y],
    [
      [44, 0],
      [44, 380],
    ],
    (around, height) => (Math.floor(around * 8 + height / 34) % 2 ? spot : colour),
    { isSmooth: false, gloss: 0.2, inside: cream },
  );

const umbrella = (x: number, y: number) =>
  rod(
    [
      [x - 250, y + 60, 20],
      [x + 250, y - 90, 26],
    ],
    14,
    dark,
  ) +
  rod(
    Array.from({ length: 13 }, (_, step): Point => {
      const angle = (step / 12) * Math.PI;
      return [x - 262 - Math.sin(angle) * 40, y + 60 + 40 - Math.cos(angle) * 40, 18];
    }),
    17,
    dark,
  ) +
  inPlane(
    [x - 120, y + 20, 30],
    [1, -0.3, 0],
    [0.3, 1, 0.2],
    `<path d="M0,-46Q180,-70 380,-8L392,0L380,8Q180,70 0,46Q24,0 0,-46Z" fill="${indigo}"/><path d="M6,-20Q180,-30 380,-2M10,10Q180,16 380,4" stroke="${tinted(indigo, 0.7)}" stroke-width="5" fill="none"/><path d="M2,-40Q180,-62 372,-8L370,-4Q180,-44 4,-26Z" fill="${tinted(indigo, 1.3)}"/><rect x="226" y="-40" width="26" height="78" rx="6" fill="${ochre}"/>`,
  );

const belt = (x: number, y: number, colour: string) =>
  turned(
    [x, y],
    [
      [150, 0],
      [150, 70],
    ],
    (around, height) =>
      height < 8 || height > 62
        ? cream
        : (Math.floor(around * 44) + Math.floor(height / 14)) % 2
          ? colour
          : mixed(colour, cream, 0.25),
    { isSmooth: false, gloss: 0, inside: mixed(colour, '#000000', 0.2) },
  ) +
  inPlane(
    [x - 20, y + 152, 82],
    [1, 0, 0],
    [0, 0, -1],
    `<rect width="92" height="94" rx="14" fill="none" stroke="${brass}" stroke-width="15"/><rect x="40" y="40" width="60" height="13" rx="6" fill="${tinted(brass, 0.9)}"/>`,
  );

const pouch = (x: number, y: number, colour: string, flower: string) =>
  raised(rectangle([x, y], 300, 200, -14, 40), 56, colour, { taper: 0.12 }) +
  onTop([x, y], 250, 160, -14, 56, printed(250, 160, flower, 42), 30) +
  rod(
    [
      [x - 132, y - 44, 60],
      [x + 120, y - 108, 60],
    ],
    9,
    brass,
  );

const puzzlePiece = (x: number, y: number, colour: string, angle: number) =>
  onTop(
    [x, y],
    100,
    100,
    angle,
    4,
    `<path d="M10,30H36C28,8 60,8 52,30H80V56C98,48 98,76 80,68V94H52C60,76 28,76 36,94H10Z" fill="#4a341844" transform="translate(5 6)"/><path d="M10,30H36C28,8 60,8 52,30H80V56C98,48 98,76 80,68V94H52C60,76 28,76 36,94H10Z" fill="${colour}"/>`,
  );

const landscape = (width: number, height: number) =>
  `<rect width="${width}" height="${height}" fill="#a8c6cf"/><circle cx="${width * 0.72}" cy="${height * 0.3}" r="${height * 0.13}" fill="#f5d488"/><path d="M0,${height * 0.6}L${width * 0.25},${height * 0.3}L${width * 0.5},${height * 0.62}L${width * 0.72},${height * 0.42}L${width},${height * 0.66}V${height}H0Z" fill="#7d8fa8"/><path d="M0,${height * 0.72}Q${width * 0.4},${height * 0.55} ${width},${height * 0.75}V${height}H0Z" fill="#7a9a62"/><path d="M0,${height * 0.86}Q${width * 0.5},${height * 0.74} ${width},${height * 0.9}V${height}H0Z" fill="#d6a042"/>`;

const card = (x: number, y: number, colour: string, angle: number, z: number, drawing: string) =>
  raised(rectangle([x, y], 250, 180, angle), 4, colour, { z }) +
  onTop([x, y], 250, 180, angle, z + 4, drawing);

const diya = `<path d="M75,110Q125,150 175,110Q165,140 125,142Q85,140 75,110Z" fill="${clay}"/><path d="M125,52Q146,88 125,106Q104,88 125,52Z" fill="${ochre}"/>`;

const together = (...things: string[]) => things.join('');

/** Each picture's things by the name of its file. */
export const scenes: Readonly<Record<string, () => string>> = {
  'mug-all': () =>
    together(
      mug(-210, -120, ochre),
      mug(150, -140, leaf),
      mug(-60, 80, indigo),
      mug(270, 70, clay),
    ),
  'mug-indigo': () => together(mug(-20, 40, indigo)),
  'mug-ochre': () => together(mug(-20, 40, ochre)),
  'mug-leaf': () => together(mug(-20, 40, leaf)),
  'mug-clay': () => together(mug(-20, 40, clay)),
  bottle: () => together(bottle(0, 80, brass, dark)),
  'bottle-pair': () =>
    together(
      bottle(-130, 20, brass, dark),
      turned(
        [170, 110],
        [
          [58, 0],
          [62, 8],
          [70, 130],
          [72, 150],
        ],
        brass,
        { inside: mixed(brass, dark, 0.4), gloss: 1 },
      ),
    ),
  planter: () =>
    together(
      pot(-230, -20, 150, clay),
      sprout(-230, -20, 210, 150),
      pot(120, 60, 110, clay),
      sprout(120, 60, 150, 110),
      pot(350, 130, 78, clay),
      sprout(350, 130, 104, 80),
    ),
  'wooden-bowl': () =>
    together(
      bowl(
        0,
        60,
        280,
        (around, height) =>
          Math.floor(height / 9 + Math.sin(around * 18) * 1.6) % 3 ? wood : mixed(wood, dark, 0.22),
        (around, height) =>
          Math.floor(height / 9 + Math.sin(around * 18) * 1.6) % 3 ? wood : mixed(wood, dark, 0.22),
        0,
        { gloss: 0.25 },
      ),
    ),
  cushions: () =>
    together(
      folded([-30, 0], [520, 330], [cream], '', { layer: 90 }),
      folded([0, 0], [510, 320], [indigo], printed(510, 320, cream, 60), {
        layer: 90,
        z: 88,
        angle: -10,
      }),
      folded([-10, 0], [500, 310], [ochre], printed(500, 310, indigo, 60), {
        layer: 90,
        z: 176,
        angle: -18,
      }),
    ),
  towel: () =>
    together(
      folded(
        [0, 60],
        [500, 330],
        [white, white, sky, sky],
        stripes(500, 330, [sky, sky, sky, white], 40),
        { layer: 40 },
      ),
    ),
  tawa: () =>
    together(
      rod(
        [
          [180, 40, 36],
          [470, -60, 60],
        ],
        34,
        charcoal,
      ),
      turned(
        [-60, 80],
        [
          [200, 0],
          [220, 8],
          [262, 40],
        ],
        charcoal,
        { inside: '#55524f', gloss: 0.4 },
      ),
    ),
  'masala-box': () => {
    const fillings = ['#c8412b', '#e0b03a', '#8a5a34', '#b9a05a', '#5f6b3a', '#d98b3a'];
    return together(
      turned(
        [0, 60],
        [
          [290, 0],
          [296, 8],
          [296, 96],
        ],
        steel,
        { isSmooth: false, gloss: 1, inside: steel, filled: { at: 0.12, colour: '#a9adb2' } },
      ),
      ...[
        ...fillings.map((colour, index) => {
          const angle = (index / 6) * 2 * Math.PI + 0.3;
          return { x: Math.cos(angle) * 184, y: 60 + Math.sin(angle) * 184, colour };
        }),
        { x: 0, y: 60, colour: '#3f2f24' },
      ]
        .sort((one, other) => one.y - other.y)
        .map(({ x, y, colour }) =>
          turned(
            [x, y],
            [
              [70, 0],
              [80, 6],
              [84, 60],
            ],
            steel,
            {
              z: 44,
              isSmooth: false,
              gloss: 1,
              inside: steel,
              filled: { at: 0.8, colour },
              hasShadow: false,
            },
          ),
        ),
    );
  },
  'dinner-set': () => {
    const glaze = speckled('#efe4cf', indigo, 26);
    const small = speckled('#efe4cf', indigo, 60);
    return together(
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        plate(-230, 0, 230, glaze, glaze, index * 17, { hasShadow: index === 0 }),
      ),
      ...[0, 1, 2, 3].map((index) =>
        bowl(190, -30, 118, small, small, index * 36, { hasShadow: index === 0 }),
      ),
      plate(240, 190, 190, glaze, glaze),
    );
  },
  'dinner-plate': () => {
    const glaze = speckled('#efe4cf', indigo, 26);
    return together(plate(0, 60, 380, glaze, glaze));
  },
  candles: () => together(candle(-150, -20, 300), candle(10, 60, 220), candle(150, -10, 150)),
  spoon: () =>
    together(
      spoon([-300, 190, 12], [230, -40, 14], wood),
      spoon([-220, 270, 12], [300, 60, 14], mixed(wood, dark, 0.4)),
    ),
  turmeric: () =>
    together(
      standing(
        [-90, 20],
        'M-150,0Q-160,-200 -140,-380H140Q160,-200 150,0Q0,12 -150,0Z',
        '#d9bd8c',
        `<rect x="-104" y="-290" width="208" height="190" rx="8" fill="${white}"/>${text('HALDI', 0, -200, 44, '#b5791a', 'font-weight="700" letter-spacing="4"')}${text('ground turmeric', 0, -156, 22, dark)}<path d="M-140,-380H140V-340H-140Z" fill="#0000001f"/>`,
        { lean: 0.08, thickness: 14 },
      ),
      bowl(250, 110, 130, wood, '#e3a92b', 0, { filled: { at: 0.62, colour: '#e3a92b' } }),
    ),
  soap: () =>
    together(
      soap(-60, 60, '#a9b77c'),
      soap(-30, 40, '#d9c79a', 58, -8),
      soap(-50, 60, '#a9b77c', 116, -24),
    ),
  'watering-can': () => together(can(-70, 80, leaf)),
  'garden-tools': () => together(fork(-60), trowel(170)),
  lamp: () => together(lamp(0, 110)),
  vase: () =>
    together(
      turned(
        [0, 70],
        [
          [90, 0],
          [100, 8],
          [168, 130],
          [150, 240],
          [70, 320],
          [56, 370],
          [76, 400],
        ],
        (around, height) =>
          height > 120 && height < 220
            ? Math.floor(around * 24 + height / 34) % 2
              ? indigo
              : white
            : white,
        { inside: '#cfc4ad', gloss: 0.9 },
      ),
    ),
  kurta: () =>
    together(
      worn(
        0,
        130,
        '#b8433a',
        `<clipPath id="k"><path d="${kurta}"/></clipPath><g clip-path="url(#k)"><g transform="translate(-260 -480)">${printed(520, 500, '#f0d9b0', 50)}</g><rect x="-11" y="-450" width="22" height="190" fill="#8d2f29"/>${ring(5, (index) => `<circle cx="0" cy="${-425 + index * 38}" r="5" fill="${cream}"/>`)}</g>`,
        kurta,
      ),
    ),
  'kurta-print': () =>
    together(
      folded(
        [0, 60],
        [520, 350],
        ['#b8433a', '#a93c34', '#b8433a'],
        printed(520, 350, '#f0d9b0', 62),
        { layer: 44 },
      ),
    ),
  'tote-all': () =>
    together(
      tote(-200, -90, cream, text('mela', 0, -150, 92, indigo, 'font-style="italic"')),
      tote(190, -70, ochre, text('mela', 0, -150, 92, white, 'font-style="italic"')),
      tote(0, 150, indigo, text('mela', 0, -150, 92, cream, 'font-style="italic"')),
    ),
  'tote-natural': () =>
    together(tote(0, 120, cream, text('mela', 0, -150, 92, indigo, 'font-style="italic"'))),
  'tote-indigo': () =>
    together(tote(0, 120, indigo, text('mela', 0, -150, 92, cream, 'font-style="italic"'))),
  'tote-ochre': () =>
    together(tote(0, 120, ochre, text('mela', 0, -150, 92, white, 'font-style="italic"'))),
  shawl: () =>
    together(
      folded(
        [0, 50],
        [560, 330],
        ['#7b3f4a', '#8a4a55', '#7b3f4a', '#8a4a55'],
        stripes(560, 330, ['', '', '#c99a5b', '', '#5d2c36', ''], 30),
        { layer: 34 },
      ),
    ),
  'shirt-all': () => together(worn(-230, -40, white), worn(230, -20, leaf), worn(0, 150, indigo)),
  'shirt-white': () => together(worn(0, 130, white)),
  'shirt-indigo': () => together(worn(0, 130, indigo)),
  'shirt-leaf': () => together(worn(0, 130, leaf)),
  belt: () => together(belt(-120, 0, clay), belt(150, 110, indigo)),
  socks: () =>
    together(
      socks(-240, 20, indigo, ochre),
      socks(0, 80, clay, cream),
      socks(240, 30, leaf, white),
    ),
  hat: () => together(hat(0, 70)),
  backpack: () => together(backpack(0, 60, '#5f6f52')),
  'backpack-clay': () => together(backpack(0, 60, '#a9583c')),
  umbrella: () => together(umbrella(0, 60)),
  apron: () =>
    together(
      folded(
        [0, 60],
        [460, 340],
        ['#4b5f82', '#44577a', '#4b5f82'],
        `<rect x="120" y="80" width="220" height="160" rx="8" fill="#41547a" stroke="#d6a042" stroke-width="5" stroke-dasharray="14 8"/>`,
        { layer: 36 },
      ),
    ),
  stole: () =>
    together(
      folded(
        [0, 60],
        [520, 290],
        ['#4f8a8a', '#5a9797', '#4f8a8a'],
        stripes(520, 290, ['', '#d6a042', '', '', '', '#3a6a6a'], 24),
        { layer: 22 },
      ),
    ),
  pouch: () => together(pouch(-130, 10, cream, clay), pouch(160, 120, indigo, cream)),
  notebook: () =>
    together(
      book(
        [-40, 40],
        [360, 480, 46],
        indigo,
        `<rect x="0" width="52" height="480" fill="#2c3a6d"/><rect x="110" y="90" width="190" height="110" rx="6" fill="${cream}"/>${text('notes', 205, 160, 46, indigo, 'font-style="italic"')}`,
        { angle: -22 },
      ),
      pencil([150, 250, 14], [380, -60, 14], ochre),
    ),
  'notebook-inside': () =>
    together(
      book(
        [0, 50],
        [620, 420, 40],
        indigo,
        `<rect x="12" y="12" width="596" height="396" fill="#f6efdf"/><path d="M310,12V408" stroke="#cbbd9f" stroke-width="6"/>${ring(11, (index) => `<path d="M40,${56 + index * 32}H284M336,${56 + index * 32}H580" stroke="#a9b4c8" stroke-width="3"/>`)}`,
        { angle: -12 },
      ),
    ),
  pencil: () => together(pencil([-300, 170, 12], [320, -40, 12], leaf, 26)),
  crayons: () => together(crayons(0, 90)),
  rings: () => together(ringsToy(0, 90)),
  tops: () =>
    together(
      top(-220, 20, clay, ochre, 1.15),
      top(30, 120, indigo, sky, 1.3),
      top(260, 10, leaf, rose),
    ),
  kite: () => together(kite(-120, 110, clay, ochre), kite(210, 180, indigo, sky, -0.15)),
  jigsaw: () =>
    together(
      box([-70, -20], [480, 340, 90], sky, {
        top: landscape(480, 340),
        front: text('500 pieces', 240, 62, 44, white),
      }),
      puzzlePiece(250, 150, clay, 20),
      puzzlePiece(140, 260, leaf, -30),
      puzzlePiece(340, 290, ochre, 60),
    ),
  blocks: () =>
    together(
      block(-190, 0, 0, clay, 'C', -14),
      block(-30, -10, 0, indigo, 'B', 10),
      block(150, 20, 0, leaf, 'G', -8),
      block(-100, 0, 108, ochre, 'A', -4),
      block(60, 0, 108, rose, '2', 16),
      block(270, 180, 0, sky, '3', 24),
    ),
  'board-game': () =>
    together(
      raised(rectangle([0, 40], 620, 460, -14), 10, cream),
      onTop(
        [0, 40],
        620,
        460,
        -14,
        10,
        `<rect x="16" y="16" width="588" height="428" fill="none" stroke="${clay}" stroke-width="8"/><g fill="${clay}"><rect x="250" y="30" width="120" height="140"/><rect x="250" y="290" width="120" height="140"/></g><g fill="${indigo}"><rect x="40" y="170" width="200" height="120"/><rect x="380" y="170" width="200" height="120"/></g><rect x="250" y="180" width="120" height="100" fill="${ochre}"/><g stroke="${cream}" stroke-width="4">${ring(4, (index) => `<path d="M${80 + index * 40},170V290M${420 + index * 40},170V290M250,${60 + index * 28}H370M250,${320 + index * 28}H370"/>`)}<path d="M40,210H240M40,250H240M380,210H580M380,250H580M290,30V170M330,30V170M290,290V430M330,290V430"/></g>`,
      ),
      ...[
        [-190, 60, clay],
        [-60, 150, indigo],
        [110, 40, ochre],
        [220, -20, leaf],
      ].map(([x, y, colour]) =>
        turned(
          [Number(x), Number(y)],
          [
            [30, 0],
            [32, 6],
            [14, 40],
            [22, 58],
            [16, 78],
            [4, 84],
          ],
          String(colour),
          { z: 10, gloss: 0.9 },
        ),
      ),
    ),
  'wrapping-paper': () =>
    together(
      wrapRoll(-160, -20, clay, ochre),
      wrapRoll(0, 60, indigo, cream),
      wrapRoll(150, -10, leaf, white),
    ),
  'greeting-cards': () =>
    together(
      card(
        -170,
        20,
        '#d9bd8c',
        -24,
        0,
        '<path d="M0,0L125,96L250,0" stroke="#a98a58" stroke-width="4" fill="none"/>',
      ),
      card(60, 0, white, 8, 2, diya),
      card(
        130,
        170,
        '#f0d9b0',
        -12,
        8,
        `${text('Shubh', 125, 88, 44, clay, 'font-style="italic"')}${text('Diwali', 125, 138, 44, clay, 'font-style="italic"')}`,
      ),
    ),
  ink: () =>
    together(
      turned(
        [60, -40],
        [
          [100, 0],
          [104, 8],
          [104, 120],
          [60, 150],
          [48, 160],
        ],
        '#26305c',
        { gloss: 1 },
      ),
      turned(
        [60, -40],
        [
          [60, 0],
          [62, 6],
          [62, 46],
          [56, 52],
        ],
        charcoal,
        { z: 158, gloss: 0.5, hasShadow: false },
      ),
      inPlane(
        [-10, 62, 104],
        [1, 0, 0],
        [0, 0, -1],
        `<rect width="140" height="70" rx="4" fill="${cream}"/>${text('NEEL', 70, 46, 34, '#26305c', 'letter-spacing="4"')}`,
      ),
      pencil([-330, 200, 14], [-20, 220, 14], charcoal, 26),
    ),
  storybook: () =>
    together(
      book(
        [-60, 50],
        [380, 480, 64],
        '#a63f35',
        `<rect x="26" y="26" width="328" height="428" fill="none" stroke="#e8cf97" stroke-width="6"/>${text('The Tailor’s', 190, 130, 48, cream)}${text('Donkey', 190, 190, 60, cream)}<path d="M110,340q10,-70 60,-74h50q20,-40 30,-56q6,30 4,44l34,30q6,14 -14,20l-30,-4q-8,70 -14,90h-16l2,-58h-60l-4,58h-16l-2,-60q-14,6 -20,30z" fill="#e8cf97"/>${text('and eleven other stories', 190, 428, 24, cream)}`,
        { angle: -20 },
      ),
    ),
  postcard: () =>
    together(
      card(-60, 40, white, -14, 0, `<g transform="translate(8 8)">${landscape(234, 164)}</g>`),
      card(90, 190, white, 6, 6, `<g transform="translate(8 8)">${landscape(234, 164)}</g>`),
    ),
};

interface Banner {
  size: [width: number, height: number];
  /** Where its things are: words are over the rest. */
  place: string;
  things: () => string;
}

const market = () =>
  together(
    turned(
      [-40, -160],
      [
        [90, 0],
        [100, 8],
        [168, 130],
        [150, 240],
        [70, 320],
        [56, 370],
        [76, 400],
      ],
      (around, height) =>
        height > 120 && height < 220
          ? Math.floor(around * 24 + height / 34) % 2
            ? indigo
            : white
          : white,
      { inside: '#cfc4ad', gloss: 0.9 },
    ),
    bowl(-330, 20, 150, clay, cream),
    tote(290, -60, ochre, text('mela', 0, -150, 92, white, 'font-style="italic"')),
    mug(-150, 130, indigo),
    top(60, 190, clay, ochre, 1.1),
    folded([330, 260], [330, 210], [leaf, white, sky], '', { layer: 30 }),
  );
const table = () =>
  together(
    candle(-330, 20, 260),
    candle(-220, 70, 170),
    ringsToy(0, 60),
    block(260, 90, 0, indigo, 'A', 12),
    top(420, 120, clay, ochre, 1),
  );

/** The pictures over the home screen and the checkout, in the sizes of the demo's. */
export const banners: Readonly<Record<string, Banner>> = {
  'banner-wide': { size: [1600, 900], place: 'translate(430 70) scale(0.96)', things: market },
  'banner-tall': { size: [960, 1200], place: 'translate(-40 330) scale(0.88)', things: market },
  'advert-wide': { size: [2000, 400], place: 'translate(1100 -60) scale(0.6)', things: table },
  'advert-tall': { size: [960, 480], place: 'translate(330 10) scale(0.6)', things: table },
};
