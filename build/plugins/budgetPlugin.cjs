const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const { Compilation, WebpackError } = require('webpack');

/** The limits in bytes with brotli. A merchant's content doesn't count: the build puts it into `content.js`. */
const SCRIPTS_LIMIT = 101_800;
const INLINED_LIMIT = 6_100;
const PRODUCT_INLINED_LIMIT = 7_000;

/**
 * The limit for a product’s page without pictures, in bytes with brotli: with its headers, what a server sends before
 * it waits for an acknowledgement (ten segments, RFC 6928). Much of it is a merchant’s own texts, so more only causes a
 * warning.
 */
const PRODUCT_PAGE_LIMIT = 13_000;

/** The limit in bytes for the pictures of a phone's first screen: more only causes a warning. */
const PICTURES_LIMIT = 48_000;

/** @typedef {{ name: string, bytes: number }} File */

/**
 * @typedef {object} Options
 * @property {string} language of the shop: a language tag
 * @property {boolean} weighsPictures whether the pictures are compressed as for a release
 */

/** @type {(files: File[]) => number} */
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @type {(files: File[]) => string} */
const listed = (files) =>
  files
    .map(({ name, bytes }) => `${path.basename(name).replace(/\.[0-9a-f]{8}/, '')} ${kB(bytes)}`)
    .join(', ');

/**
 * The scripts and styles that the page inlines, without a merchant's colours.
 *
 * @param {string} html
 */
const inlined = (html) =>
  (html.match(/<(script|style)>.*?<\/\1>/gs) ?? []).join('').replace(/--[\w-]+:[^;}]+/g, '');

/**
 * The pictures that a phone which knows AVIF loads at once.
 *
 * @param {string} html
 */
const firstPictures = (html) =>
  (html.match(/<picture.*?<\/picture>/gs) ?? [])
    .filter((picture) => !picture.includes('loading="lazy"'))
    .flatMap((picture) => /static\/media\/[^" ]+-720\.avif/.exec(picture) ?? []);

/**
 * Finds the files of a built site that are over their limits.
 *
 * @param {Record<string, { buffer(): Buffer, size(): number }>} assets by their names
 * @param {Options} options
 * @returns {{ errors: string[], warnings: string[], largestPage: string }}
 */
function checkBudgets(assets, { language, weighsPictures }) {
  /** @type {(name?: string) => Buffer} */
  const contentOf = (name = '') => assets[name]?.buffer() ?? Buffer.of();
  /** @type {(name?: string, content?: string | Buffer) => File} */
  const compress = (name = '', content = contentOf(name)) => {
    return { name, bytes: brotliCompressSync(content).length };
  };
  /** @type {(what: string, files: File[], limit: number) => string[]} */
  const check = (what, files, limit) => {
    // Texts in another language may be longer, which a merchant can't change, so this only warns.
    if (!language.startsWith('en') || sum(files) <= limit) return [];
    return [
      `${what}: ${kB(sum(files))}, over the budget of ${kB(limit)} (${listed(files)}). ` +
        'Make it smaller, or change the budget in build/plugins/budgetPlugin.cjs.',
    ];
  };

  const html = String(contentOf('index.html'));
  const scripts = (html.match(/static\/js\/[^" ]+\.js/g) ?? []).filter(
    (name) => !name.includes('/content.'),
  );
  const pages = Object.keys(assets)
    .filter((name) => name.startsWith('products/'))
    .sort((one, other) => (assets[one]?.size() ?? 0) - (assets[other]?.size() ?? 0));
  const largest = pages.at(-1);
  const weight = largest ? compress(largest).bytes : 0;
  const pictures = firstPictures(html).map((name) => ({ name, bytes: contentOf(name).length }));
  return {
    errors: [
      ...check(
        'Initial JavaScript',
        scripts.map((name) => compress(name)),
        SCRIPTS_LIMIT,
      ),
      ...check(
        'Inlined styles and scripts',
        [compress('index.html', inlined(html))],
        INLINED_LIMIT,
      ),
      ...check(
        'Inlined styles and scripts of a product’s page',
        largest ? [compress(largest, inlined(String(contentOf(largest))))] : [],
        PRODUCT_INLINED_LIMIT,
      ),
    ],
    warnings: [
      weight > PRODUCT_PAGE_LIMIT &&
        `${largest} weighs ${kB(weight)}, without its pictures. It opens faster with less than ` +
          `${kB(PRODUCT_PAGE_LIMIT)}: shorten the product’s texts.`,
      weighsPictures &&
        sum(pictures) > PICTURES_LIMIT &&
        `The first screen’s pictures weigh ${kB(sum(pictures))} on a phone (${listed(pictures)}). ` +
          `The shop opens faster with less than ${kB(PICTURES_LIMIT)}: use photographs with ` +
          'a plain or softly blurred background there.',
    ].filter((warning) => warning !== false),
    largestPage: kB(weight),
  };
}

/** Webpack plugin: fails the build if the shop's own code is over budget, and warns of heavy pictures. */
class BudgetPlugin {
  /** @param {Options} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'BudgetPlugin';
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const { errors, warnings, largestPage } = checkBudgets(assets, this.options);
        compilation.errors.push(...errors.map((message) => new WebpackError(message)));
        compilation.warnings.push(...warnings.map((message) => new WebpackError(message)));
        compiler
          .getInfrastructureLogger(name)
          .info(`The largest product’s page: ${largestPage} without pictures.`);
      });
    });
  }
}

module.exports = { BudgetPlugin, checkBudgets };
