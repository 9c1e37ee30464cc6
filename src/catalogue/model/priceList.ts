import type { Cards } from './cards';
import { type Counts, type CurrentPrices, deliveryOf, type DeliveryTerms } from './prices';
import { lookUp, type Product, variantsOf } from './product';

/** How a product is offered. */
export interface Offer {
  /** An amount; of a product that is sold out, what it would cost. */
  price: number;
  /** Marked as sold out. A product with nothing left can't be ordered either way. */
  soldOut: boolean;
  /** `undefined`: not counted. */
  left: number | undefined;
}

export type Offers = Readonly<Record<string, Offer>>;

/**
 * The shop's list of prices, the document `shop/prices`: only what it offers can be ordered. The site's pages
 * were built at some revision of it, and read the `news` since.
 */
export interface PriceList {
  /** Offers by the ids of products and variants. */
  offers: Offers;
  delivery: DeliveryTerms;
  /** One more with each change, so that nobody overwrites a change that they haven't seen. */
  revision: number;
  /** The revision of the last change of each product that changed after `newsSince`, by its id. */
  news: Counts;
  newsSince: number;
  /** The revision at which a product was last changed in `shop/cards`; 0 if none ever was. */
  cards: number;
  /** The places of the products that merchants have moved, from 0, by id: see `arranged`. Hidden products count. */
  order: Counts;
  /** The revision at which the order last changed; 0 if it never did. */
  orderedAt: number;
  /** New products come first, not last. */
  isNewFirst: boolean;
  /** Its document has amounts in another scale than the shop's: nothing can be ordered until it is saved again. */
  isOutOfScale?: boolean;
}

/** An amount. */
export const LEAST_PRICE = 1;

/** The most products that can have a price. One document has room for them if their ids are short. */
export const PRICED_PRODUCTS = 20_000;

/** Pages read the whole list instead if there is more news: about 10 kB. */
const MOST_NEWS = 250;

export const canBeOrdered = ({ soldOut, left }: Offer) => !soldOut && left !== 0;

/** The first offers of these products and their variants: as they were written. */
export const offersOf = (products: readonly Product[]): Offers =>
  Object.fromEntries(
    products
      .filter(({ hidden }) => !hidden)
      .flatMap(variantsOf)
      .map(({ id, price, soldOut = false, left, isNew }) => [
        id,
        { price, soldOut: soldOut && !isNew, left },
      ]),
  );

/** How a product is offered today; one that isn't in the list can't be ordered. */
export const offerOf = ({ offers }: PriceList, { id, price }: Product): Offer =>
  lookUp(offers, id) ?? { price, soldOut: true, left: undefined };

/** The first list of a shop. */
export const firstPriceList = (offers: Offers, delivery?: DeliveryTerms): PriceList => ({
  offers,
  delivery: deliveryOf(delivery),
  revision: 1,
  news: {},
  newsSince: 0,
  cards: 0,
  order: {},
  orderedAt: 0,
  isNewFirst: false,
});

/** The prices that shoppers pay, of these products or of all. */
export function currentPricesOf(
  { offers, delivery }: Pick<PriceList, 'offers' | 'delivery'>,
  more: Pick<CurrentPrices, 'isPartial'> = {},
): CurrentPrices {
  const all = Object.entries(offers);
  const priced = more.isPartial ? all : all.filter(([, offer]) => canBeOrdered(offer));
  return {
    prices: Object.fromEntries(
      priced.map(([id, offer]) => [id, canBeOrdered(offer) ? offer.price : null]),
    ),
    soldOutPrices: Object.fromEntries(
      all.flatMap(([id, offer]) =>
        // The news doesn't say what a product that is marked as sold out would cost.
        canBeOrdered(offer) || offer.price < LEAST_PRICE ? [] : [[id, offer.price]],
      ),
    ),
    left: Object.fromEntries(
      all.flatMap(([id, { left }]) => (left === undefined ? [] : [[id, left]])),
    ),
    delivery,
    ...more,
  };
}

export interface PriceChanges {
  /** `undefined`: no longer offered. */
  offers?: Readonly<Record<string, Offer | undefined>>;
  delivery?: DeliveryTerms;
  /** The ids of products whose cards change with the list. */
  cards?: readonly string[];
  order?: Counts;
  isNewFirst?: boolean;
}

/**
 * The list after these changes; everything else stays.
 *
 * @param builtAt the revision that the site was built at, if known: pages of earlier builds read the whole list
 */
export function changePrices(
  list: PriceList,
  {
    offers: changes = {},
    delivery = list.delivery,
    cards = [],
    order,
    isNewFirst = list.isNewFirst,
  }: PriceChanges,
  builtAt = 0,
): PriceList {
  const revision = list.revision + 1;
  const offers = new Map(Object.entries(list.offers));
  const news = new Map(Object.entries(list.news));
  for (const [id, offer] of Object.entries(changes)) {
    if (offer) offers.set(id, offer);
    else offers.delete(id);
    news.set(id, revision);
  }
  for (const id of cards) news.set(id, revision);
  const latest = [...news].sort(([, one], [, other]) => other - one);
  // Neither is later than the list, unless its revisions started again after an edit by hand.
  const known = Math.min(Math.max(list.newsSince, builtAt), list.revision);
  const newsSince = Math.max(known, latest[MOST_NEWS]?.[1] ?? 0);
  return {
    offers: Object.fromEntries(offers),
    delivery: deliveryOf(delivery),
    revision,
    newsSince,
    news: Object.fromEntries(latest.filter(([, changedAt]) => changedAt > newsSince)),
    cards: cards.length > 0 ? revision : list.cards,
    order: order ?? list.order,
    orderedAt: order ? revision : list.orderedAt,
    isNewFirst,
  };
}

/**
 * The changes that the list still has to take from the files: products that it doesn't have yet, `undefined` for those
 * that are neither in the files nor from the desk, and other terms of delivery. The prices of all others are the list's.
 *
 * @param products everything that is sold
 * @param cards what merchants have written at the desk, which may be hidden, or malformed after an edit by hand
 * @param terms of delivery in the files
 */
export function changesInFiles(
  { offers, delivery, isOutOfScale }: PriceList,
  products: readonly Product[],
  cards: Cards,
  terms: DeliveryTerms = {},
): PriceChanges & Required<Pick<PriceChanges, 'offers'>> {
  const sold = offersOf(products);
  const written = products.filter(({ id, variantOf = id }) => lookUp(cards, variantOf));
  const fromDesk = Object.values(cards).filter(
    ({ addedAt, malformed = addedAt }) => malformed !== undefined,
  );
  const known = new Set([
    ...Object.keys(sold),
    ...written.flatMap(variantsOf).map(({ id }) => id),
    ...fromDesk.flatMap(({ id, variants = [] }) => [id, ...variants.map((each) => each.id)]),
  ]);
  // Which ids a malformed card has isn't known.
  const texts = fromDesk.flatMap(({ malformed }) => malformed ?? []);
  const isGone = (id: string) => !known.has(id) && !texts.some((text) => text.includes(`"${id}"`));
  const added = Object.entries(sold).filter(([id]) => !Object.hasOwn(offers, id));
  const gone = Object.keys(offers).filter(isGone);
  const isSame =
    !isOutOfScale && terms.price === delivery.price && terms.freeFrom === delivery.freeFrom;
  return {
    offers: Object.fromEntries([...added, ...gone.map((id) => [id, undefined] as const)]),
    ...(!isSame && { delivery: deliveryOf(terms) }),
  };
}
