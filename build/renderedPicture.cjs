const { createHash, randomUUID } = require('node:crypto');
const {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');

const DAY_MS = 86_400_000;
/** Renderings that no build has used for so long are deleted. */
const KEPT_MS = 60 * DAY_MS;

/** @typedef {{ format: 'avif' | 'webp', width: number, options: object }} Rendering */

const encoders = JSON.stringify(sharp.versions);

/** @type {Set<string>} */
const pruned = new Set();

/**
 * Deletes what no build has used for long; once for each folder.
 *
 * @param {string} folder
 */
async function prune(folder) {
  if (pruned.has(folder)) return;
  pruned.add(folder);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another rendering may have been renamed meanwhile.
    const usedAt = await stat(file).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - usedAt > KEPT_MS) await rm(file, { force: true });
  }
}

/** @type {(photograph: Buffer, rendering: Rendering) => Promise<Buffer>} */
const render = (photograph, { format, width, options }) =>
  sharp(photograph).resize({ width }).toFormat(format, options).toBuffer();

/**
 * A photograph as AVIF or WebP, rendered only if `folder` doesn't have it from an earlier build.
 *
 * @param {string} folder
 * @param {Buffer} photograph
 * @param {Rendering} rendering
 */
module.exports = async function renderedPicture(folder, photograph, rendering) {
  const key = createHash('sha256')
    .update(photograph)
    .update(JSON.stringify(rendering) + encoders);
  const file = path.join(folder, `${key.digest('hex').slice(0, 32)}.${rendering.format}`);
  try {
    const picture = await readFile(file);
    // The time of its last use, to the day.
    const now = new Date();
    if (now.getTime() - (await stat(file)).mtimeMs > DAY_MS) await utimes(file, now, now);
    return picture;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
  const picture = await render(photograph, rendering);
  await mkdir(folder, { recursive: true });
  await prune(folder);
  // Under another name until it is complete: a build may be interrupted, or run beside another one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return picture;
};
