const { brotliCompressSync } = require('node:zlib');

/**
 * What a first visit on a phone loads of the shop's own code, in bytes (with brotli). `limit` breaks the
 * build; `usual` is what each part weighed when the limit was set, so that the message can say what grew.
 * A merchant's content counts in neither: the build keeps it in a script of its own, `content.js`, and
 * `withoutContent` takes it out of the page.
 *
 * @type {Record<string, { limit: number, usual: Record<string, number> }>}
 */
const budgets = {
  'initial JavaScript': {
    limit: 97_200,
    usual: { 'vendor.js': 77_800, 'main.js': 15_100 },
  },
  'HTML with its inlined styles': {
    limit: 7_000,
    usual: { 'index.html': 6_900 },
  },
};

/** The pictures of the first screen on a phone, in bytes: more only brings a warning. */
const PICTURES_LIMIT = 48_000;

/** `static/js/vendor.5769e62e.js` → `vendor.js`
 * @param {string} name */
const plain = (name) => name.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}/, '');
/**
 * The page without what a merchant writes: no texts, addresses, colours or mark, and no more rows of
 * products than the demo has.
 *
 * @param {string} html
 * @param {string} basePath
 */
function withoutContent(html, basePath) {
  const rows = html.match(/<ul class="product-row.*?<\/ul>/gs) ?? [];
  return html
    .replace(/(?<=<div class="home-rows">).*?(?=<\/div><\/main>)/s, rows.slice(0, 3).join(''))
    .replace(/<svg class="logo-mark".*?<\/svg>/s, '')
    .replace(/ (alt|aria-label|content|data-\w+|href|(image)?src(set)?)="[^"]*"/gi, ' $1')
    .replace(/(<(script|style)>.*?<\/\2>)|>[^<]+/gs, (_text, code) => code ?? '>')
    .replace(/--[\w-]+:[^;}]+/g, '')
    .replaceAll(basePath, '/');
}
/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @typedef {{ name: string, bytes: number }} File */

/** @type {(files: File[]) => number} */
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);

/**
 * What the page asks for at once on a phone that knows AVIF.
 *
 * @param {string} html
 */
function firstFiles(html) {
  const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
  return {
    scripts: (html.match(/static\/js\/[^" ]+\.js/g) ?? []).filter(
      (name) => plain(name) !== 'content.js',
    ),
    pictures: pictures
      .filter((picture) => !picture.includes('loading="lazy"'))
      .flatMap((picture) => /static\/media\/[^" ]+-720\.avif/.exec(picture) ?? []),
  };
}

/**
 * Webpack plugin: fails the build, saying what grew, when the shop's own code breaks a budget; warns of
 * heavy pictures.
 */
module.exports = class BudgetPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const content = (/** @type {string} */ name) => {
          const asset = compilation.getAsset(name);
          if (!asset) throw new Error(`The page names ${name}, which the build does not have.`);
          return asset.source.buffer();
        };
        // A compilation that failed before has no page; its own errors say why.
        if (!compilation.getAsset('index.html')) return;
        const html = content('index.html').toString();
        const { scripts, pictures } = firstFiles(html);
        const compressed = (/** @type {string | Buffer} */ text) => brotliCompressSync(text).length;
        const page = withoutContent(html, String(compilation.outputOptions.publicPath));
        const code = {
          'initial JavaScript': scripts.map((name) => ({
            name: plain(name),
            bytes: compressed(content(name)),
          })),
          'HTML with its inlined styles': [{ name: 'index.html', bytes: compressed(page) }],
        };
        for (const [budget, files] of Object.entries(code)) {
          const { limit = 0, usual = {} } = budgets[budget] ?? {};
          if (sum(files) <= limit) continue;
          const grown = files
            .filter(({ name, bytes }) => bytes > (usual[name] ?? 0))
            .map(({ name, bytes }) => {
              const was = usual[name];
              return `${name} ${was ? `grew from ${kB(was)} to` : 'is new:'} ${kB(bytes)}`;
            });
          compilation.errors.push(
            new WebpackError(
              `Over budget: ${budget}, ${kB(sum(files))} of ${kB(limit)}; ${grown.join(', ')}. ` +
                'Make it smaller, or change the budget in build/plugins/budgetPlugin.cjs.',
            ),
          );
        }
        const photographs = pictures.map((name) => ({
          name: plain(name),
          bytes: content(name).length,
        }));
        if (sum(photographs) > PICTURES_LIMIT) {
          compilation.warnings.push(
            new WebpackError(
              `The first screen’s pictures weigh ${kB(sum(photographs))} on a phone: ` +
                `${photographs.map(({ name, bytes }) => `${name} ${kB(bytes)}`).join(', ')}. ` +
                `The shop opens faster with less than ${kB(PICTURES_LIMIT)}: use photographs with ` +
                'a plain or softly blurred background there.',
            ),
          );
        }
      });
    });
  }
};
