/** The document `shop/live`, with an administrator's access. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import { noChanges } from '../../src/model/changeProduct';
import type { LiveChanges, PublishedPrices } from '../../src/model/liveChanges';
import { database, readDatabase } from './database';

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
