import { LEAST_PRICE, type Offer, type Offers, type PriceList } from '../catalogue/model/priceList';
import { type Counts, deliveryOf, type DeliveryTerms } from '../catalogue/model/prices';
import { lookUp } from '../catalogue/model/product';
import { fromScale, isOwnScale, nearestFromScale, ownScale } from './scale';

/** A price of a product, as orders and the security rules write it: `<product id>:<amount>`. */
export const tagOf = (id: string, price: number) => `${id}:${price}`;

/** The parts of a price tag. A product's id can contain colons. */
export function parseTag(tag: string): { id: string; price: number } {
  const end = tag.lastIndexOf(':');
  return { id: tag.slice(0, end), price: Number(tag.slice(end + 1)) };
}

/** The document `shop/prices`, but for its time, as `firestore.rules` expect it. */
export interface PriceDocument {
  /** The tags that orders can have. */
  tags: string[];
  /** The price tags of products that are sold out. */
  soldOut: string[];
  /** `<product id>:<how many are left>`. */
  left: string[];
  delivery: DeliveryTerms;
  revision: number;
  /** `<product id>:<amount, or - if sold out>:<how many are left, or ->:<revision of the change>`. */
  news: string[];
  newsSince: number;
  cards: number;
  /** `<product id>:<place>`. */
  order: string[];
  orderedAt: number;
  isNewFirst: boolean;
  digits?: number;
}

export function priceDocumentOf(list: PriceList): PriceDocument {
  const { offers, delivery, revision, news, newsSince, cards, order, orderedAt, isNewFirst } = list;
  const all = Object.entries(offers);
  const priced = (isSoldOut: boolean) =>
    all
      .filter(([, { soldOut }]) => soldOut === isSoldOut)
      .map(([id, { price }]) => tagOf(id, price));
  const newsOf = ([id, changedAt]: [string, number]) => {
    const { price, soldOut = true, left = '-' } = (lookUp(offers, id) ?? {}) as Partial<Offer>;
    return `${id}:${soldOut ? '-' : price}:${left}:${changedAt}`;
  };
  return {
    tags: priced(false),
    soldOut: priced(true),
    left: all.flatMap(([id, { left }]) => (left === undefined ? [] : [tagOf(id, left)])),
    delivery,
    revision,
    news: Object.entries(news).map(newsOf),
    newsSince,
    cards,
    order: Object.entries(order).map(([id, place]) => tagOf(id, place)),
    orderedAt,
    isNewFirst,
    ...ownScale,
  };
}

/** A field as Firestore's REST interface writes it. */
export interface Value {
  stringValue?: string;
  integerValue?: string;
  booleanValue?: boolean;
  /** As base64. */
  bytesValue?: string;
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Record<string, Value> };
}

const toValue = (value: unknown): Value => {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (value instanceof Object) return { mapValue: { fields: toFields(value) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: `${value}` } : { stringValue: String(value) };
};
/** A document as the REST interface writes it. */
export const toFields = (document: object) =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, toValue(value)]));

export type PriceFields = Partial<Record<keyof PriceDocument, Value>>;

const textsIn = (field: Value = {}) =>
  (field.arrayValue?.values ?? []).map(({ stringValue = '' }) => stringValue);

const tagPattern = /^(.+):(0|[1-9]\d{0,8})$/;

/** Whole numbers by product id, each written as a price tag. */
const numbersIn = (field?: Value) =>
  Object.fromEntries(
    textsIn(field).flatMap((text) => {
      const [, id = '', number] = tagPattern.exec(text) ?? [];
      return number === undefined ? [] : [[id, Number(number)]];
    }),
  ) as Counts;

/** The revision in a field; it restarts, as in the rules, before numbers are no longer exact. */
export function revisionIn(field: Value = {}) {
  const revision = Number(field.integerValue ?? 0);
  return revision >= 0 && revision < Number.MAX_SAFE_INTEGER ? revision : 0;
}

const digitsIn = ({ digits }: PriceFields) => Number(digits?.integerValue ?? 0);

/** Terms of a document with so many digits, in the shop's scale. */
export const fromTerms = (
  { price, freeFrom }: DeliveryTerms,
  digits?: number,
  convert = fromScale,
) =>
  deliveryOf({
    price: price === undefined ? price : convert(price, digits),
    freeFrom: freeFrom === undefined ? freeFrom : convert(freeFrom, digits),
  });

export function deliveryIn(fields: PriceFields) {
  const { price, freeFrom } = fields.delivery?.mapValue?.fields ?? {};
  const amountIn = ({ integerValue }: Value = {}) =>
    integerValue === undefined ? undefined : Number(integerValue);
  const terms = deliveryOf({ price: amountIn(price), freeFrom: amountIn(freeFrom) });
  return fromTerms(terms, digitsIn(fields), nearestFromScale);
}

const newsPattern = /^(.+):(-|\d{1,9}):(-|\d{1,9}):(\d+)$/;

const newsIn = (fields: PriceFields) =>
  textsIn(fields.news).flatMap((text) => {
    const [, id = '', price = '', left = '', revision] = newsPattern.exec(text) ?? [];
    if (revision === undefined) return [];
    const soldOut = price === '-' || Number(price) < LEAST_PRICE;
    const offer: Offer = {
      price: soldOut ? 0 : nearestFromScale(Number(price), digitsIn(fields)),
      soldOut,
      left: left === '-' ? undefined : Number(left),
    };
    return [{ id, offer, revision: Number(revision) }];
  });

/** How products are offered that have changed, by id. */
export const newOffersIn = (fields: PriceFields): Offers =>
  Object.fromEntries(newsIn(fields).map(({ id, offer }) => [id, offer]));

/** The places of the products that merchants have moved, by id. */
export const orderIn = ({ order }: PriceFields): Counts => numbersIn(order);

/** The ids of the products that changed after this revision. */
export const changedSince = (revision: number, fields: PriceFields): string[] =>
  newsIn(fields).flatMap((entry) => (entry.revision > revision ? [entry.id] : []));

/** How all products are offered, by id. */
export function offersIn(fields: PriceFields): Offers {
  const { tags, soldOut, left } = fields;
  const counts = numbersIn(left);
  const offersOf = (field: Value | undefined, isSoldOut: boolean) =>
    Object.entries(numbersIn(field)).map(([id, written]): [string, Offer] => {
      const price = nearestFromScale(written, digitsIn(fields));
      // A price of zero, such as after an edit in the console, counts as sold out.
      return [id, { price, soldOut: isSoldOut || price < LEAST_PRICE, left: lookUp(counts, id) }];
    });
  return Object.fromEntries([...offersOf(soldOut, true), ...offersOf(tags, false)]);
}

/** The list in a document, without malformed parts, such as after an edit in the console. */
export const priceListIn = (fields: PriceFields): PriceList => ({
  offers: offersIn(fields),
  delivery: deliveryIn(fields),
  revision: revisionIn(fields.revision),
  news: Object.fromEntries(newsIn(fields).map(({ id, revision }) => [id, revision])),
  newsSince: revisionIn(fields.newsSince),
  cards: revisionIn(fields.cards),
  order: orderIn(fields),
  orderedAt: revisionIn(fields.orderedAt),
  isNewFirst: fields.isNewFirst?.booleanValue ?? false,
  ...(!isOwnScale(digitsIn(fields)) && { isOutOfScale: true }),
});
