const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');

/** In bytes with brotli. A merchant's content doesn't count: the build puts it into `content.js`. */
const SCRIPTS_LIMIT = 97_200;
const INLINED_LIMIT = 6_100;

/** Of a product's page, everything but its pictures. A merchant's long texts only cause a warning. */
const PRODUCT_PAGE_LIMIT = 10_000;

/** For the pictures of the first screen on a phone, in bytes: more only causes a warning. */
const PICTURES_LIMIT = 48_000;

/** @typedef {{ name: string, bytes: number }} File */

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
 * What the page inlines, without a merchant's colours.
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

/** Webpack plugin: fails the build if the shop's own code is over budget, and warns of heavy pictures. */
module.exports = class BudgetPlugin {
  /** @param {{ words: string }} options `words`: the folder of the shop's language, such as `words/en` */
  constructor({ words }) {
    this.words = words;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        /** @type {(name: string) => Buffer} */
        const contentOf = (name) => compilation.getAsset(name)?.source.buffer() ?? Buffer.alloc(0);
        const html = contentOf('index.html').toString();
        /** @type {(name: string, content: string | Buffer) => File} */
        const compress = (name, content) => ({ name, bytes: brotliCompressSync(content).length });
        const scripts = (html.match(/static\/js\/[^" ]+\.js/g) ?? []).filter(
          (name) => !name.includes('/content.'),
        );
        /** @type {(what: string, files: File[], limit: number) => void} */
        const check = (what, files, limit) => {
          // Texts in another language may be longer, and no merchant can change that.
          if (this.words !== 'words/en' || sum(files) <= limit) return;
          const message =
            `${what}: ${kB(sum(files))}, over the budget of ${kB(limit)} (${listed(files)}). ` +
            'Make it smaller, or change the budget in build/plugins/budgetPlugin.cjs.';
          compilation.errors.push(new WebpackError(message));
        };
        const compressed = scripts.map((name) => compress(name, contentOf(name)));
        check('Initial JavaScript', compressed, SCRIPTS_LIMIT);
        check('Inlined styles and scripts', [compress('index.html', inlined(html))], INLINED_LIMIT);
        const pages = Object.entries(compilation.assets)
          .filter(([name]) => name.startsWith('products/'))
          .map(([name, source]) => ({ name, size: source.size() }))
          .sort((one, other) => one.size - other.size)
          .map(({ name }) => name);
        const icon = /static\/media\/icon[^" ]+\.svg/.exec(html)?.[0] ?? '';
        /** @type {(page?: string) => File[]} */
        const loaded = (page) =>
          page ? [page, icon].map((name) => compress(name, contentOf(name))) : [];
        // What a merchant writes makes some pages large; only the shop's own code makes all of them so.
        check('Each product’s page', loaded(pages[0]), PRODUCT_PAGE_LIMIT);
        const largest = sum(loaded(pages.at(-1)));
        if (largest > 0) {
          compiler
            .getInfrastructureLogger('BudgetPlugin')
            .info(`The largest product’s page: ${kB(largest)} without pictures.`);
        }
        if (largest > PRODUCT_PAGE_LIMIT) {
          compilation.warnings.push(
            new WebpackError(
              `${pages.at(-1)} weighs ${kB(largest)}, without its pictures. It opens faster with less than ` +
                `${kB(PRODUCT_PAGE_LIMIT)}: shorten the product’s texts.`,
            ),
          );
        }
        const pictures = firstPictures(html).map((name) => ({
          name,
          bytes: contentOf(name).length,
        }));
        if (sum(pictures) <= PICTURES_LIMIT) return;
        compilation.warnings.push(
          new WebpackError(
            `The first screen’s pictures weigh ${kB(sum(pictures))} on a phone (${listed(pictures)}). ` +
              `The shop opens faster with less than ${kB(PICTURES_LIMIT)}: use photographs with ` +
              'a plain or softly blurred background there.',
          ),
        );
      });
    });
  }
};
