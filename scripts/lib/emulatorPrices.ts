import { demoProject } from '../../build/variables';
import { readConfig, readProducts } from '../../firestore/shopRules';
import { withCards } from '../../src/catalogue/model/cards';
import {
  changePrices,
  firstPriceList,
  offersInFiles,
  offersOf,
  undecided,
} from '../../src/catalogue/model/priceList';
import { cardsIn } from '../../src/firebase/cardsDocument';
import {
  priceDocumentOf,
  priceListIn,
  toFields,
  type Value,
} from '../../src/firebase/priceDocument';
import { onChange, request } from './rules';

/**
 * Publishes the catalogue's prices in an emulator, as a merchant does in a shop that is deployed: all of them, or
 * those that have changed in the files. What was changed at the desk stays.
 */
export async function publishPrices(url: string, project = demoProject): Promise<void> {
  const shop = `${url}/v1/projects/${project}/databases/(default)/documents/shop`;
  const read = async (document: string) => {
    const answer = await fetch(`${shop}/${document}`, {
      headers: { Authorization: 'Bearer owner' },
    });
    return ((await answer.json()) as { fields?: Record<string, Value> }).fields;
  };
  const fields = await read('prices');
  const list = fields && priceListIn(fields);
  const cards = cardsIn((await read('cards'))?.cards);
  const products = withCards(readProducts(), cards);
  const { delivery } = readConfig();
  const changes = list && undecided(list, offersInFiles(products, cards, list), delivery);
  if (changes && !changes.delivery && Object.keys(changes.offers).length === 0) return;
  const next = list
    ? changePrices(list, changes ?? {})
    : firstPriceList(offersOf(products), delivery);
  await request(`${shop}/prices`, 'PATCH', {
    fields: {
      ...toFields(priceDocumentOf(next)),
      at: { timestampValue: new Date().toISOString() },
    },
  });
}

/** Publishes changed prices and terms of delivery as long as the emulator runs. */
export function watchPrices(url: string): void {
  onChange(['shop/products.ts', 'shop/config.ts'], () => {
    // Webpack says what is wrong with the file.
    publishPrices(url).catch(() => undefined);
  });
}
