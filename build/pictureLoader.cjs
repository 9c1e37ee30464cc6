const { createHash, randomUUID } = require('node:crypto');
const fs = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');

/** The least width in pixels that is sharp on most screens. */
const LEAST_WIDTH = 960;

/** The aspect ratio of a product's picture on the page. */
const FRAME = 4 / 3;
/** The part of a photograph that may be cut off to fill that frame; one of another shape is shown whole. */
const CUT = 1 / 8;
/** The part of the frame's height that the large cards cut off, above and below. */
const MARGIN = 1 / 10;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

const DAY_MS = 86_400_000;
/** Renderings that no build has used for so long are deleted. */
const KEPT_MS = 60 * DAY_MS;

const encoders = JSON.stringify(sharp.versions);

/** @typedef {{ format: 'avif' | 'webp', width: number, height?: number, margin?: number, options: object }} Rendering */

/**
 * The pictures that are being rendered, by their files: the page, its prerendering and the catalogue ask for each at the
 * same time.
 *
 * @type {Map<string, Promise<{ picture: Buffer, isNew: boolean }>>}
 */
const pending = new Map();

/**
 * A photograph as AVIF or WebP, rendered only if `folder` doesn't have it from an earlier build.
 *
 * @param {string} folder
 * @param {Buffer} photograph
 * @param {Rendering} rendering
 */
function render(folder, photograph, rendering) {
  const key = createHash('sha256')
    .update(photograph)
    .update(JSON.stringify(rendering) + encoders);
  const file = path.join(folder, `${key.digest('hex').slice(0, 32)}.${rendering.format}`);
  const picture =
    pending.get(file) ??
    readOrRender(file, photograph, rendering).finally(() => pending.delete(file));
  pending.set(file, picture);
  return picture;
}

/** @type {(file: string, photograph: Buffer, rendering: Rendering) => Promise<{ picture: Buffer, isNew: boolean }>} */
async function readOrRender(file, photograph, { format, width, height, margin = 0, options }) {
  try {
    const picture = await fs.readFile(file);
    // The file's time is that of its last use, to the day.
    const now = new Date();
    const usedAt = (await fs.stat(file)).mtimeMs;
    if (now.getTime() - usedAt > DAY_MS) await fs.utimes(file, now, now);
    return { picture, isNew: false };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
  const picture = await sharp(photograph)
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: transparent })
    .extend({ top: margin, bottom: margin, background: transparent })
    .toFormat(format, options)
    .toBuffer();
  // The file has another name until it is complete, as a build may be interrupted or run beside another one.
  const draft = `${file}.${randomUUID()}`;
  const folder = path.dirname(file);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(draft, picture);
  await fs.rename(draft, file);
  await prune(folder);
  return { picture, isNew: true };
}

/** @type {Set<string>} */
const pruned = new Set();

/**
 * Deletes old renderings once in a build, as reading a large catalogue's folder for each picture would be slow.
 *
 * @param {string} folder
 */
async function prune(folder) {
  if (pruned.has(folder)) return;
  pruned.add(folder);
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    // The folder of the database's pictures stays.
    if (!entry.isFile()) continue;
    const file = path.join(folder, entry.name);
    // Another build may have renamed the file meanwhile.
    const usedAt = await fs.stat(file).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - usedAt > KEPT_MS) await fs.rm(file, { force: true });
  }
}

/**
 * The finished photographs of each folder, by their files.
 *
 * @type {Map<string, Set<string>>}
 */
const finished = new Map();

/**
 * Says how far a build is, as a photograph takes seconds that is rendered for the first time.
 *
 * @param {import('webpack').LoaderContext<Options>} loader
 * @param {boolean} isNew
 */
async function logProgress({ resourcePath, rootContext, _compiler }, isNew) {
  const folder = path.dirname(resourcePath);
  const files = finished.get(folder) ?? new Set();
  finished.set(folder, files);
  if (files.has(resourcePath)) return;
  files.add(resourcePath);
  if (!isNew) return;
  const all = (await fs.readdir(folder)).length;
  const name = path.relative(rootContext, resourcePath);
  const logger = _compiler?.getInfrastructureLogger('Pictures');
  logger?.info(`${name} is rendered, ${files.size} of ${all} in its folder.`);
}

/** @typedef {{ widths: number[], effort: number, isFramed: boolean, leastWidth?: number, isOptional?: boolean }} Options */

/**
 * Webpack loader: emits `static/media/<name>.<hash>-<width>.avif` for each width up to the photograph's own,
 * and the widest as WebP for older browsers. Exports the address of the WebP, from which `Picture` derives
 * the others. What it renders is kept in `.pictures`. If that's impossible, the address is empty, and the
 * module's `buildInfo.pictureProblem` says what to do: an error would be printed for each compilation.
 *
 * Options: `widths` in pixels, ascending; `effort`, 0 to 6: 3 takes a quarter of a minute for ten photographs, 1 takes
 * five seconds and makes them an eighth larger; `isFramed`: whether to show it whole in a frame of 4:3;
 * `leastWidth` of the photograph, in pixels; `isOptional`: the empty address is enough, and nothing is to be done.
 *
 * @this {import('webpack').LoaderContext<Options>}
 * @param {Buffer} photograph
 */
async function pictureLoader(photograph) {
  try {
    return await renderAll(this, photograph);
  } catch (error) {
    // An error with a code comes from the file system.
    if (/** @type {NodeJS.ErrnoException} */ (error).code) throw error;
    const file = path.relative(this.rootContext, this.resourcePath);
    const problem =
      error instanceof RangeError
        ? `is ${error.message}; put a photograph there that is at least ${LEAST_WIDTH} pixels wide.`
        : "can't be read as a photograph; save it as .jpg, .png or .webp.";
    if (!this.getOptions().isOptional) {
      Object.assign(this._module?.buildInfo ?? {}, { pictureProblem: `${file} ${problem}` });
    }
    return 'export default "";';
  }
}

/**
 * @param {import('webpack').LoaderContext<Options>} loader
 * @param {Buffer} photograph
 */
async function renderAll(loader, photograph) {
  const { widths, effort, isFramed, leastWidth = LEAST_WIDTH } = loader.getOptions();
  const { width, height } = (await sharp(photograph).metadata()).autoOrient;
  const shape = width / height / FRAME;
  const isWhole = isFramed && (shape < 1 - CUT || shape > 1 / (1 - CUT));
  const isTall = isWhole && shape < 1;
  const own = isTall ? Math.ceil((height / (1 - 2 * MARGIN)) * FRAME) : width;
  if (own < leastWidth) throw new RangeError(`${width} pixels wide`);
  const hash = loader.utils
    .createHash(loader._compilation?.outputOptions.hashFunction)
    .update(photograph)
    .update(`${widths} ${effort} ${isWhole}`)
    .digest('hex')
    .slice(0, 8);
  // A space would end an address in a `srcset`.
  const name = path.parse(loader.resourcePath).name.replace(/[^\w-]+/g, '-');
  const kept = path.join(loader.rootContext, '.pictures');

  let isNew = false;
  /** @type {(width: number, format: 'avif' | 'webp', options: object) => Promise<string>} */
  const emit = async (width, format, options) => {
    const file = `static/media/${name}.${hash}-${width}.${format}`;
    const margin = isTall ? Math.round((width / FRAME) * MARGIN) : 0;
    const frame = isWhole ? { height: Math.round(width / FRAME) - 2 * margin, margin } : {};
    const rendered = await render(kept, photograph, { format, width, ...frame, options });
    loader.emitFile(file, rendered.picture);
    isNew ||= rendered.isNew;
    return file;
  };
  const fitting = widths.filter((width) => width <= own);
  const webp = { quality: 74, effort, smartSubsample: true };
  const [file] = await Promise.all([
    emit(Math.max(...fitting), 'webp', webp),
    ...fitting.map((width) => emit(width, 'avif', { quality: 52, effort })),
  ]);
  await logProgress(loader, isNew);
  return `export default __webpack_public_path__ + ${JSON.stringify(file)};`;
}

module.exports = Object.assign(pictureLoader, { raw: true });
