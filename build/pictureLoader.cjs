const path = require('node:path');
const sharp = require('sharp');

/** In pixels: what looks sharp on most screens. The README asks for it. */
const LEAST_WIDTH = 960;

/**
 * Webpack loader: turns one photograph into AVIF files of each width up to its own, and a WebP file of
 * the widest for browsers that are older than the shop supports. One that is narrower than 960 pixels
 * stops the build.
 *
 * Emits `static/media/<name>.<hash>-<width>.{avif,webp}` and exports the address of the WebP, from
 * which `Picture` derives all others. Options: `widths` in pixels, ascending; `effort`, 0
 * to 6, trades speed for size: 4 takes a minute for ten photographs, 1 six seconds and an eighth more.
 *
 * @this {import('webpack').LoaderContext<{ widths: number[], effort: number }>}
 * @param {Buffer} photograph
 */
function pictureLoader(photograph) {
  const done = this.async();
  const { widths, effort } = this.getOptions();
  const hash = this.utils
    .createHash(this._compilation?.outputOptions.hashFunction)
    .update(photograph)
    .update(`${widths} ${effort}`)
    .digest('hex')
    .slice(0, 8);
  const { name } = path.parse(this.resourcePath);
  /** @type {(width: number, format: string) => string} */
  const address = (width, format) => `static/media/${name}.${hash}-${width}.${format}`;

  /** @type {(width: number, format: 'avif' | 'webp', options: object) => Promise<void>} */
  const emit = async (width, format, options) => {
    const picture = sharp(photograph).resize({ width }).toFormat(format, options);
    this.emitFile(address(width, format), await picture.toBuffer());
  };

  (async () => {
    const { width: own } = await sharp(photograph).metadata();
    if (own < LEAST_WIDTH) {
      const file = path.relative(this.rootContext, this.resourcePath);
      const sentence =
        `${file} is ${own} pixels wide; put a photograph there that is at least ` +
        `${LEAST_WIDTH} pixels wide.`;
      throw Object.assign(new Error(sentence), { hideStack: true });
    }
    const fitting = widths.filter((width) => width <= own);
    const widest = Math.max(...fitting);
    await Promise.all([
      ...fitting.map((width) => emit(width, 'avif', { quality: 52, effort })),
      emit(widest, 'webp', { quality: 74, effort, smartSubsample: true }),
    ]);
    return `export default __webpack_public_path__ + ${JSON.stringify(address(widest, 'webp'))};`;
  })().then((module) => done(null, module), done);
}

module.exports = Object.assign(pictureLoader, { raw: true });
