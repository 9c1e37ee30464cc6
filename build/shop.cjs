/**
 * The shop that a command is about: its configuration, and which modules the subpath imports of `package.json` stand for
 * in it. `#words/…` are those of its language, `#market/…` those of its country, `#shop/…` its own.
 */
const path = require('node:path');
const { createJiti } = require('jiti');
const { imports } = require('../package.json');

/** @typedef {string | { [condition: string]: string }} Target */

const root = path.resolve(__dirname, '..');

/**
 * What stands before the name of a module: `src/words/hi` for `./src/words/hi/*.tsx`.
 *
 * @param {Target} target
 * @param {readonly string[]} conditions
 */
function folderOf(target, conditions) {
  const known = typeof target === 'string' ? { default: target } : target;
  const condition = Object.keys(known).find((name) => conditions.includes(name)) ?? 'default';
  return path.join(root, String(known[condition]).replace(/\/\*(\.\w+)?$/, ''));
}

/**
 * Loads TypeScript without a build, with these conditions: jiti knows none.
 *
 * @param {readonly string[]} conditions
 */
const loaderFor = (conditions) =>
  createJiti(__filename, {
    alias: Object.fromEntries(
      Object.entries(imports).map(([name, target]) => [
        name.replace(/\/\*$/, ''),
        folderOf(target, conditions),
      ]),
    ),
  });

/** Another shop than the merchant's, for tests and demonstrations: `SHOP=germany` is `shop-germany` in `package.json`. */
const { SHOP } = process.env;
const shops = Object.keys(imports['#shop/config']).filter((name) => name !== 'default');
const chosen = SHOP ? [`shop-${SHOP}`] : [];
if (chosen.some((name) => !shops.includes(name))) {
  throw new Error(
    `There is no shop ${SHOP}. SHOP can be one of ${shops.join(', ').replaceAll('shop-', '')}.`,
  );
}

/** @type {{ shop: import('../shop/config').Shop }} */
const { shop } = loaderFor(chosen)('#shop/config');

/** A language tag, and what is before its region: `de-AT`, `de`. */
const languages = (/** @type {string} */ tag) => [tag, tag.replace(/-.*/, '')];

/** The conditions of this shop's subpath imports, for webpack, Jest and Node. */
const conditions = [...chosen, shop.market.name, ...languages(shop.market.language)];

module.exports = {
  shop,
  conditions,
  load: loaderFor(conditions),
  wordsFolder: folderOf(imports['#words/*'], conditions),
};
