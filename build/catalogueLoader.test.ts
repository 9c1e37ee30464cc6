import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueIndex } from '../src/catalogue/model/catalogueIndex';
import { arranged } from '../src/catalogue/model/order';
import type { Product } from '../src/catalogue/model/product';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import { splitCatalogue } from './catalogueFiles';
import catalogueLoader from './catalogueLoader.cjs';

const inFolder = temporaryFolder();

/** @returns the module that the build makes of a catalogue, the files that it emits, and those that it reads */
async function load(catalogue: string) {
  const files: Record<string, unknown> = {};
  const dependencies: string[] = [];
  const buildInfo = { products: [] as Product[] };
  let isCached = true;
  const resourcePath = inFolder('products.ts');
  writeFileSync(resourcePath, catalogue);
  const context = {
    resourcePath,
    resourceQuery: '?first',
    _module: { buildInfo },
    mode: 'production',
    cacheable: (value: boolean) => (isCached = value),
    getOptions: () => ({ publicPath: '/shop/' }),
    importModule: (file: string) =>
      Promise.resolve({ default: `/shop/static/${path.parse(file).name}-960.webp` }),
    emitFile: (name: string, text: string) => {
      files[name.replace(/^static\/catalogue\/\w{8}\//, '')] = JSON.parse(text);
    },
    addDependency: (file: string) => dependencies.push(path.relative(inFolder(), file)),
  };
  const text = await catalogueLoader.call(context as never, catalogue);
  return { text, files, dependencies, listed: buildInfo.products, isCached };
}

it('puts the first six products into the page, and all of them by category into files of 48', async () => {
  const pots = Array.from({ length: 100 }, (_, place) => ({
    id: `p${place}`,
    title: `Pot ${place}`,
    price: 20,
  }));
  writeFileSync(inFolder('more.json'), JSON.stringify(pots));
  const { text, files, dependencies } = await load(`
    import lamp from './pictures/lamp.jpg';
    import lampBack from './pictures/lamp-back.jpg';
    import more from './more.json';
    const rating: number = 4;
    export const products = [
      { id: '1', title: 'Lamp "one"', image: lamp, price: 40, rating,
        details: { facts: { Height: '12 cm' } }, pictures: [lampBack] },
      { id: '2', title: 'Jug', image: lamp, price: 30, pictures: [lampBack], category: 'Kitchen' },
      ...more.map((entry) => ({ ...entry, image: lamp })),
    ];`);
  expect(text).toContain(
    String.raw`first = [{"id":"1","title":"Lamp \"one\"","image":"/shop/static/lamp-960.webp","price":40,"rating":4},` +
      '{"id":"2","title":"Jug","image":"/shop/static/lamp-960.webp","price":30,"category":"Kitchen"},' +
      '{"id":"p0","title":"Pot 0","price":20,"image":"/shop/static/lamp-960.webp"},',
  );
  expect(text).not.toContain('p4');
  expect(text).toMatch(
    /catalogue = \{"count":102,"isComplete":false,"categories":\[\{"name":"Kitchen","count":1\}\],"firstShards":\[[0-9,]+\],"path":"\/shop\/static\/catalogue\/\w{8}\/"\}/,
  );
  expect(dependencies).toEqual(['products.ts', 'more.json']);

  const idsIn = (file: string) => (files[file] as { id: string }[]).map(({ id }) => id);
  expect(Object.keys(files).filter((name) => /^\d/.test(name))).toEqual(
    expect.arrayContaining(['0.json', '1.json', '2.json']),
  );
  expect(idsIn('0.json').slice(0, 2)).toEqual(['1', 'p0']);
  expect(idsIn('0.json')).toHaveLength(48);
  expect(idsIn('2.json')).toEqual(expect.arrayContaining(['2', 'p99']));
  expect(idsIn('details-2.json')).toEqual(idsIn('2.json'));
  expect((files['details-0.json'] as object[])[0]).toEqual({
    id: '1',
    details: { facts: { Height: '12 cm' } },
    pictures: ['/shop/static/lamp-back-960.webp'],
  });
});

it('leaves weights and sizes out of the page, for the desk to read from the files', async () => {
  const { text, files } = await load(`
    import lamp from './pictures/lamp.jpg';
    export const products = ['1', '2', '3', '4', '5', '6'].map((id) => ({
      id, title: 'Lamp ' + id, image: lamp, price: 40,
      details: { text: 'Clay.', weight: 450, size: { length: 12, width: 9, height: 9 } },
    }));`);
  expect(text).toContain('"details":{"text":"Clay."}');
  expect(text).not.toMatch(/weight|size/);
  expect((files['details-0.json'] as object[])[5]).toMatchObject({
    details: { weight: 450, size: { length: 12, width: 9, height: 9 } },
  });
});

describe('a published order', () => {
  const plain = (id: string) => ({ id, title: id, image: '/p.webp', price: 9, category: id });
  const inFiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(plain);
  const { first, listed, files, categories, firstShards } = splitCatalogue(inFiles, {
    h: 0,
    a: 7,
    gone: 3,
  });
  const index = files['index.json'] as CatalogueIndex;
  const idsOf = (some: readonly Product[]) => some.map(({ id }) => id).join('');

  it('decides the first six products, the pages of all, the categories and the index', () => {
    expect(idsOf(first)).toBe('hbcdef');
    expect(idsOf(listed)).toBe('hbcdefga');
    expect(categories.map(({ name }) => name).join('')).toBe('hbcdefga');
    expect(index.ids.join('')).toBe('hbcdefga');
    expect(firstShards).toHaveLength(6);
  });

  it('leaves the order of the files in the index, where a later one begins', () => {
    expect(arranged(index.ids, index.files).join('')).toBe('abcdefgh');
  });
});

it('keeps a hidden product for the merchant’s desk, but doesn’t list it', async () => {
  const plain = (id: string, more = '') =>
    `{ id: '${id}', title: 'Pot', image: 'x', price: 20${more} }`;
  const { text, files, listed } = await load(
    `export const products = [${[plain('a'), plain('b', ", category: 'Old', hidden: true"), plain('c')].join()}];`,
  );
  expect(text).toMatch(/first = \[\{"id":"a"[^}]+\},\{"id":"c"[^}]+\}\]/);
  expect(text).toContain('"count":2,"isComplete":false,"categories":[],"firstShards":[0,0]');
  expect(listed.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(files['index.json']).toMatchObject({ ids: ['a', 'b', 'c'], hidden: [1] });
  expect(files['0.json']).toContainEqual(expect.objectContaining({ id: 'b', hidden: true }));
});

it('runs again in each build, as an earlier one may have read another database or none', async () => {
  expect((await load('export const products = [];')).isCached).toBe(false);
});

it('lists every product’s id, price, category and variants in index.json', async () => {
  const { files } = await load(
    `export const products = [
       { id: 'a', title: 'Cup', image: 'x', price: 40, category: 'Kitchen',
         variants: [{ id: 'a-small', name: 'Small', price: 35 }, { id: 'a-large', name: 'Large' }] },
       { id: 'b', title: 'Lamp', image: 'x', price: 90 },
     ];`,
  );
  expect(files['index.json']).toEqual({
    ids: ['a', 'b'],
    prices: [35, 90],
    categories: [0, -1],
    variants: { 'a-small': [0, 35], 'a-large': [0, 40] },
    hidden: [],
    files: {},
  });
});

it.each([
  ['can’t be run', 'export const products = [lamp];'],
  ['has a wrong entry', "export const products = [{ id: '1' }];"],
])('compiles to an empty catalogue if products.ts %s', async (_, wrong) => {
  const { text, files } = await load(wrong);
  expect(text).toMatch(/^export const first = \[\]/);
  expect(files).toEqual({});
});
