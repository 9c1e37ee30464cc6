/**
 * Resolves the subpath imports of `package.json`: `#words/…` are the files of a language, `#market/…` those of a
 * country, `#shop/…` a shop's own.
 */
const path = require('node:path');
const { imports } = require('../package.json');

/** @typedef {keyof typeof imports} Subpath */

/** The shops of `src/testing/shops/`: `germany` is `shop-germany` in `package.json`. */
const shops = Object.keys(imports['#shop/config'])
  .filter((name) => name !== 'default')
  .map((name) => name.replace('shop-', ''));

/** Another shop than the merchant's, for tests and demonstrations: `npm start -- sample`, `SHOP=germany`. */
const { SHOP } = process.env;
const chosen = SHOP ? [`shop-${SHOP}`] : [];
if (SHOP && !shops.includes(SHOP)) {
  throw new Error(
    `There is no shop ${SHOP}. Leave it out for your own, or write one of ${shops.join(', ')}.`,
  );
}

/**
 * The file, or the pattern of files, of a subpath: `./src/words/hi/*.tsx`.
 *
 * @param {Subpath} subpath
 * @param {readonly string[]} conditions
 */
function targetOf(subpath, conditions) {
  /** @type {string | { [condition: string]: string }} */
  const target = imports[subpath];
  if (typeof target === 'string') return target;
  // As Node and webpack resolve them: the first condition that holds.
  const condition = Object.keys(target).find((name) => [...conditions, 'default'].includes(name));
  return String(target[String(condition)]);
}

/**
 * The folder of a subpath that ends in an asterisk: `src/words/hi`.
 *
 * @param {Subpath} subpath
 * @param {readonly string[]} conditions
 */
const folderOf = (subpath, conditions) =>
  path.posix.join(targetOf(subpath, conditions).replace(/\/\*.*/, ''));

/** The folder or file of each subpath. */
const aliasesFor = (/** @type {readonly string[]} */ conditions) =>
  Object.fromEntries(
    /** @type {Subpath[]} */ (Object.keys(imports)).map((subpath) => [
      subpath.replace(/\/\*$/, ''),
      path.resolve(__dirname, '..', folderOf(subpath, conditions)),
    ]),
  );

module.exports = {
  shops,
  chosen,
  folderOf,
  aliasesFor,
  /** The files that a merchant writes, from the project's folder. */
  configFile: folderOf('#shop/config', chosen),
  productsFile: folderOf('#shop/products', chosen),
  bannersFolder: folderOf('#shop/banners/*', chosen),
};
