import { readdirSync, readFileSync } from 'node:fs';
import { describeShortfalls, fillIn, pairs, readColours } from './colours';

const tokens = readFileSync('shop/colours.css', 'utf8');
const withColour = (name: string, colour: string) =>
  readColours(tokens.replace(new RegExp(`(\\s${name}: )[^;]+`), `$1${colour}`));

it('finds all text of this shop readable in both themes', () => {
  expect(describeShortfalls(readColours(tokens))).toEqual([]);
});

it('names the text, its background, the theme, the contrast and the contrast it needs', () => {
  const [first] = describeShortfalls(withColour('--ink-soft', '#9a9a9a'));
  // The contrast depends on the merchant's background colour.
  expect(first?.replace(/\d\.\d\d to 1, /, '2.61 to 1, ')).toBe(
    'shop/colours.css: in the light theme --ink-soft on --paper has a contrast of 2.61 to 1, ' +
      'and needs 4.5 to 1 (WCAG AA). Make one of them darker or lighter.',
  );
});

it('reports a dark accent and its shades behind dark text in both themes', () => {
  const sentences = describeShortfalls(withColour('--accent', '#5b2a86')).join('\n');
  for (const theme of ['light', 'dark']) {
    for (const ground of ['--accent', '--accent-hover', '--accent-press']) {
      expect(sentences).toContain(`in the ${theme} theme --on-accent on ${ground} has`);
    }
  }
});

it('derives every shade of the accent from the one token, in both themes', () => {
  const [before, after] = [readColours(tokens), withColour('--accent', '#2a8650')];
  for (const theme of ['light', 'dark'] as const) {
    for (const shade of ['--accent-hover', '--accent-press', '--accent-pale', '--star']) {
      expect(after[theme][shade]).not.toBe(before[theme][shade]);
    }
  }
  expect(tokens.match(/--accent: /g)).toHaveLength(1);
});

it('checks every colour that the style sheets use for text or a background', () => {
  const colours = readColours(tokens).light;
  const used = (property: RegExp) =>
    ['src', 'shop']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file}`,
        ),
      )
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        Array.from(readFileSync(file, 'utf8').matchAll(property), ([, name = '']) => name),
      );
  const texts = pairs.flatMap(({ on }) => on);
  const grounds = pairs.flatMap(({ ground }) => ground);
  expect(texts).toEqual(expect.arrayContaining(used(/[{;]\s*color: var\((--[\w-]+)\)/g)));
  for (const name of used(/[{;]\s*background(?:-color)?: var\((--[\w-]+)\)/g)) {
    if (name in colours) expect(grounds).toContain(name);
  }
});

it('draws the icon in the shop’s colours, light and dark', () => {
  const colours = readColours(tokens);
  const icon = fillIn(readFileSync('shop/icon.svg', 'utf8'), colours);
  expect(icon).not.toContain('var(');
  expect(icon).toContain(`fill="${String(colours.light['--accent'])}"`);
  const darkBlock = icon.slice(icon.indexOf('@media'), icon.indexOf('</style>'));
  expect(darkBlock).toContain(`fill: ${String(colours.dark['--ink'])}`);
});
