import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';

/** Where the copy of the project is that the merchant makes a shop of; from the project's folder. */
export const copy = '.test/merchant/shop';

/** What the merchant chooses. The characters are those that a careless page would stumble over. */
export const second = {
  name: 'Nimbu & Sons',
  basePath: '/corner/nimbu/',
  description: 'Lemons, "lamps" & more: <open> all week.',
  paper: '#e8f4ea',
  marigold: '#7fd1ae',
};

export const productAt = (index: number) => ({
  id: `n-${index + 1}`,
  title: `${index % 2 ? 'Pressed lemon' : 'Clay lamp'} number ${index + 1}, hand made`,
  image: index % 2 ? 'lemon' : 'lamp',
  price: 10 + ((index * 37) % 900),
  rating: index % 6,
});

/** The merchant's products: more than anyone will look through. */
export const products = Array.from({ length: 1000 }, (_, index) => productAt(index));

/** The steps of the README's 'Make it your shop', on a new copy of the project. */
export async function walk() {
  await copyProject();
  // 1. Name.
  await edit('src/config.ts', (text) =>
    text
      .replace(/(name: )'.*'/, `$1'${second.name}'`)
      .replace(/(basePath: )'.*'/, `$1'${second.basePath}'`)
      .replace(/(description: )'.*'/, `$1'${second.description}'`),
  );
  await edit('firebase.json', (text) => text.replaceAll('/haat/', second.basePath));
  // 2. Products.
  await writeCatalogue(products);
  // 3. Pictures.
  await rm(join(copy, pictures), { recursive: true });
  await makePhotograph(`${pictures}/lemon.jpg`, '#d9c33a');
  await makePhotograph(`${pictures}/lamp.jpg`, '#b5651d');
  for (const banner of await readdir(join(copy, 'src/pages/pictures'))) {
    await makePhotograph(`src/pages/pictures/${banner}`, '#9ec7a0');
  }
  // 4. Colours.
  await edit('src/styles/tokens.css', (text) =>
    text
      .replace(/(--paper: )#\w+/, `$1${second.paper}`)
      .replace(/(--marigold: )#\w+/, `$1${second.marigold}`),
  );
}

const pictures = 'src/features/catalogue/pictures';

async function copyProject() {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const parts = ['src', 'scripts', 'public', 'firebase.json', 'package.json', 'tsconfig.json'];
  for (const part of [...parts, 'webpack.config.js']) {
    await cp(part, join(copy, part), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path) && path !== join('src', 'test'),
    });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
}

async function edit(file: string, change: (text: string) => string) {
  const before = await readFile(join(copy, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The walk found nothing to change in ${file}.`);
  await writeFile(join(copy, file), after);
}

/** A plain photograph, 4 to 3, as wide as the README asks for. */
export async function makePhotograph(file: string, background: string) {
  await mkdir(join(copy, file, '..'), { recursive: true });
  const create = { width: 960, height: 720, channels: 3, background } as const;
  await sharp({ create }).jpeg().toFile(join(copy, file));
}

/** Writes the copy's catalogue; `image` is the name of a file in `pictures/`. */
export async function writeCatalogue(entries: object[]) {
  const text = JSON.stringify(entries, null, 2);
  const images = new Set(Array.from(text.matchAll(/"image": "(\w+)"/g), ([, name]) => name));
  const imports = Array.from(images, (name) => `import ${name} from './pictures/${name}.jpg';`);
  await writeFile(
    join(copy, 'src/features/catalogue/products.ts'),
    `${imports.join('\n')}
import type { Product } from './product';

export const products: readonly Product[] = ${text.replace(/("image": )"(\w+)"/g, '$1$2')};
`,
  );
}

/** The names of all files below a folder, and their content. */
export async function filesBelow(folder: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1), await readFile(path));
  }
  return found;
}

/** `static/js/main.0123abcd.js` → `main.js` */
export const plain = (path: string) => basename(path).replace(/\.[0-9a-f]{8}(?=[.-])/, '');
