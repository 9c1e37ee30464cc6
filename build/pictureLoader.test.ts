import sharp from 'sharp';

interface Context {
  async: () => (error: Error | null, module?: string) => void;
  [of: string]: unknown;
}
const load = jest.requireActual<(this: Context, photograph: Buffer) => void>('./pictureLoader.cjs');

/** Loads a photograph of this width. @returns the module that it becomes, and its files */
async function build(width: number, pixel = (_index: number) => 160) {
  const pixels = Uint8Array.from({ length: width * 720 * 3 }, (_, index) => pixel(index));
  const raw = { width, height: 720, channels: 3 } as const;
  const photograph = await sharp(pixels, { raw }).jpeg().toBuffer();
  const files: string[] = [];
  const bytes: Record<string, number> = {};
  const module = await new Promise<string | undefined>((resolve, reject) => {
    load.call(
      {
        async: () => (error, module) => {
          if (error) reject(error);
          else resolve(module);
        },
        getOptions: () => ({ widths: [320, 960, 1280], effort: 0 }),
        utils: { createHash: () => ({ update: jest.fn().mockReturnThis(), digest: () => 'hash' }) },
        _compilation: { outputOptions: {} },
        rootContext: '/shop',
        resourcePath: '/shop/src/pages/pictures/banner-tall.jpg',
        emitFile: (name: string, content: Buffer) => {
          files.push(name);
          bytes[name] = content.length;
        },
      },
      photograph,
    );
  });
  return { module, files, bytes };
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
  const { bytes } = await build(960, (index) => 128 + 100 * Math.sin(index * index));
  expect(bytes['static/media/banner-tall.hash-960.avif']).toBeLessThan(240_000);
});
