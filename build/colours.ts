import { convert } from '@asamuzakjp/css-color';

/** The colours of each theme, as `#rrggbb` by custom property. */
export type Colours = Record<'light' | 'dark', Record<string, string>>;

/** The least contrast in WCAG AA. */
const TEXT = 4.5;
const GRAPHIC = 3;

/** The colours of texts and marks, each with its background. */
export const pairs: { on: string[]; ground: string[]; needs: number }[] = [
  { on: ['--ink', '--ink-soft'], ground: ['--paper', '--paper-bright', '--cloth'], needs: TEXT },
  { on: ['--ink'], ground: ['--accent-pale'], needs: TEXT },
  { on: ['--paper'], ground: ['--ink'], needs: TEXT },
  { on: ['--on-accent'], ground: ['--accent', '--accent-hover', '--accent-press'], needs: TEXT },
  { on: ['--alarm'], ground: ['--alarm-pale'], needs: TEXT },
  { on: ['--alarm', '--star'], ground: ['--paper', '--paper-bright'], needs: GRAPHIC },
  { on: ['--line-strong'], ground: ['--paper', '--paper-bright'], needs: GRAPHIC },
];

const customProperties = (css: string) =>
  Object.fromEntries(
    Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value]) => [name, value]),
  ) as Record<string, string>;

/** Resolves the colours in the shop's tokens, including those that are derived from others. */
export function readColours(tokens: string): Colours {
  const [always = '', ...media] = tokens.split(/^@media /m);
  const isDark = (part: string) => part.startsWith('screen and (prefers-color-scheme: dark)');
  const base = customProperties(always);
  const resolve = (customProperty: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(customProperty).flatMap((name) => {
        const colour = convert.colorToHex(`var(${name})`, { customProperty });
        return colour ? [[name, colour]] : [];
      }),
    );
  return {
    light: resolve(base),
    dark: resolve({ ...base, ...customProperties(media.find(isDark) ?? '') }),
  };
}

/** Replaces each `var(--…)` in a drawing by its colour, in the dark theme's block by the dark one. */
export function fillIn(svg: string, { light, dark }: Colours): string {
  const fill = (text: string, colours: Record<string, string>) =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => colours[name] ?? whole);
  const darkBlock = /@media \(prefers-color-scheme: dark\) \{.*?\}\s*\}/s;
  return fill(
    svg.replace(darkBlock, (block) => fill(block, dark)),
    light,
  );
}

/** WCAG's relative luminance of a colour of three bytes. */
export function luminance(colour: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (colour[channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances: 1 to 21. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** A message for each pair of colours with too little contrast. */
export function describeShortfalls(colours: Colours): string[] {
  const luminanceOf = (theme: keyof Colours, name: string) => {
    const colour = colours[theme][name];
    if (!colour) throw new Error(`shop/colours.css has no colour ${name}.`);
    return luminance(Buffer.from(colour.slice(1), 'hex'));
  };
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(({ on, ground, needs }) =>
      on.flatMap((name) =>
        ground.flatMap((below) => {
          const actual = contrast(luminanceOf(theme, name), luminanceOf(theme, below));
          // The contrast is rounded down, so that 4.49 doesn't look sufficient.
          const shown = Math.floor(actual * 100) / 100;
          if (actual >= needs) return [];
          return (
            `shop/colours.css: in the ${theme} theme ${name} on ${below} has a contrast of ` +
            `${shown} to 1, and needs ${needs} to 1 (WCAG AA). Make one of them darker or lighter.`
          );
        }),
      ),
    ),
  );
}
