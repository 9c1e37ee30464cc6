import path from 'node:path';
import type { Shop } from '#shop/config';
import { onlineStep } from '../src/catalogue/model/onlineAmounts';
import { idOfSlug } from '../src/catalogue/model/pagePath';
import type { Product } from '../src/catalogue/model/product';
import { checkCatalogue, doubtfulPrices } from './checkCatalogue';
import { checkConfig, describeRestart, doubtfulAmounts } from './checkConfig';
import runSource from './runSource.cjs';
import { configFile, productsFile } from './subpaths.cjs';

interface Exported {
  shop: Shop;
  products: unknown;
}

function checkSource(file: string, check: (exported: Exported) => string[]): string[] {
  try {
    return check(runSource(path.resolve(file)).exported as Exported);
  } catch (error) {
    return [`${file}: ${(error as Error).message}`];
  }
}

/** The step of the shop's prices, which are its multiples; 1 if the configuration can't be read. */
function stepOfPrices(): number {
  try {
    const { shop } = runSource(path.resolve(configFile)).exported as Exported;
    return onlineStep(shop) || 1;
  } catch {
    return 1;
  }
}

/**
 * The mistakes in `shop/config.ts` and `products.ts`: a sentence for each value, which says what to write.
 *
 * @param started the configuration that webpack was started with, if it runs
 */
export const checkSources = (started?: Shop): string[] => [
  ...checkSource(configFile, ({ shop }) => [
    ...checkConfig(shop),
    ...(started ? describeRestart(started, shop) : []),
  ]),
  ...checkSource(productsFile, ({ products }) =>
    checkCatalogue(products, undefined, stepOfPrices()),
  ),
];

/** How many warnings the build prints one by one. */
const NAMED = 5;

/** A warning for each amount that is valid, but probably not meant. */
export function checkAmounts(): string[] {
  try {
    const [{ shop }, { products }] = [configFile, productsFile].map(
      (file) => runSource(path.resolve(file)).exported as Exported,
    ) as [Exported, Exported];
    const all = [...doubtfulAmounts(shop), ...doubtfulPrices(products)];
    const others = all.length - NAMED;
    return others > 0 ? [...all.slice(0, NAMED), `More amounts like these: ${others}.`] : all;
  } catch {
    // `checkSources` says why they can't be read.
    return [];
  }
}

/**
 * The names in `shop/config.ts` that `products.ts` lacks: a sentence for each. One may be a product that merchants have
 * added at the desk.
 */
export function checkLinks(): string[] {
  try {
    const { shop } = runSource(path.resolve(configFile)).exported as Exported;
    const { products } = runSource(path.resolve(productsFile)).exported as {
      products: readonly Product[];
    };
    const to = shop.welcome.link?.to ?? '';
    const params = new URLSearchParams(to.split('?')[1]);
    const [product, category] = [params.get('product'), params.get('category')];
    const ids = products.flatMap(({ id, variants = [] }) => [
      id,
      ...variants.map((each) => each.id),
    ]);
    const isKnown = product === null || ids.includes(product) || idOfSlug(product, ids);
    const problem = !isKnown
      ? `no product with the id “${product}”`
      : category !== null && !products.some((each) => each.category === category)
        ? `nothing in the category “${category}”`
        : '';
    const unknownRates = Object.keys(shop.tax?.categories ?? {})
      .filter((name) => !products.some((each) => each.category === name))
      .map((name) => [`tax has a rate for “${name}”`, 'nothing in that category']);
    return [
      ...(problem ? [[`the link of welcome leads to ${to}`, problem]] : []),
      ...unknownRates,
    ].map(
      ([what, missing]) =>
        `shop/config.ts: ${what}, but products.ts has ${missing}; correct it, unless you’ve added that at the desk.`,
    );
  } catch {
    // `checkSources` says why they can't be read.
    return [];
  }
}
