const { brotliCompressSync } = require('node:zlib');

/**
 * What a first visit on a phone loads, in bytes (texts with brotli), of the shop itself: a larger
 * catalogue counts neither with its script nor with its cards. `limit` breaks the build; `usual` is
 * what each part weighed when the limit was set, so that the message can say what grew.
 */
const budgets = {
  'initial JavaScript': {
    limit: 91_500,
    usual: { 'vendor.js': 78_800, 'main.js': 11_700 },
  },
  'HTML with its inlined styles': {
    limit: 7_800,
    usual: { 'index.html': 7_600 },
  },
  'pictures of the first screen': {
    limit: 48_000,
    usual: { 'banner-tall-720.avif': 24_600, 'laptop-720.avif': 8_000, 'hair-wax-720.avif': 7_500 },
  },
};

/** `static/js/vendor.5769e62e.js` → `vendor.js` */
const plain = (name) => name.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}/, '');
/** The page with as many product cards as there were when its limit was set. */
const withSixCards = (html) => {
  let card = 0;
  return html.replace(/<article class="card">.*?<\/article>/gs, (text) => (card++ < 6 ? text : ''));
};
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files of each budget: what the page asks for at once on a phone that knows AVIF. */
function filesOf(html) {
  const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
  const scripts = html.match(/static\/js\/[^"]+\.js/g) ?? [];
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
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const content = (name) => {
          const bytes = compilation.getAsset(name).source.buffer();
          return name === 'index.html' ? Buffer.from(withSixCards(bytes.toString())) : bytes;
        };
        // A compilation that failed before has no page; its own errors say why.
        if (!compilation.getAsset('index.html')) return;
        const files = filesOf(content('index.html').toString());
        for (const [budget, { limit, usual }] of Object.entries(budgets)) {
          const parts = files[budget].map((name) => {
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
                'Make it smaller, or set the budget anew in scripts/budgetPlugin.cjs.',
            ),
          );
        }
      });
    });
  }
};
