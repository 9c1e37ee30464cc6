import { demoProject } from '../../build/variables';
import { readConfig, readProducts } from '../../firestore/shopRules';
import { changePrices, firstPriceList, offersOf, undecided } from '../../src/catalogue/priceList';
import {
  priceDocumentOf,
  type PriceFields,
  priceListIn,
  toFields,
} from '../../src/firebase/priceDocument';
import { onChange, request } from './rules';

/**
 * Publishes the catalogue's prices in an emulator, as a merchant does in a shop that is deployed: all of them, or
 * those that have changed in the files. Prices that were changed at the desk stay.
 */
export async function publishPrices(url: string, project = demoProject): Promise<void> {
  const address = `${url}/v1/projects/${project}/databases/(default)/documents/shop/prices`;
  const answer = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
  const files = offersOf(readProducts());
  const { delivery } = readConfig();
  const { fields } = (await answer.json()) as { fields?: PriceFields };
  const list = answer.ok && fields ? priceListIn(fields) : undefined;
  const changes = list && undecided(list, files, delivery);
  if (changes && !changes.delivery && Object.keys(changes.offers).length === 0) return;
  const next = list ? changePrices(list, changes ?? {}) : firstPriceList(files, delivery);
  await request(address, 'PATCH', {
    fields: {
      ...toFields(priceDocumentOf(next)),
      at: { timestampValue: new Date().toISOString() },
    },
  });
}

/** Publishes changed prices and terms of delivery as long as the emulator runs. */
export function watchPrices(url: string): void {
  onChange(['src/catalogue/products.ts', 'src/config.ts'], () => {
    // Webpack says what is wrong with the file.
    publishPrices(url).catch(() => undefined);
  });
}
