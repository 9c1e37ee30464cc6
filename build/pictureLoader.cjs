const path = require('node:path');
const sharp = require('sharp');
const renderedPicture = require('./renderedPicture.cjs');

/** In pixels: sharp on most screens. */
const LEAST_WIDTH = 960;

/**
 * Webpack loader: emits `static/media/<name>.<hash>-<width>.avif` for each width up to the photograph's own,
 * and the widest as WebP for older browsers. Exports the address of the WebP, from which `Picture` derives
 * the others. Fails for a photograph narrower than 960 pixels. What it renders is kept in `.pictures`.
 *
 * Options: `widths` in pixels, ascending; `effort`, 0 to 6: 4 takes a minute for ten photographs, 1 takes
 * six seconds and makes them an eighth larger.
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
  const kept = path.join(this.rootContext, '.pictures');

  /** @type {(width: number, format: 'avif' | 'webp', options: object) => Promise<string>} */
  const emit = async (width, format, options) => {
    const file = `static/media/${name}.${hash}-${width}.${format}`;
    this.emitFile(file, await renderedPicture(kept, photograph, { format, width, options }));
    return file;
  };

  (async () => {
    const { width: own } = await sharp(photograph).metadata();
    if (own < LEAST_WIDTH) {
      const file = path.relative(this.rootContext, this.resourcePath);
      const message =
        `${file} is ${own} pixels wide; put a photograph there that is at least ` +
        `${LEAST_WIDTH} pixels wide.`;
      throw Object.assign(new Error(message), { hideStack: true });
    }
    const fitting = widths.filter((width) => width <= own);
    const webp = { quality: 74, effort, smartSubsample: true };
    const [file] = await Promise.all([
      emit(Math.max(...fitting), 'webp', webp),
      ...fitting.map((width) => emit(width, 'avif', { quality: 52, effort })),
    ]);
    return `export default __webpack_public_path__ + ${JSON.stringify(file)};`;
  })().then((module) => done(null, module), done);
}

module.exports = Object.assign(pictureLoader, { raw: true });
