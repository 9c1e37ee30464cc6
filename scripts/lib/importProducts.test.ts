import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import runSource from '../../build/runSource.cjs';
import type { Product } from '../../src/catalogue/model/product';
import { temporaryFolder } from '../../src/testing/temporaryFolder';
import { PictureProblem } from './fetchPicture';
import { importProducts } from './importProducts';

const inFolder = temporaryFolder();

const emptyList = `import type { Product } from '../src/catalogue/model/product';

export const products: readonly Product[] = [];
`;

/** Writes a merchant's list of products, with a picture for each `{picture}`. */
function writeList(source = emptyList) {
  mkdirSync(inFolder('shop/pictures'), { recursive: true });
  writeFileSync(inFolder('shop/products.ts'), source);
}

/** Imports a file, and collects what is downloaded. */
async function run(file: string, { isOffline = false } = {}) {
  const addresses: string[] = [];
  const report = await importProducts(file, {
    shopFolder: inFolder('shop'),
    keptIn: inFolder('.import'),
    fetch: async (address) => {
      addresses.push(address);
      if (isOffline || !address.startsWith('https:')) {
        throw new PictureProblem('can’t be downloaded (ENOTFOUND)');
      }
      return Promise.resolve(Buffer.from(address));
    },
  });
  return { report, addresses: addresses.sort() };
}

const imported = () =>
  (runSource(inFolder('shop/products.ts')) as { exported: { products: Product[] } }).exported
    .products;
const names = (list: readonly Product[]) => list.map(({ id }) => id);

const shopify = 'src/testing/exports/shopify.csv';

it('writes the list and the pictures of an export, and names what it leaves out by row', async () => {
  writeList();
  const { report } = await run(shopify);
  expect(report).toMatchObject({ source: 'Shopify', added: 4, updated: 0, kept: 0, pictures: 5 });
  expect(report.lines).toContain('Row 8: left out, because gift cards can’t be sold here.');
  expect(report.lines).toContain(
    'Row 14: a picture is left out: http://127.0.0.1/pen.jpg can’t be downloaded (ENOTFOUND).',
  );
  const [jug, kurta, shawl, pen] = imported();
  expect(jug).toMatchObject({ id: 'clay-water-jug', details: { captions: ['From above'] } });
  expect(kurta?.pictures).toHaveLength(2);
  expect(readFileSync(kurta?.image ?? '', 'utf8')).toBe('https://pictures.example/kurta.jpg');
  // Without a picture, only the merchant sees a product.
  expect([shawl, pen]).toMatchObject([{ hidden: true }, { hidden: true, image: '' }]);
  expect(report.hidden).toBe(2);
});

it('downloads nothing twice when it runs again, and tries what is missing', async () => {
  writeList();
  const first = await run(shopify, { isOffline: true });
  const second = await run(shopify);
  const third = await run(shopify);
  expect(second.addresses).toEqual(first.addresses);
  expect(third.addresses).toEqual(['http://127.0.0.1/pen.jpg']);
  expect(third.report).toMatchObject({ added: 0, updated: 4 });
  expect(new Set([first, second, third].map(({ report }) => report.before)).size).toBe(3);
  expect(readFileSync(first.report.before, 'utf8')).toBe(emptyList);
  expect(readdirSync(inFolder('shop/pictures')).filter((name) => name.endsWith('.part'))).toEqual(
    [],
  );
});

it('keeps other products, the fields that no export has, and the list from before', async () => {
  const own = emptyList.replace(
    '= []',
    `= [
    { id: 'soap', title: 'Soap', image: '', hidden: true, price: 40 },
    { id: 'clay-water-jug', title: 'Jug', image: '', hidden: true, price: 1, rating: 4, soldOut: true },
  ]`,
  );
  writeList(own);
  const { report } = await run(shopify);
  expect(report).toMatchObject({ added: 3, updated: 1, kept: 1 });
  expect(names(imported())).toEqual([
    'clay-water-jug',
    'block-print-kurta',
    'winter-shawl',
    'kalam-pen',
    'soap',
  ]);
  const [jug] = imported();
  expect(jug).toMatchObject({ title: 'Clay water jug, 1.5 l', price: 649, rating: 4 });
  expect(jug).not.toHaveProperty('soldOut');
  expect(readFileSync(report.before, 'utf8')).toBe(own);
});

it('keeps the pictures that a merchant added to a product whose export has none', async () => {
  writeList();
  await run(shopify);
  const source = readFileSync(inFolder('shop/products.ts'), 'utf8');
  const imports =
    "import front from './pictures/front.jpg';\nimport back from './pictures/back.jpg';\n";
  const own = "image: front, pictures: [back], details: { captions: ['From behind'] }";
  const mended = source.replace(/image: '',\s+hidden: true/, own);
  expect(mended).not.toBe(source);
  writeFileSync(inFolder('shop/pictures/front.jpg'), '');
  writeFileSync(inFolder('shop/pictures/back.jpg'), '');
  writeList(imports + mended);
  const { report } = await run(shopify);
  const pen = imported().find(({ id }) => id === 'kalam-pen');
  expect(pen).toMatchObject({
    image: inFolder('shop/pictures/front.jpg'),
    pictures: [inFolder('shop/pictures/back.jpg')],
    details: { captions: ['From behind'] },
  });
  expect(pen).not.toHaveProperty('hidden');
  expect(report.hidden).toBe(1);
});

it('keeps what each variant contains', async () => {
  writeList();
  await run(shopify);
  const source = readFileSync(inFolder('shop/products.ts'), 'utf8');
  const contents = { amount: 1, unit: 'kg' };
  writeList(source.replace("id: 'KURTA-S-I',", `$& contents: ${JSON.stringify(contents)},`));
  await run(shopify);
  const kurta = imported().find(({ id }) => id === 'block-print-kurta');
  expect(kurta?.variants).toMatchObject([
    { id: 'KURTA-S-I', name: 'S, Indigo', contents },
    { id: 'KURTA-M-I', soldOut: true },
    { name: 'L, Indigo' },
  ]);
  expect(kurta?.variants?.[1]).not.toHaveProperty('contents');
});

it('shows a variant by its picture, which stays the one that a merchant has chosen', async () => {
  writeList();
  await run(shopify);
  const variants = () =>
    imported()
      .find(({ id }) => id === 'block-print-kurta')
      ?.variants?.map(({ image }) => image);
  const [indigo] = variants() ?? [];
  const { pictures = [] } = imported().find(({ id }) => id === 'block-print-kurta') ?? {};
  expect(pictures.at(-1)).toBe(indigo);
  expect(variants()).toEqual([indigo, indigo, undefined]);
  const source = readFileSync(inFolder('shop/products.ts'), 'utf8');
  const [, name = ''] = /id: 'KURTA-S-I',[^}]*image: (\w+)/.exec(source) ?? [];
  writeList(source.replace("name: 'L, Indigo'", `$&, image: ${name}`));
  await run(shopify);
  expect(variants()).toEqual([indigo, indigo, indigo]);
});

it('replaces the demo’s products', async () => {
  writeList(
    `import laptop from './pictures/laptop.jpg';\n${emptyList.replace(
      '= []',
      "= [{ id: '123', title: 'Laptop', image: laptop, price: 990 }]",
    )}`,
  );
  copyFileSync('shop/pictures/laptop.jpg', inFolder('shop/pictures/laptop.jpg'));
  await run('src/testing/exports/woocommerce.csv');
  expect(names(imported())).toEqual(['LAMP-1', 'TEE']);
});

describe('a file that can’t be imported', () => {
  it.each([
    ['missing.csv', undefined, 'There is no file'],
    ['other.csv', 'id,title\n1,Lamp\n', 'neither the columns of Shopify’s product export'],
    ['latin1.csv', Buffer.from('Handle,Title\nm\xfctze,M\xfctze\n', 'latin1'), 'isn’t in UTF-8'],
  ])('changes nothing, and says why: %s', async (name, content, problem) => {
    writeList();
    if (content) writeFileSync(inFolder(name), content);
    await expect(run(inFolder(name))).rejects.toThrow(problem);
    expect(readFileSync(inFolder('shop/products.ts'), 'utf8')).toBe(emptyList);
    expect(existsSync(inFolder('.import'))).toBe(false);
  });

  it('says which products would have the same address, and changes nothing', async () => {
    writeList(
      emptyList.replace(
        '= []',
        "= [{ id: 'LAMP', title: 'L', image: '', hidden: true, price: 4 }]",
      ),
    );
    const before = readFileSync(inFolder('shop/products.ts'), 'utf8');
    writeFileSync(inFolder('a.csv'), 'Handle,Title,Variant Price\nlamp,Lamp,10.00\n');
    await expect(run(inFolder('a.csv'))).rejects.toThrow('Nothing was changed');
    expect(readFileSync(inFolder('shop/products.ts'), 'utf8')).toBe(before);
  });
});
