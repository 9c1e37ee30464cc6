const fs = require('node:fs');
const path = require('node:path');
const { createJiti } = require('jiti');
const { NormalModuleReplacementPlugin, sources, WebpackError } = require('webpack');
const runSource = require('../runSource.cjs');

/** @typedef {typeof import('../checkCatalogue')} Check */
/** @typedef {typeof import('../checkConfig')} ConfigCheck */

const load = createJiti(__filename);
/** @type {Check} */
const { checkCatalogue } = load('../checkCatalogue.ts');
/** @type {ConfigCheck} */
const { checkConfig, describeRestart } = load('../checkConfig.ts');
/** @type {typeof import('../rules/shopRules')} */
const { readShopSources, todaysPrices } = load('../rules/shopRules.ts');
const catalogue = path.resolve('src/features/catalogue/products.ts');
const config = path.resolve('src/config.ts');
const picture = /\.jpg$/;

/**
 * What a check has to say of a file that the merchant has written.
 *
 * @param {string} file
 * @param {(exported: any) => string[]} check
 */
function sentences(file, check) {
  try {
    return check(runSource(file).exported);
  } catch (error) {
    return [`${path.relative('', file)} can't be read: ${/** @type {Error} */ (error).message}`];
  }
}

/**
 * Webpack plugin: fails the build, in plain sentences, when the catalogue or `src/config.ts` has
 * wrong values or when a picture is not there. Emits `prices.json`, which says to a page that is open
 * since yesterday what the shop asks today.
 */
module.exports = class CataloguePlugin {
  /** @param {import('../../src/config').Shop} shop as webpack was configured with it */
  constructor(shop) {
    this.shop = shop;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const missing = new Map();
    // An empty module stands in for a missing picture: one sentence is enough, and the other
    // checks go on.
    new NormalModuleReplacementPlugin(picture, (resource) => {
      const file = path.resolve(resource.context, resource.request);
      if (fs.existsSync(file)) return;
      const importer = path.relative('', resource.contextInfo.issuer);
      missing.set(
        file,
        `${importer}: there is no picture ${path.relative('', file)}; ` +
          'put the photograph there, or correct the import.',
      );
      resource.missingDependencies.add(file);
      resource.request = 'data:text/javascript,export default ""';
    }).apply(compiler);

    compiler.hooks.thisCompilation.tap('CataloguePlugin', (compilation) => {
      missing.clear();
      compilation.hooks.processAssets.tap('CataloguePlugin', () => {
        const wrong = [
          ...sentences(config, ({ shop }) => [
            ...checkConfig(shop),
            ...describeRestart(this.shop, shop),
          ]),
          ...sentences(catalogue, ({ products }) => checkCatalogue(products)),
        ];
        if (wrong.length === 0) {
          const { products, shop } = readShopSources();
          const prices = JSON.stringify(todaysPrices(products, shop));
          compilation.emitAsset('prices.json', new sources.RawSource(prices));
        }
        for (const sentence of [...wrong, ...missing.values()]) {
          compilation.errors.push(new WebpackError(sentence));
        }
      });
    });
  }
};
