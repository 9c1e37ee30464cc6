import path from 'node:path';
import type { Shop } from '../shop/config';
import { checkCatalogue } from './checkCatalogue';
import { checkConfig, describeRestart } from './checkConfig';
import runSource from './runSource.cjs';

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

/**
 * What is wrong in `shop/config.ts` and `products.ts`: a sentence for each value, which says what to write.
 *
 * @param started the configuration that webpack was started with, if it runs
 */
export const checkSources = (started?: Shop): string[] => [
  ...checkSource('shop/config.ts', ({ shop }) => [
    ...checkConfig(shop),
    ...(started ? describeRestart(started, shop) : []),
  ]),
  ...checkSource('shop/products.ts', ({ products }) => checkCatalogue(products)),
];
