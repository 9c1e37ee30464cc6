import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import pictureLoader from './pictureLoader.cjs';

const inShop = temporaryFolder();
const kept = () => readdirSync(inShop('.pictures')).sort();

/** Loads a plain photograph of this width. @returns the module that it becomes, and its files' contents */
async function build(width: number, { background = 'grey', effort = 0 } = {}) {
  const create = { width, height: 8, channels: 3, background } as const;
  const files: Record<string, string> = {};
  const hash = { update: () => hash, digest: () => 'hash' };
  const context = {
    getOptions: () => ({ widths: [320, 960, 1280], effort }),
    utils: { createHash: () => hash },
    rootContext: inShop(),
    resourcePath: inShop('src/pages/pictures/banner-tall.jpg'),
    emitFile: (name: string, content: Buffer) => (files[name] = String(content)),
  };
  const photograph = await sharp({ create }).jpeg().toBuffer();
  return { module: await pictureLoader.call(context as never, photograph), files };
}

it('makes AVIF of every size up to the photograph’s own, and WebP of that', async () => {
  const { module, files } = await build(960);
  expect(module).toContain('static/media/banner-tall.hash-960.webp');
  expect(Object.keys(files).sort()).toEqual(
    ['320.avif', '960.avif', '960.webp'].map((size) => `static/media/banner-tall.hash-${size}`),
  );
});

it('rejects a photograph narrower than 960 pixels', async () => {
  await expect(build(959)).rejects.toMatchObject({
    message:
      'src/pages/pictures/banner-tall.jpg is 959 pixels wide; put a photograph there that is at ' +
      'least 960 pixels wide.',
    hideStack: true,
  });
});

it('renders again only another photograph, or with more effort', async () => {
  await build(960);
  for (const file of kept()) writeFileSync(inShop('.pictures', file), 'kept');
  expect(Object.values((await build(960)).files)).toEqual(['kept', 'kept', 'kept']);
  for (const change of [{ background: 'red' }, { effort: 1 }]) {
    expect(Object.values((await build(960, change)).files)).not.toContain('kept');
  }
  expect(kept()).toHaveLength(9);
});

it('deletes what no build has used for two months', async () => {
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
