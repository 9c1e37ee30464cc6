const { brotliCompressSync } = require('node:zlib');

/**
 * What a first visit on a phone loads, in bytes (texts with brotli). `limit` breaks the build;
 * `usual` is what each part weighed when the limit was set, so that the message can say what grew.
 */
const budgets = {
  'initial JavaScript': {
    limit: 88_000,
    usual: { 'vendor.js': 79_600, 'main.js': 6_000 },
  },
  'HTML with its inlined styles': {
    limit: 9_500,
    usual: { 'index.html': 9_000 },
  },
  'pictures of the first screen': {
    limit: 60_000,
    usual: {
      'banner-tall-720.avif': 30_000,
      'laptop-720.avif': 12_000,
      'hair-wax-720.avif': 10_000,
    },
  },
};

/** `static/js/vendor.5769e62e.js` → `vendor.js` */
const plain = (name) => name.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}/, '');
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Webpack plugin: fails the build, saying what grew, when a budget is broken. */
module.exports = class BudgetPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const found = new Map(compilation.getAssets().map(({ name }) => [plain(name), name]));
        const size = (part) => {
          const content = compilation.getAsset(found.get(part)).source.buffer();
          return part.endsWith('.avif') ? content.length : brotliCompressSync(content).length;
        };
        for (const [name, { limit, usual }] of Object.entries(budgets)) {
          const parts = Object.keys(usual).filter((part) => found.has(part));
          const sizes = parts.map((part) => ({ part, was: usual[part], is: size(part) }));
          const sum = sizes.reduce((total, { is }) => total + is, 0);
          if (sum <= limit) continue;
          const grown = sizes.filter(({ is, was }) => is > was);
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `Over budget: ${name}, ${kB(sum)} of ${kB(limit)}. ` +
                grown
                  .map(({ part, was, is }) => `${part} grew from ${kB(was)} to ${kB(is)}`)
                  .join(', ') +
                '. Make it smaller, or set the budget anew in scripts/budgetPlugin.cjs.',
            ),
          );
        }
      });
    });
  }
};
