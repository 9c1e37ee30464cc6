const sharp = require('sharp');

/**
 * Webpack loader: turns one photograph into AVIF and WebP files of each width up to its own.
 *
 * Emits `static/media/<name>.<hash>-<width>.{avif,webp}` and exports the address of the widest WebP,
 * from which `Picture` derives all others. Options: `widths` in pixels, ascending; `draft` trades
 * size for speed (development).
 *
 * @this {import('webpack').LoaderContext<{ widths: number[]; draft: boolean }>}
 */
module.exports = function pictureLoader(photograph) {
  const done = this.async();
  const { widths, draft } = this.getOptions();
  const { createHash } = this.utils;
  const hash = createHash(this._compilation.outputOptions.hashFunction)
    .update(photograph)
    .update(`${widths} ${draft}`)
    .digest('hex')
    .slice(0, 8);
  const name = /([^/\\]+)\.\w+$/.exec(this.resourcePath)[1];
  const address = (width, format) => `static/media/${name}.${hash}-${width}.${format}`;

  const emit = async (width, format, options) => {
    const picture = sharp(photograph).resize({ width }).toFormat(format, options);
    this.emitFile(address(width, format), await picture.toBuffer());
  };

  (async () => {
    const { width: own } = await sharp(photograph).metadata();
    const fitting = widths.filter((width) => width <= own);
    if (fitting.length === 0) {
      throw new Error(`${name} is ${own} pixels wide; a picture needs at least ${widths[0]}.`);
    }
    await Promise.all(
      fitting.flatMap((width) => [
        emit(width, 'avif', { quality: 52, effort: draft ? 0 : 5 }),
        emit(width, 'webp', { quality: 74, effort: draft ? 0 : 5, smartSubsample: true }),
      ]),
    );
    const widest = address(fitting.at(-1), 'webp');
    return `export default __webpack_public_path__ + ${JSON.stringify(widest)};`;
  })().then((module) => done(null, module), done);
};
module.exports.raw = true;
