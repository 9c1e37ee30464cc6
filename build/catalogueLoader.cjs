const { createHash } = require('node:crypto');
const path = require('node:path');
const runSource = require('./runSource.cjs');
const { load } = require('./shop.cjs');

/** @type {typeof import('./catalogueFiles')} */
const { splitCatalogue } = load('./catalogueFiles.ts');
/** @type {typeof import('./published')} */
const { outdatedPrices, readPublished, usableCards, withPublishedPrices } = load('./published.ts');
/** @type {typeof import('../src/catalogue/model/cards')} */
const { withCards } = load('../src/catalogue/model/cards.ts');
/** @type {typeof import('./checkCatalogue')} */
const { checkCatalogue, describeMissingLabels } = load('./checkCatalogue.ts');

/**
 * The shop and its page both import the catalogue, and splitting a large one takes a while.
 *
 * @type {{ text: string, split: import('./catalogueFiles').SplitCatalogue } | undefined}
 */
let last;

/** @typedef {{ publicPath: string, variables?: import('./variables').BuildVariables }} Options */

/** @type {ReturnType<typeof readPublished> | undefined} */
let reading;

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
  // The result isn't cached, as the next build may have another database, or the database other products.
  if (this.mode === 'production') this.cacheable(false);
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

  let published;
  if (variables) {
    reading ??= readPublished(variables, path.join(this.rootContext, '.pictures/stored'));
    published = await reading;
    if (published.warning) this.emitWarning(published.warning);
    if (published.error) {
      this.emitError(published.error);
      return broken;
    }
  }
  const pictures = [...run.pictures].map((file) => /** @type {const} */ ([file, file]));
  const addresses = new Map(
    await Promise.all(
      [...pictures, ...(published?.pictures ?? [])].map(async ([image, file]) => {
        const { default: address } = await this.importModule(file, { publicPath });
        return /** @type {const} */ ([image, address]);
      }),
    ),
  );
  // The check comes after the pictures, so that a missing one is reported too.
  if (checkCatalogue(run.exported.products).length > 0) return broken;
  /** @type {import('../src/catalogue/model/product').Product[]} */
  const products = run.exported.products;
  const cards = published?.cards ?? {};
  const { usable, leftOut, sentences } = usableCards(products, cards, addresses);
  for (const what of sentences) this.emitWarning(new Error(`${what} It isn’t built in.`));
  const written = withCards(products, usable);
  const current = published?.list ? withPublishedPrices(written, published.list) : written;
  for (const sentence of published?.list ? outdatedPrices(products, published.list, usable) : []) {
    this.emitWarning(new Error(sentence));
  }
  // The demo, and a shop that is only tried on the emulators, sell nothing.
  const unlabelled = variables && !variables.AUTH_EMULATOR_URL && describeMissingLabels(written);
  if (unlabelled) this.emitWarning(new Error(unlabelled));
  const order = published?.list?.order ?? {};
  const text = JSON.stringify([current, order], (_key, value) => addresses.get(value) ?? value);
  if (last?.text !== text) {
    /** @type {[import('../src/catalogue/model/product').Product[]]} */
    const [built] = JSON.parse(text);
    last = { text, split: splitCatalogue(built, order) };
  }
  const { first, files, listed, ...summary } = last.split;
  // `ProductPagesPlugin` reads this, also from the cache.
  Object.assign(this._module?.buildInfo ?? {}, { products: listed });
  // The merchant's desk loads this file.
  const all = { ...files, 'left-out.json': leftOut };
  const hash = createHash('sha256').update(text).update(JSON.stringify(leftOut)).digest('hex');
  const folder = `static/catalogue/${hash.slice(0, 8)}/`;
  for (const [name, content] of Object.entries(all)) {
    this.emitFile(folder + name, JSON.stringify(content));
  }
  const catalogue = { ...summary, path: publicPath + folder };
  return [
    `export const first = ${JSON.stringify(first)};`,
    `export const catalogue = ${JSON.stringify(catalogue)};`,
    `export const pricesBuiltAt = ${published?.revision};`,
  ].join('\n');
};
