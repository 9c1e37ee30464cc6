const { brotliCompressSync } = require('node:zlib');

/**
 * What a first visit on a phone loads, in bytes (texts with brotli), of the shop itself: a larger
 * catalogue counts neither with its script nor with its cards. `limit` breaks the build; `usual` is
 * what each part weighed when the limit was set, so that the message can say what grew.
 *
 * @type {Record<string, { limit: number, usual: Record<string, number> }>}
 */
const budgets = {
  'initial JavaScript': {
    limit: 98_000,
    usual: { 'vendor.js': 74_100, 'main.js': 15_300 },
  },
  'HTML with its inlined styles': {
    limit: 9_200,
    usual: { 'index.html': 9_100 },
  },
  'pictures of the first screen': {
    limit: 48_000,
    usual: { 'banner-tall-720.avif': 24_600, 'laptop-720.avif': 8_000, 'hair-wax-720.avif': 7_500 },
  },
};

/** `static/js/vendor.5769e62e.js` → `vendor.js`
 * @param {string} name */
const plain = (name) => name.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}/, '');
/** The page with as many product cards as there were when its limit was set.
 * @param {string} html */
const withSixCards = (html) => {
  let card = 0;
  return html.replace(/<article class="product-card">.*?<\/article>/gs, (text) =>
    card++ < 6 ? text : '',
  );
};
/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The files of each budget: what the page asks for at once on a phone that knows AVIF.
 *
 * @param {string} html
 * @returns {Record<string, string[]>}
 */
function filesOf(html) {
  const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
  const scripts = html.match(/static\/js\/[^" ]+\.js/g) ?? [];
  return {
    'initial JavaScript': scripts.filter((name) => plain(name) !== 'catalogue.js'),
    'HTML with its inlined styles': ['index.html'],
    'pictures of the first screen': pictures
      .filter((picture) => !picture.includes('loading="lazy"'))
      .flatMap((picture) => /static\/media\/[^" ]+-720\.avif/.exec(picture) ?? []),
  };
}

/** Webpack plugin: fails the build, saying what grew, when a budget is broken. */
module.exports = class BudgetPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const content = (/** @type {string} */ name) => {
          const asset = compilation.getAsset(name);
          if (!asset) throw new Error(`The page names ${name}, which the build does not have.`);
          const bytes = asset.source.buffer();
          return name === 'index.html' ? Buffer.from(withSixCards(bytes.toString())) : bytes;
        };
        // A compilation that failed before has no page; its own errors say why.
        if (!compilation.getAsset('index.html')) return;
        const files = filesOf(content('index.html').toString());
        for (const [budget, { limit, usual }] of Object.entries(budgets)) {
          const parts = (files[budget] ?? []).map((name) => {
            const bytes = content(name);
            const is = name.endsWith('.avif') ? bytes.length : brotliCompressSync(bytes).length;
            return { part: plain(name), was: usual[plain(name)] ?? 0, is };
          });
          const sum = parts.reduce((total, { is }) => total + is, 0);
          if (sum <= limit) continue;
          const grown = parts
            .filter(({ is, was }) => is > was)
            .map(
              ({ part, was, is }) =>
                `${part} ${was ? `grew from ${kB(was)} to` : 'is new:'} ${kB(is)}`,
            );
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `Over budget: ${budget}, ${kB(sum)} of ${kB(limit)}; ${grown.join(', ')}. ` +
                'Make it smaller, or change the budget in build/budgetPlugin.cjs.',
            ),
          );
        }
      });
    });
  }
};
