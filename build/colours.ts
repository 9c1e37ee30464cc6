import { convert } from '@asamuzakjp/css-color';

/** The colours of each theme, as `#rrggbb`, by the names of their custom properties. */
export type Colours = Record<'light' | 'dark', Record<string, string>>;

/** WCAG AA's least contrast of text, and of what has to be seen without being read. */
const TEXT = 4.5;
const SIGN = 3;

/** What stands on which ground, and the contrast that it needs there. */
export const pairs: { on: string[]; ground: string[]; needs: number }[] = [
  { on: ['--ink', '--ink-soft'], ground: ['--paper', '--paper-bright', '--cloth'], needs: TEXT },
  { on: ['--ink'], ground: ['--accent-pale'], needs: TEXT },
  { on: ['--paper'], ground: ['--ink'], needs: TEXT },
  { on: ['--on-accent'], ground: ['--accent', '--accent-hover', '--accent-press'], needs: TEXT },
  { on: ['--alarm'], ground: ['--alarm-pale'], needs: TEXT },
  { on: ['--alarm', '--star'], ground: ['--paper', '--paper-bright'], needs: SIGN },
  { on: ['--line-strong'], ground: ['--paper', '--paper-bright'], needs: SIGN },
];

/** The custom properties that a part of a style sheet gives. */
const given = (css: string) =>
  Object.fromEntries(
    Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value]) => [name, value]),
  ) as Record<string, string>;

/** The colours of the shop's tokens, those that are derived from others too. */
export function readColours(tokens: string): Colours {
  const [always = '', ...media] = tokens.split(/^@media /m);
  const isDark = (part: string) => part.startsWith('screen and (prefers-color-scheme: dark)');
  const base = given(always);
  const resolve = (customProperty: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(customProperty).flatMap((name) => {
        const colour = convert.colorToHex(`var(${name})`, { customProperty });
        return colour ? [[name, colour]] : [];
      }),
    );
  return {
    light: resolve(base),
    dark: resolve({ ...base, ...given(media.find(isDark) ?? '') }),
  };
}

/** A drawing with each `var(--…)` replaced by the colour that it has in the drawing's own theme. */
export function fillIn(svg: string, { light, dark }: Colours): string {
  const fill = (text: string, colours: Record<string, string>) =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => colours[name] ?? whole);
  const byNight = /@media \(prefers-color-scheme: dark\) \{.*?\}\s*\}/s;
  return fill(
    svg.replace(byNight, (block) => fill(block, dark)),
    light,
  );
}

/** Relative luminance, as WCAG defines it, of a colour of three bytes. */
export function luminance(colour: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (colour[channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances: from 1, for equal ones, to 21. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** A sentence for each pair of colours that is harder to tell apart than WCAG AA allows. */
export function describeShortfalls(colours: Colours): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const luminanceOf = (name: string) => {
      const colour = colours[theme][name];
      if (!colour) throw new Error(`src/shared/styles/tokens.css gives ${name} no colour.`);
      return luminance(Buffer.from(colour.slice(1), 'hex'));
    };
    return pairs.flatMap(({ on, ground, needs }) =>
      on
        .flatMap((name) => ground.map((below) => [name, below] as const))
        .flatMap(([name, below]) => {
          const is = contrast(luminanceOf(name), luminanceOf(below));
          if (is >= needs) return [];
          // Rounded down: 4.49 falls short, and must not look as if it did not.
          const shown = Math.floor(is * 100) / 100;
          return [
            `src/shared/styles/tokens.css: in the ${theme} theme ${name} on ${below} has a contrast ` +
              `of ${shown} to 1, and needs ${needs} to 1 (WCAG AA). Make one of them darker or lighter.`,
          ];
        }),
    );
  });
}
