/** The shop of a command, and the loader of its TypeScript without a build. */
const { createJiti } = require('jiti');
const { aliasesFor, chosen, folderOf } = require('./subpaths.cjs');

/** The subpath imports as aliases, because jiti doesn't support conditions. */
const loaderFor = (/** @type {readonly string[]} */ conditions) =>
  createJiti(__filename, { alias: aliasesFor(conditions) });

/** @type {{ shop: import('../shop/config').Shop }} */
const { shop } = loaderFor(chosen)('#shop/config');
const { name, language } = shop.market;

/** The conditions of this shop's subpath imports, for webpack; of `de-AT`, also `de`. Jest's are in its projects. */
const conditions = [...chosen, name, language, language.replace(/-.*/, '')];

module.exports = {
  shop,
  conditions,
  load: loaderFor(conditions),
  /** `src/words/hi` */
  wordsFolder: folderOf('#words/*', conditions),
};
