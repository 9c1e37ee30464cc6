/** The shop of a command, and the loader of its TypeScript without a build. */
const { createJiti } = require('jiti');
const { aliasesFor, chosen, folderOf } = require('./subpaths.cjs');

/** The subpath imports as aliases, because jiti doesn't support conditions. */
const loaderFor = (/** @type {readonly string[]} */ conditions) =>
  createJiti(__filename, { alias: aliasesFor(conditions) });

/** The shop that these conditions choose. */
function loadShop(/** @type {readonly string[]} */ conditions) {
  /** @type {{ shop: import('../shop/config').Shop }} */
  const { shop } = loaderFor(conditions)('#shop/config');
  return shop;
}

/** The conditions of a shop's subpath imports, for webpack and Jest; of `de-AT`, also `de`. */
function conditionsOf(/** @type {readonly string[]} */ chosen, shop = loadShop(chosen)) {
  const { name, language } = shop.market;
  return [...chosen, name, language, language.replace(/-.*/, '')];
}

const shop = loadShop(chosen);
const conditions = conditionsOf(chosen, shop);

module.exports = {
  shop,
  conditions,
  conditionsOf,
  load: loaderFor(conditions),
  /** `src/words/hi` */
  wordsFolder: folderOf('#words/*', conditions),
};
