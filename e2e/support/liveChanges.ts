/** The document `shop/live`, with an administrator's access. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import { noChanges } from '../../src/model/changeProduct';
import type { Product } from '../../src/features/catalogue/product';
import type { LiveChanges, PublishedPrices } from '../../src/model/liveChanges';
import { product1 } from './catalogue';
import { database, readDatabase } from './database';

/** The first product, at a price that isn't the deployed one. */
export const cheaper: Product = { ...product1, price: product1.price - 10 };

/** What was deployed: the test build's `prices.json`. */
export const published = () =>
  JSON.parse(
    readFileSync(join(testRun.site, shop.basePath, 'prices.json'), 'utf8'),
  ) as PublishedPrices;

export const readLive = async () => (await readDatabase('shop/live')) as LiveChanges | undefined;

/** Publishes what differs from the deployed catalogue, without the admin. */
export async function publish(changes: Partial<LiveChanges>) {
  const revision = ((await readLive())?.revision ?? 0) + 1;
  await setDoc(doc(database, 'shop/live'), {
    ...noChanges(published()),
    ...changes,
    ...{ revision, at: serverTimestamp() },
  });
}
