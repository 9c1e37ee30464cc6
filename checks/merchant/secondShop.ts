import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { shop as first } from '../../src/config';
import type { Product } from '../../src/features/catalogue/product';
import { copyProject } from '../projectCopy';
import { productsOf } from './productsOf';

/** A merchant's choices, with characters that need escaping. */
export const second = {
  name: 'Nimbu & Sons',
  basePath: '/corner/nimbu/',
  origin: 'https://nimbu.example',
  description: 'Lemons, "lamps" & more: <open> all week.',
  paper: '#e8f4ea',
  accent: '#7fd1ae',
};

const pictures = 'src/features/catalogue/pictures';

/** The steps of the README's 'Make it your shop', in a new copy of the project. */
export async function makeSecondShop(folder: string) {
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(path.join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing was changed in ${file}.`);
    writeFileSync(path.join(folder, file), after);
  };
  copyProject(folder);
  // 1. Name.
  edit('src/config.ts', (text) =>
    text
      .replace(/(name: )'.*'/, `$1'${second.name}'`)
      .replace(/(basePath: )'.*'/, `$1'${second.basePath}'`)
      .replace(/(origin: )'.*'/, `$1'${second.origin}'`)
      .replace(/(description: )'.*'/, `$1'${second.description}'`)
      // Leaves out everything optional.
      .replace(/\n\n {2}\/\/ What follows may be left out.*?\n};/s, '\n};'),
  );
  edit('firebase.json', (text) => text.replaceAll(first.basePath, second.basePath));
  // 2. Products.
  writeCatalogue(folder, productsOf(20));
  // 3. Pictures.
  rmSync(path.join(folder, pictures), { recursive: true });
  await makePhotograph(folder, `${pictures}/lemon.jpg`, '#d9c33a');
  await makePhotograph(folder, `${pictures}/lamp.jpg`, randomBytes(960 * 720 * 3));
  for (const banner of readdirSync(path.join(folder, 'src/pages/pictures'))) {
    await makePhotograph(folder, `src/pages/pictures/${banner}`, '#9ec7a0');
  }
  // 4. Colours.
  edit('src/shared/styles/tokens.css', (text) =>
    text
      .replace(/(--paper: )#\w+/, `$1${second.paper}`)
      .replace(/(--accent: )#\w+/, `$1${second.accent}`),
  );
}

/** Makes a photograph of a plain colour, or of these pixels. */
export async function makePhotograph(folder: string, file: string, picture: string | Buffer) {
  await mkdir(path.join(folder, file, '..'), { recursive: true });
  const size = { width: 960, height: 720, channels: 3 } as const;
  const drawing =
    typeof picture === 'string'
      ? sharp({ create: { ...size, background: picture } })
      : sharp(picture, { raw: size });
  await drawing.jpeg().toFile(path.join(folder, file));
}

/** Writes a catalogue; its pictures are names of files in `pictures/`. */
export function writeCatalogue(folder: string, entries: readonly Product[]) {
  const names = Array.from(
    new Set(entries.flatMap(({ image, pictures: more = [] }) => [image, ...more])),
  );
  const catalogue = path.join(folder, 'src/features/catalogue');
  writeFileSync(path.join(catalogue, 'products.json'), JSON.stringify(entries, null, 2));
  writeFileSync(
    path.join(catalogue, 'products.ts'),
    `${names.map((name, index) => `import picture${index} from './pictures/${name}.jpg';`).join('\n')}
import type { Product } from './product';
import entries from './products.json';

const photographs: Record<string, string> = {
${names.map((name, index) => `  '${name}': picture${index},`).join('\n')}
};
const photographOf = (name: string) => photographs[name] ?? '';

export const products: readonly Product[] = (entries as Product[]).map((entry) => ({
  ...entry,
  image: photographOf(entry.image),
  ...(entry.pictures && { pictures: entry.pictures.map(photographOf) }),
}));
`,
  );
}
