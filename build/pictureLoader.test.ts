import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

interface Context {
  async: () => (error: Error | null, module?: string) => void;
  [of: string]: unknown;
}
type Loader = (this: Context, photograph: Buffer) => void;

let shop = '';
beforeEach(() => {
  shop = mkdtempSync(path.join(tmpdir(), 'shop-'));
});
afterEach(() => {
  rmSync(shop, { recursive: true });
});
const rendered = () => readdirSync(`${shop}/.pictures`).sort();

/** Loads a photograph of this width. @returns the module that it becomes, and its files */
async function build(width: number, pixel = (_index: number) => 160, effort = 0) {
  const pixels = Uint8Array.from({ length: width * 720 * 3 }, (_, index) => pixel(index));
  const raw = { width, height: 720, channels: 3 } as const;
  const photograph = await sharp(pixels, { raw }).jpeg().toBuffer();
  const files: string[] = [];
  const contents: Record<string, Buffer> = {};
  const load = jest.requireActual<Loader>('./pictureLoader.cjs');
  const module = await new Promise<string | undefined>((resolve, reject) => {
    load.call(
      {
        async: () => (error, module) => {
          if (error) reject(error);
          else resolve(module);
        },
        getOptions: () => ({ widths: [320, 960, 1280], effort }),
        utils: { createHash: () => ({ update: jest.fn().mockReturnThis(), digest: () => 'hash' }) },
        _compilation: { outputOptions: {} },
        rootContext: shop,
        resourcePath: `${shop}/src/pages/pictures/banner-tall.jpg`,
        emitFile: (name: string, content: Buffer) => {
          files.push(name);
          contents[name] = content;
        },
      },
      photograph,
    );
  });
  return { module, files, contents };
}

it('makes AVIF of every size up to the photograph’s own, and WebP of that', async () => {
  const { module, files } = await build(960);
  expect(module).toContain('static/media/banner-tall.hash-960.webp');
  expect(files.sort()).toEqual(
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

it('keeps the size of a detailed photograph within bounds', async () => {
  const { contents } = await build(960, (index) => 128 + 100 * Math.sin(index * index));
  expect(contents['static/media/banner-tall.hash-960.avif']?.length).toBeLessThan(240_000);
});

describe('what an earlier build has rendered', () => {
  const makeDistinct = () => {
    for (const [index, file] of rendered().entries()) {
      writeFileSync(`${shop}/.pictures/${file}`, `kept ${index}`);
    }
  };

  it('is taken from there', async () => {
    const { files } = await build(960);
    expect(rendered()).toHaveLength(3);
    makeDistinct();
    const again = await build(960);
    expect(again.files.sort()).toEqual(files.sort());
    expect(Object.values(again.contents).map(String).sort()).toEqual([
      'kept 0',
      'kept 1',
      'kept 2',
    ]);
  });

  it('is rendered again for another photograph, or with more effort', async () => {
    await build(960);
    makeDistinct();
    for (const { contents } of [await build(960, () => 161), await build(960, undefined, 1)]) {
      expect(Object.values(contents).map(String).join()).not.toContain('kept');
    }
    expect(rendered()).toHaveLength(9);
  });

  it('is deleted when no build has used it for two months', async () => {
    await build(960);
    const [unused = '', used = ''] = rendered();
    const setDaysAgo = (file: string, days: number) => {
      const time = new Date(Date.now() - days * 86_400_000);
      utimesSync(`${shop}/.pictures/${file}`, time, time);
    };
    setDaysAgo(unused, 61);
    setDaysAgo(used, 59);
    jest.resetModules();
    await build(960, () => 161);
    expect(rendered()).not.toContain(unused);
    expect(rendered()).toContain(used);
    await build(960);
    setDaysAgo(used, 59);
    await build(960);
    expect(statSync(`${shop}/.pictures/${used}`).mtimeMs).toBeGreaterThan(Date.now() - 86_400_000);
  });
});
