import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Card,
  type Cards,
  type LeftOut,
  storedHashes,
  withCard,
  withCards,
} from '../src/catalogue/model/cards';
import { canBeOrdered, offersOf, type PriceList } from '../src/catalogue/model/priceList';
import { lookUp, type Product, type Variant } from '../src/catalogue/model/product';
import { cardsIn } from '../src/firebase/cardsDocument';
import { priceListIn, type Value } from '../src/firebase/priceDocument';
import { checkCatalogue } from './checkCatalogue';
import type { BuildVariables } from './variables';

const ANSWER_MS = 10_000;
/** How many pictures are read at a time. */
const AT_A_TIME = 4;

/**
 * The fields of a public document of the shop's database; `undefined` if there is no such document. Of the demo's
 * emulator, which may not run during a build, only if `FIRESTORE_EMULATOR_HOST` names it.
 */
async function readFields(
  { FIREBASE_PROJECT_ID: project, FIREBASE_API_KEY: key }: BuildVariables,
  document: string,
): Promise<Record<string, Value> | undefined> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const server = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const address = `${server}/v1/projects/${project}/databases/(default)/documents/${document}`;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(`${address}?key=${key}`, { signal });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const { fields = {} } = (await answer.json()) as { fields?: Record<string, Value> };
  return fields;
}

/** The contents of the shop's database: the prices, and the merchants' products and changes from the desk. */
export interface Published {
  /** `undefined` before its first publication, or if it couldn't be read. */
  list?: PriceList | undefined;
  /** The revision of the list, 0 before its first publication; `undefined` if it couldn't be read. */
  revision?: number;
  /** The reason if it couldn't be read, and the consequence for the pages. */
  warning?: Error;
  cards: Cards;
  /** The paths of the pictures in the database, by their `storedImage`; some may not be pictures at all. */
  pictures: ReadonlyMap<string, string>;
  /** The reason to build no site although there are prices: the cards or pictures couldn't be read. */
  error?: Error;
}

/** Reads what the shop's database has. Keeps pictures in `folder`, so that each is read once. */
export async function readPublished(variables: BuildVariables, folder: string): Promise<Published> {
  const published: Published = { cards: {}, pictures: new Map() };
  try {
    const fields = await readFields(variables, 'shop/prices');
    const list = fields && priceListIn(fields);
    Object.assign(published, { list, revision: list?.revision ?? 0 });
  } catch (error) {
    const warning =
      `The prices in the shop’s database couldn’t be read (${String(error)}). The pages will first show those in ` +
      'shop/products.ts, and each visit will read all prices. To change that, build again with a connection.';
    return { ...published, warning: new Error(warning) };
  }
  try {
    const cards = await readCards(variables, folder);
    // The cards are always read, as a list that was edited by hand may not name them.
    if (!cards && published.list?.cards) throw new Error('there is no document shop/cards');
    return { ...published, ...cards };
  } catch (error) {
    const message =
      `The products in the shop’s database couldn’t be read (${String(error)}). The site isn’t built without them: ` +
      'it would lose what was added and changed at the desk. Build again with a connection.';
    return { ...published, error: new Error(message) };
  }
}

/** The pictures of a card, as it names them before they have addresses. */
const imagesOf = ({ image, pictures = [] }: Card) => [image ?? [], pictures].flat();

async function readCards(variables: BuildVariables, folder: string) {
  const fields = await readFields(variables, 'shop/cards');
  if (!fields) return undefined;
  const cards = cardsIn(fields.cards);
  const pictures = new Map<string, string>();
  const images = [...new Set(Object.values(cards).flatMap(imagesOf))];
  const readNext = async () => {
    for (let image = images.pop(); image !== undefined; image = images.pop()) {
      const hash = storedHashes(image)?.large;
      const file = hash && (await readPicture(variables, hash, folder));
      if (file) pictures.set(image, file);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, readNext));
  return { cards, pictures };
}

/**
 * The path of a picture in the database; `undefined` if it isn't there, or something else is. Whether it can be shown,
 * only `pictureLoader.cjs` decides.
 *
 * @throws Error if it can't be read
 */
async function readPicture(variables: BuildVariables, hash: string, folder: string) {
  const hasHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex') === hash;
  // The name is a part of the hash, as it becomes a part of addresses. Its ending may be wrong: sharp reads the type.
  const file = path.resolve(folder, `${hash.slice(0, 16)}.webp`);
  if (existsSync(file) && hasHash(readFileSync(file))) return file;
  const { bytes } = (await readFields(variables, `pictures/${hash}`)) ?? {};
  const picture = Buffer.from(bytes?.bytesValue ?? '', 'base64');
  if (!hasHash(picture)) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, picture);
  return file;
}

/** The `lamp` in `…/static/media/lamp.0123abcd-960.webp`, which stays when the photograph is changed. */
const nameIn = (address: string) => /([^/]+)\.[0-9a-f]{8}-\d+\.webp$/.exec(address)?.[1];

/**
 * The cards that a build can use, with the addresses of their pictures; what it leaves out, and a sentence for each.
 *
 * @param products of the site's files
 * @param addresses of the build's pictures; of those in the database by their `storedImage`, empty if they can't be shown
 */
export function usableCards(
  products: readonly Product[],
  cards: Cards,
  addresses: ReadonlyMap<string, string>,
): { usable: Cards; leftOut: LeftOut[]; sentences: string[] } {
  const leftOut: LeftOut[] = [];
  const sentences: string[] = [];
  const leaveOut = (id: string, what: LeftOut['what'], ...reasons: string[]) => {
    leftOut.push({ id, what });
    sentences.push(...reasons);
  };
  // A photograph in the site's files has its address of an earlier build in a card.
  const byName = new Map(Array.from(addresses.values(), (address) => [nameIn(address), address]));
  const addressOf = (image: string) => addresses.get(image) || byName.get(nameIn(image) ?? '');
  const addressIn = (id: string) => (image: string) => {
    const address = addressOf(image);
    if (address) return address;
    const reason = `shop/cards: product ${id} has a picture that can’t be shown, ${image}.`;
    leaveOut(id, 'photograph', reason);
    return [];
  };
  const withAddresses = ({ image, pictures, variants, ...card }: Card): Card => {
    const toAddress = addressIn(card.id);
    const shown = pictures?.flatMap(toAddress);
    const first = image ? [image].flatMap(toAddress)[0] : image;
    // A variant whose picture is gone is shown by the product's first one.
    const sold = variants?.map(({ image: own = '', ...variant }) => {
      const address = addressOf(own);
      return { ...variant, ...(address && { image: address }) };
    });
    // The product gets another picture instead of being left out.
    const main = image && first === undefined ? shown?.shift() : first;
    return {
      ...card,
      ...(main !== undefined && { image: main }),
      ...(shown && { pictures: shown }),
      ...(sold && { variants: sold }),
    };
  };
  const inFiles = new Map(products.map((product) => [product.id, product]));
  const isProduct = (card: Card) => withCard(inFiles.get(card.id), card) !== undefined;
  const complete = Object.values(cards).flatMap((card) => {
    const { id, title = '', addedAt, malformed } = card;
    const isUnreadable = malformed !== undefined;
    const shown = isProduct(card) ? withAddresses(card) : card;
    if (isProduct(shown)) {
      const reason = `shop/cards: product ${id} has parts that are malformed.`;
      if (isUnreadable) leaveOut(id, 'parts', reason);
      return shown;
    }
    // Any other incomplete card belongs to a product that the site's files no longer have.
    const isNew = isUnreadable || addedAt !== undefined;
    const reason = `shop/cards: product ${id} ("${title}") lacks a title, a price or a photograph.`;
    if (isNew) leaveOut(id, 'missing', reason);
    return [];
  });
  const problemsOf = (some: Cards) => checkCatalogue(withCards(products, some), 'shop/cards');
  // The search halves the list, because each check takes time in proportion to the catalogue.
  const addUsable = (sound: Cards, added: readonly Card[]): Cards => {
    const [first] = added;
    if (!first) return sound;
    const all = { ...sound, ...Object.fromEntries(added.map((card) => [card.id, card])) };
    const problems = problemsOf(all);
    if (problems.length === 0) return all;
    const middle = Math.floor(added.length / 2);
    if (middle > 0) return addUsable(addUsable(sound, added.slice(0, middle)), added.slice(middle));
    leaveOut(first.id, 'clash', ...problems);
    return sound;
  };
  return { usable: addUsable({}, complete), leftOut, sentences };
}

/** A product, or a variant, as the list offers it. */
function withPublishedPrice<Kind extends Variant | Product>(
  each: Kind,
  { offers }: PriceList,
  product: Product,
): Kind {
  const { price = product.price, soldOut = product.soldOut } = each;
  const offer = lookUp(offers, each.id);
  if (!offer) return soldOut ? each : { ...each, soldOut: true, isNew: true };
  const isOffered = canBeOrdered(offer);
  const isAsWritten = isOffered === !soldOut && offer.price === price;
  if (isAsWritten && offer.left === undefined) return each;
  return {
    ...each,
    price: offer.price || price,
    soldOut: !isOffered,
    ...(offer.left !== undefined && { left: offer.left }),
  };
}

/** The catalogue as it is sold today: what the list doesn't offer is sold out. */
export function withPublishedPrices(products: readonly Product[], list: PriceList): Product[] {
  return products.map((product) => {
    const priced = <Kind extends Variant | Product>(each: Kind) =>
      withPublishedPrice(each, list, product);
    return product.variants
      ? { ...product, variants: product.variants.map(priced) }
      : priced(product);
  });
}

/** How many prices the build names one by one. */
const NAMED = 5;

/** Warns of prices in the site's files that differ from the shop's list, which counts. Cards have their own. */
export function outdatedPrices(
  products: readonly Product[],
  { offers }: PriceList,
  cards: Cards,
): string[] {
  const written = products.filter(({ id }) => !lookUp(cards, id));
  const outdated = Object.entries(offersOf(written)).flatMap(([id, { price }]) => {
    const today = lookUp(offers, id)?.price;
    return today === undefined || today === price ? [] : [{ id, price, today }];
  });
  const named = outdated
    .slice(0, NAMED)
    .map(
      ({ id, price, today }) =>
        `shop/products.ts says ${price} for the product ${JSON.stringify(id)}, and your shop sells it at ${today}. ` +
        'Change its price under Products, at the desk.',
    );
  const others = outdated.length - named.length;
  return others > 0
    ? [...named, `More prices in shop/products.ts that your shop no longer sells at: ${others}.`]
    : named;
}
