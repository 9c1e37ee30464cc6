const { createHash } = require('node:crypto');
const { createJiti } = require('jiti');
const runSource = require('./runSource.cjs');

const load = createJiti(__filename);
/** @type {typeof import('./catalogueFiles')} */
const { isListed, splitCatalogue } = load('./catalogueFiles.ts');
/** @type {typeof import('./publishedPrices')} */
const { readPublishedPrices, withPublishedPrices } = load('./publishedPrices.ts');
/** @type {typeof import('./checkCatalogue')} */
const { checkCatalogue } = load('./checkCatalogue.ts');

/**
 * The shop and its page both import the catalogue, and splitting a large one takes a while.
 *
 * @type {{ text: string, products: object[], split: import('./catalogueFiles').SplitCatalogue } | undefined}
 */
let last;

/** @typedef {{ publicPath: string, variables?: import('./variables').BuildVariables }} Options */

/** @type {Promise<{ list: import('../src/catalogue/priceList').PriceList | undefined }> | undefined} */
let reading;

/**
 * Reads the prices in the shop's database, once in a build. Without an answer, warns.
 *
 * @param {import('webpack').LoaderContext<Options>} loader
 * @param {import('./variables').BuildVariables} variables
 */
function readPublished(loader, variables) {
  // Others may be published before the next build.
  loader.cacheable(false);
  reading ??= readPublishedPrices(variables).then((list) => ({ list }));
  return reading.catch((error) => {
    loader.emitWarning(error);
    return undefined;
  });
}

/**
 * Webpack loader for `products?first`: exports the `first` products, what the page says of all in `catalogue`,
 * and `pricesBuiltAt`. Emits the rest as files below `catalogue.path`, which the shop loads when it
 * needs them.
 *
 * Options: `publicPath`, the address of the shop's folder; `variables`, if the shop's database may be read.
 *
 * @this {import('webpack').LoaderContext<Options>}
 * @param {string} source
 */
module.exports = async function catalogueLoader(source) {
  if (this.resourceQuery !== '?first') return source;
  const { publicPath, variables } = this.getOptions();
  const nothing = { count: 0, isComplete: true, categories: [], firstShards: [], path: publicPath };
  const broken = `export const first = [], catalogue = ${JSON.stringify(nothing)}, pricesBuiltAt = undefined;`;
  let run;
  try {
    run = runSource(this.resourcePath);
  } catch {
    // `CataloguePlugin` reports it.
    return broken;
  }
  for (const file of run.files) this.addDependency(file);

  const published = variables && (await readPublished(this, variables));
  const addresses = new Map(
    await Promise.all(
      Array.from(run.pictures, async (file) => {
        const { default: address } = await this.importModule(file, { publicPath });
        return /** @type {const} */ ([file, address]);
      }),
    ),
  );
  // After the pictures, so that a missing one is reported too.
  if (checkCatalogue(run.exported.products).length > 0) return broken;
  /** @type {import('../src/catalogue/product').Product[]} */
  const products = run.exported.products;
  const current = published?.list ? withPublishedPrices(products, published.list) : products;
  const text = JSON.stringify(current, (_key, value) => addresses.get(value) ?? value);
  if (last?.text !== text) {
    /** @type {import('../src/catalogue/product').Product[]} */
    const built = JSON.parse(text);
    last = { text, products: built.filter(isListed), split: splitCatalogue(built) };
  }
  // For `ProductPagesPlugin`, also from the cache.
  Object.assign(this._module?.buildInfo ?? {}, { products: last.products });
  const { first, files, ...summary } = last.split;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const folder = `static/catalogue/${hash}/`;
  for (const [name, content] of Object.entries(files)) {
    this.emitFile(folder + name, JSON.stringify(content));
  }
  const catalogue = { ...summary, path: publicPath + folder };
  return [
    `export const first = ${JSON.stringify(first)};`,
    `export const catalogue = ${JSON.stringify(catalogue)};`,
    `export const pricesBuiltAt = ${published ? (published.list?.revision ?? 0) : undefined};`,
  ].join('\n');
};
