import sharp from 'sharp';

interface Context {
  async: () => (error: Error | null, module?: string) => void;
  [of: string]: unknown;
}
const load = jest.requireActual<(this: Context, photograph: Buffer) => void>('./pictureLoader.cjs');

/** Puts a photograph of this width through the loader: the module that it becomes, and its files. */
async function build(width: number) {
  const create = { width, height: 720, channels: 3, background: '#9ec7a0' } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  const files: string[] = [];
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
        emitFile: (name: string) => files.push(name),
      },
      photograph,
    );
  });
  return { module, files };
}

it('makes AVIF of every size up to the photograph’s own, and WebP of that', async () => {
  const { module, files } = await build(960);
  expect(module).toContain('static/media/banner-tall.hash-960.webp');
  expect(files.sort()).toEqual(
    ['320.avif', '960.avif', '960.webp'].map((size) => `static/media/banner-tall.hash-${size}`),
  );
});

it('refuses a photograph that is narrower than the README asks for', async () => {
  await expect(build(959)).rejects.toMatchObject({
    message:
      'src/pages/pictures/banner-tall.jpg is 959 pixels wide; put a photograph there that is at ' +
      'least 960 pixels wide.',
    hideStack: true,
  });
});
