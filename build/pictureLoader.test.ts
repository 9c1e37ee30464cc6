import fs from 'node:fs/promises';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import pictureLoader from './pictureLoader.cjs';

const inShop = temporaryFolder();
const kept = () => readdirSync(inShop('.pictures')).sort();

/** Loads a photograph. @returns the module that it becomes, its files' contents, what is logged, and what is wrong with it */
async function load(
  photograph: Buffer,
  { effort = 0, isFramed = false, name = 'banner-tall.jpg' } = {},
) {
  const files: Record<string, Buffer> = {};
  const hash = { update: () => hash, digest: () => 'hash' };
  const buildInfo: { pictureProblem?: string } = {};
  const log: string[] = [];
  const context = {
    getOptions: () => ({ widths: [320, 960, 1280], effort, isFramed }),
    utils: { createHash: () => hash },
    rootContext: inShop(),
    resourcePath: inShop(`shop/banners/${name}`),
    emitFile: (name: string, content: Buffer) => (files[name] = content),
    _module: { buildInfo },
    _compiler: { getInfrastructureLogger: () => ({ info: (line: string) => log.push(line) }) },
  };
  mkdirSync(inShop('shop/banners'), { recursive: true });
  writeFileSync(context.resourcePath, photograph);
  const module = await pictureLoader.call(context as never, photograph);
  return { module, files, log, problem: buildInfo.pictureProblem };
}

const plain = (width: number, height: number, background = 'grey') =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

/** Loads a plain photograph of this width. */
async function build(width: number, { background = 'grey', effort = 0 } = {}) {
  return load(await plain(width, 8, background).toBuffer(), { effort });
}

it('renders AVIF at every width up to the photograph’s own, and WebP at that width', async () => {
  const { module, files } = await build(960);
  expect(module).toContain('static/media/banner-tall.hash-960.webp');
  expect(Object.keys(files).sort()).toEqual(
    ['320.avif', '960.avif', '960.webp'].map((size) => `static/media/banner-tall.hash-${size}`),
  );
});

it('says how far it is with a folder’s photographs, but not about those kept from an earlier build', async () => {
  const [one, two] = await Promise.all([plain(960, 8).toBuffer(), plain(960, 9).toBuffer()]);
  const logs: string[][] = [];
  for (const [name, photograph] of Object.entries({ one, two, three: two })) {
    logs.push((await load(photograph, { name: `${name}.jpg` })).log);
  }
  expect(logs).toEqual([
    ['shop/banners/one.jpg is rendered, 1 of 1 in its folder.'],
    ['shop/banners/two.jpg is rendered, 2 of 2 in its folder.'],
    [],
  ]);
});

it.each([
  [
    'narrower than 960 pixels',
    () => plain(959, 8).toBuffer(),
    'is 959 pixels wide; put a photograph there that is at least 960 pixels wide.',
  ],
  [
    'of no known format',
    () => Promise.resolve(Buffer.from('<html>Not found')),
    "can't be read as a photograph; save it as .jpg, .png or .webp.",
  ],
])('says what to do with a photograph %s', async (_what, photograph, problem) => {
  expect(await load(await photograph())).toEqual({
    module: 'export default "";',
    files: {},
    log: [],
    problem: `shop/banners/banner-tall.jpg ${problem}`,
  });
});

it.each<[what: string, width: number, height: number, alpha: number, orientation?: number]>([
  ['upright', 960, 1280, 0],
  ['upright, stored on its side', 1280, 960, 0, 6],
  ['wide', 1600, 800, 0],
  ['hardly wider', 1500, 1000, 255],
])('shows a product’s whole photograph on the shop’s background: %s', async (_what, ...picture) => {
  const [width, height, alpha, orientation] = picture;
  const photograph = await plain(width, height).withMetadata({ orientation }).toBuffer();
  const { files } = await load(photograph, { isFramed: true });
  const webp = files['static/media/banner-tall.hash-1280.webp'];
  const { data, info } = await sharp(webp)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (alpha === 0) expect(info).toMatchObject({ width: 1280, height: 960 });
  const alphaAt = (x: number, y: number) =>
    data[4 * (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * info.width)) + 3];
  // The points lie beside the photograph, above it, where large cards cut it off, and within it.
  expect([alphaAt(0, 0), alphaAt(0.5, 0.09), alphaAt(0.5, 0.5)]).toEqual([alpha, alpha, 255]);
});

it('renders a photograph once if the page and its prerendering load it at the same time', async () => {
  const write = jest.spyOn(fs, 'writeFile');
  const [one, other] = await Promise.all([1, 2].map(() => build(960, { background: 'blue' })));
  expect(one?.files).toEqual(other?.files);
  expect([one, other].flatMap((each) => each?.log)).toHaveLength(1);
  expect(write).toHaveBeenCalledTimes(3);
});

it('renders again only if the photograph has changed or the effort is higher', async () => {
  await build(960);
  for (const file of kept()) writeFileSync(inShop('.pictures', file), 'kept');
  expect(Object.values((await build(960)).files).map(String)).toEqual(['kept', 'kept', 'kept']);
  for (const change of [{ background: 'red' }, { effort: 1 }]) {
    expect(Object.values((await build(960, change)).files).map(String)).not.toContain('kept');
  }
  expect(kept()).toHaveLength(9);
});

it('deletes renderings that no build has used for two months', async () => {
  const setDaysAgo = (file: string, days: number) => {
    const time = new Date(Date.now() - days * 86_400_000);
    utimesSync(inShop('.pictures', file), time, time);
  };
  mkdirSync(inShop('.pictures'));
  writeFileSync(inShop('.pictures/unused.avif'), '');
  setDaysAgo('unused.avif', 61);
  await build(960);
  expect(kept()).toHaveLength(3);
  const [used = ''] = kept();
  setDaysAgo(used, 59);
  await build(960);
  expect(statSync(inShop('.pictures', used)).mtimeMs).toBeGreaterThan(Date.now() - 86_400_000);
});
