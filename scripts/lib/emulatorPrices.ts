import { configFile, productsFile } from '../../build/subpaths.cjs';
import { demoProject } from '../../build/variables';
import { readConfig, readProducts } from '../../firestore/shopRules';
import { withCards } from '../../src/catalogue/model/cards';
import {
  changePrices,
  changesInFiles,
  firstPriceList,
  offersOf,
  type PriceList,
} from '../../src/catalogue/model/priceList';
import { lookUp, type Product } from '../../src/catalogue/model/product';
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
 * those of new products. Other prices stay as the list has them, except those that have just been edited in the files.
 *
 * @param before the products of the files before an edit
 */
export async function publishPrices(
  url: string,
  project = demoProject,
  before?: readonly Product[],
): Promise<void> {
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
  const files = readProducts();
  const products = withCards(files, cards);
  const { delivery } = readConfig();
  let next = firstPriceList(offersOf(products), delivery);
  if (list) {
    const changes = changesInFiles(list, products, cards, delivery);
    const offers = { ...changes.offers, ...(before && editedOffers(list, before, files)) };
    if (!changes.delivery && Object.keys(offers).length === 0) return;
    next = changePrices(list, { ...changes, offers });
  }
  await request(`${shop}/prices`, 'PATCH', {
    fields: {
      ...toFields(priceDocumentOf(next)),
      at: { timestampValue: new Date().toISOString() },
    },
  });
}

/** The offers of products whose price has been edited in the files. */
function editedOffers(list: PriceList, before: readonly Product[], now: readonly Product[]) {
  const was = offersOf(before);
  const edited = Object.entries(offersOf(now)).flatMap(([id, { price }]) => {
    const offer = lookUp(list.offers, id);
    const isEdited = offer && lookUp(was, id) && lookUp(was, id)?.price !== price;
    return isEdited ? [[id, { ...offer, price }] as const] : [];
  });
  return Object.fromEntries(edited);
}

/** Publishes edited prices, new products and terms of delivery as long as the emulator runs. */
export function watchPrices(url: string): void {
  let before = readProducts();
  const publish = async () => {
    // The files are read before the request, because the next edit may come during it.
    const now = readProducts();
    await publishPrices(url, demoProject, before);
    before = now;
  };
  onChange([productsFile, configFile], () => {
    // Webpack reports the file's errors.
    publish().catch(() => undefined);
  });
}
