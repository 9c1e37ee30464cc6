const path = require('node:path');
const { marketAdvice } = require('./markets.cjs');
const { configFile: file } = require('./subpaths.cjs');

/**
 * Why `shop/config.ts`, or what `SHOP` chooses in its place, can't be used at all, and what to write; `undefined` if it can. Runs before anything that imports
 * it, which would fail with a stack.
 *
 * @param {string} folder of the project
 * @returns {string | undefined}
 */
module.exports = function explainConfig(folder) {
  // The module is loaded late, because it needs a package that may not be installed yet.
  /** @type {typeof import('./runSource.cjs')} */
  const runSource = require('./runSource.cjs');
  /** @type {{ shop?: Record<string, any> }} */
  let exported;
  try {
    exported = runSource(path.resolve(folder, file)).exported;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : error}`;
  }
  const { shop } = exported;
  if (typeof shop !== 'object' || shop === null) {
    return `${file}: there is no shop; write export const shop: Shop = { … }.`;
  }
  const { name, country, language, currency, timeZone } = shop.market ?? {};
  const isMarket = [name, country, language, currency, timeZone].every(
    (each) => typeof each === 'string',
  );
  if (isMarket) return undefined;
  const written =
    shop.market === undefined ? 'no market' : `the market ${JSON.stringify(shop.market)}`;
  return `${file}: the shop has ${written}; write ${marketAdvice()}.`;
};
