import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { shop as first } from '#shop/config';
import type { Product } from '../../src/catalogue/model/product';
import { copyProject, edit } from '../projectCopy';
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

/** The steps of the README's 'Make it your shop', in a new copy of the project. */
export async function makeSecondShop(folder: string) {
  copyProject(folder);
  // 1. Name.
  edit(folder, 'shop/config.ts', (text) =>
    text
      .replace(/(name: )'.*'/, `$1'${second.name}'`)
      .replace(/(basePath: )'.*'/, `$1'${second.basePath}'`)
      .replace(/(origin: )'.*'/, `$1'${second.origin}'`)
      .replace(/(description: )'.*'/, `$1'${second.description}'`)
      .replace(/(heading: )'.*'/, "$1'Lemons all week.'")
      .replace(/(heading: .*\n\s*text: )'.*'/, "$1'Squeezed while you wait.'")
      .replace(/(advert: )'.*'/, "$1'Picked this morning.'")
      // This configuration leaves out everything optional.
      .replace(/\n\n {2}\/\/ What follows may be left out.*?\n};/s, '\n};'),
  );
  edit(folder, 'firebase.json', (text) => text.replaceAll(first.basePath, second.basePath));
  // 2. Products.
  writeCatalogue(folder, productsOf(20));
  // 3. Pictures.
  const pictures = 'shop/pictures';
  rmSync(path.join(folder, pictures), { recursive: true });
  await mkdir(path.join(folder, pictures));
  const size = { width: 960, height: 720, channels: 3 } as const;
  const noise = sharp(randomBytes(960 * 720 * 3), { raw: size });
  await noise.jpeg().toFile(path.join(folder, pictures, 'lamp.jpg'));
  const plain = {
    [`${pictures}/lemon.jpg`]: '#d9c33a',
    [`${pictures}/jug.jpg`]: '#31506b',
    ...Object.fromEntries(
      readdirSync('shop/banners').map((name) => [`shop/banners/${name}`, '#9ec7a0']),
    ),
  };
  for (const [file, background] of Object.entries(plain)) {
    const picture = sharp({ create: { ...size, background } });
    await picture.jpeg().toFile(path.join(folder, file));
  }
  // 4. Colours.
  edit(folder, 'shop/colours.css', (text) =>
    text
      .replace(/(--paper: )#\w+/, `$1${second.paper}`)
      .replace(/(--accent: )#\w+/, `$1${second.accent}`),
  );
}

/** Writes a catalogue; its pictures are names of files in `pictures/`. */
export function writeCatalogue(folder: string, entries: readonly Product[]) {
  const names = Array.from(
    new Set(entries.flatMap(({ image, pictures: more = [] }) => [image, ...more])),
  );
  const catalogue = path.join(folder, 'shop');
  writeFileSync(path.join(catalogue, 'products.json'), JSON.stringify(entries, null, 2));
  writeFileSync(
    path.join(catalogue, 'products.ts'),
    `${names.map((name, index) => `import picture${index} from './pictures/${name}.jpg';`).join('\n')}
import type { Product } from '../src/catalogue/model/product';
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
