import { watchFile } from 'node:fs';
import { demoProject } from '../../build/variables';
import { readConfig, readProducts } from '../../firestore/shopRules';
import { changePrices, firstPriceList, offersOf, undecided } from '../../src/catalogue/priceList';
import {
  priceDocumentOf,
  type PriceFields,
  priceListIn,
  type Value,
} from '../../src/firebase/priceDocument';
import { request } from './rules';

const toValue = (value: unknown): Value => {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (value instanceof Object) return { mapValue: { fields: toFields(value) } };
  return typeof value === 'number' ? { integerValue: `${value}` } : { stringValue: String(value) };
};
export const toFields = (document: object) =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, toValue(value)]));

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
  const next = list
    ? changePrices(list, { offers: undecided(list, files), delivery })
    : firstPriceList(files, delivery);
  await request(address, 'PATCH', {
    fields: {
      ...toFields(priceDocumentOf(next)),
      at: { timestampValue: new Date().toISOString() },
    },
  });
}

const POLL_MS = 500;

/** Publishes changes of the catalogue's prices as long as the emulator runs. */
export function watchPrices(url: string): void {
  // By polling: editors replace a file, and a watcher would stay with the old one.
  watchFile(
    'src/catalogue/products.ts',
    { interval: POLL_MS, persistent: false },
    (now, before) => {
      if (now.mtimeMs === before.mtimeMs) return;
      // Webpack says what is wrong with the catalogue.
      publishPrices(url).catch(() => undefined);
    },
  );
}
