import { type Cards, idsFromDesk } from './cards';
import { type Counts, type CurrentPrices, deliveryOf, type DeliveryTerms } from './prices';
import { lookUp, type Product, variantsOf } from './product';

/** How a product is offered. */
export interface Offer {
  /** Whole rupees; of a product that is sold out, what it would cost. */
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
  /** By the ids of products and variants. */
  offers: Offers;
  delivery: DeliveryTerms;
  /** One more with each change, so that nobody overwrites a change that they haven't seen. */
  revision: number;
  /** By the ids of the products that changed after `newsSince`: the revision of their last change. */
  news: Counts;
  newsSince: number;
  /** Prices in the site's files that a merchant has replaced, by product id: they aren't offered again. */
  replaced: Counts;
  /** The revision at which a product was last changed in `shop/cards`; 0 if none ever was. */
  cards: number;
}

/** Whole rupees. */
export const LEAST_PRICE = 1;

/** The most products that can have a price. One document has room for them if their ids are short. */
export const PRICED_PRODUCTS = 20_000;

/** Pages read the whole list instead if there is more news: about 10 kB. */
const MOST_NEWS = 250;

export const canBeOrdered = ({ soldOut, left }: Offer) => !soldOut && left !== 0;

/** These products, and their variants, as the site's files offer them. */
export const offersOf = (products: readonly Product[]): Offers =>
  Object.fromEntries(
    products
      .filter(({ hidden }) => !hidden)
      .flatMap(variantsOf)
      .map(({ id, price, soldOut, inFiles = { price, soldOut } }) => [
        id,
        { price: inFiles.price, soldOut: inFiles.soldOut ?? false, left: undefined },
      ]),
  );

/** The ids of products from the desk that can't be sold as they are, such as after an edit by hand. */
function unfinishedIds(products: readonly Product[], cards: Cards, list: PriceList) {
  const known = new Set(products.map(({ id, variantOf = id }) => variantOf));
  const added = Object.values(cards).filter(
    ({ id, addedAt, malformed = addedAt }) => malformed !== undefined && !known.has(id),
  );
  // Which ids a malformed card has isn't known.
  const texts = Object.values(cards).flatMap(({ malformed }) => malformed ?? []);
  return [
    ...added.flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)]),
    ...Object.keys(list.offers).filter((id) => texts.some((text) => text.includes(`"${id}"`))),
  ];
}

/** Like `offersOf`, but products that merchants have changed at the desk are as in the list. */
export function offersInFiles(products: readonly Product[], cards: Cards, list: PriceList): Offers {
  const ids = [...idsFromDesk(products, cards), ...unfinishedIds(products, cards, list)];
  const fromDesk = ids.flatMap((id) => {
    const offer = lookUp(list.offers, id);
    return offer ? [[id, offer] as const] : [];
  });
  return { ...offersOf(products), ...Object.fromEntries(fromDesk) };
}

/** How a product is offered today; one that isn't in the list can't be ordered. */
export const offerOf = ({ offers }: PriceList, { id, price }: Product): Offer =>
  lookUp(offers, id) ?? { price, soldOut: true, left: undefined };

/** The first list: everything as in the site's files. */
export const firstPriceList = (offers: Offers, delivery?: DeliveryTerms): PriceList => ({
  offers,
  delivery: deliveryOf(delivery),
  revision: 1,
  news: {},
  newsSince: 0,
  replaced: {},
  cards: 0,
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
        // The news don't say what a product that is marked as sold out would cost.
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
  /** Prices in the site's files, by product id, that a merchant has seen and doesn't want. */
  replaced?: Counts;
  /** The ids of products whose cards change with the list. */
  cards?: readonly string[];
}

/**
 * The list after these changes; everything else stays.
 *
 * @param builtAt the revision that the site was built at, if known: pages of earlier builds read the whole list
 */
export function changePrices(
  list: PriceList,
  { offers: changes = {}, delivery = list.delivery, replaced = {}, cards = [] }: PriceChanges,
  builtAt = 0,
): PriceList {
  const revision = list.revision + 1;
  const offers = new Map(Object.entries(list.offers));
  const news = new Map(Object.entries(list.news));
  const kept = new Map(Object.entries(list.replaced));
  for (const [id, offer] of Object.entries(changes)) {
    // With another price, a price in the files can be offered again.
    if (offer?.price !== offers.get(id)?.price) kept.delete(id);
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
    replaced: { ...Object.fromEntries(kept), ...replaced },
    cards: cards.length > 0 ? revision : list.cards,
  };
}

/**
 * What would make the list as the site's files have it, as long as no merchant has decided about that: new products,
 * other prices, and `undefined` for products that are no longer in the files. What is sold out or left stays.
 *
 * @param terms of delivery in the files
 */
export function undecided(
  { offers, replaced, delivery }: PriceList,
  files: Offers,
  terms: DeliveryTerms = {},
): PriceChanges & Required<Pick<PriceChanges, 'offers'>> {
  const changed = Object.entries(files).flatMap(([id, inFiles]): [string, Offer][] => {
    const offer = lookUp(offers, id);
    const { price } = inFiles;
    if (!offer) return [[id, inFiles]];
    return offer.price === price || lookUp(replaced, id) === price
      ? []
      : [[id, { ...offer, price }]];
  });
  const gone = Object.keys(offers).filter((id) => !Object.hasOwn(files, id));
  const isSame = terms.price === delivery.price && terms.freeFrom === delivery.freeFrom;
  return {
    offers: Object.fromEntries([...changed, ...gone.map((id) => [id, undefined] as const)]),
    ...(!isSame && { delivery: deliveryOf(terms) }),
  };
}
