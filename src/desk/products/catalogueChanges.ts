import { type Card, type Cards, withCard } from '../../catalogue/model/cards';
import type { Offer, Offers, PriceChanges, PriceList } from '../../catalogue/model/priceList';
import { lookUp, type Product, variantsOf } from '../../catalogue/model/product';
import type { ProductFiles } from '../../orders/model/orderService';
import { areSame } from './edit';

/* A merchant's changes on top of what orders and other devices have changed since. */

/** The list, and what merchants have written, that changes are made of. */
export interface Catalogue {
  list: PriceList;
  cards: Cards;
}

export interface CatalogueChanges {
  prices: PriceChanges;
  products?: ProductFiles | undefined;
}

/** The order of products, and where new ones come. */
type Arrangement = Pick<PriceList, 'order' | 'isNewFirst'>;

/** The saved values, and those they replaced. */
export interface Saved {
  offers: {
    id: string;
    from: Offer | undefined;
    to: Offer | undefined;
  }[];
  /** Cards, and those that take them back. */
  cards: Record<'from' | 'to', Card>[];
  arrangement?: Record<'from' | 'to', Arrangement> | undefined;
}

export const arrangementOf = ({ order, isNewFirst }: PriceList): Arrangement => ({
  order,
  isNewFirst,
});

export interface ProductChanges extends ProductFiles, Required<Pick<PriceChanges, 'offers'>> {
  base: Catalogue;
  /** How these were offered when the merchant typed. */
  seen?: Offers;
  /** The changes that undo them. */
  saved?: Saved;
}

/** A text that is the same for equal lists or cards, in any order. */
export const serialize = (saved: object | undefined) =>
  JSON.stringify(saved, (_key, value: unknown) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

const isSameSale = (one: Offer, other: Offer) =>
  one.soldOut === other.soldOut && one.price === other.price;

/** How an offer changes; `undefined` where a product isn't offered. */
interface OfferMove {
  from: Offer | undefined;
  to: Offer | undefined;
}

/**
 * A change on top of how the product is offered now; `'changed'` if somebody else has changed the same. A count that
 * nobody has typed follows the orders. So does one that was typed, if the merchant was asked: later sales are
 * subtracted.
 *
 * @param change `seen`: the offer when it was typed; if its count isn't that of `from`, the merchant was asked about it
 */
export function onTopOf(
  now: Offer | undefined,
  { seen, from, to }: OfferMove & { seen: Offer | undefined },
): Offer | 'changed' | undefined {
  if (!now) return from && to ? 'changed' : to;
  const isDone = to !== undefined && isSameSale(now, to);
  if (!isDone && !(from && isSameSale(now, from))) return 'changed';
  if (!to || to.left === now.left) return to;
  if (to.left === from?.left) return { ...to, left: now.left };
  if (now.left === from?.left) return to;
  const sold = (from?.left ?? NaN) - (now.left ?? NaN);
  const wasAsked = seen !== undefined && seen.left !== from?.left;
  if (!wasAsked || !(sold > 0)) return 'changed';
  return { ...to, left: to.left === undefined ? undefined : Math.max(0, to.left - sold) };
}

/** The offer after an undo, which keeps later changes by others. */
function undone(now: Offer | undefined, { from, to }: OfferMove): Offer | undefined {
  if (!to) return now ?? from;
  if (!now) return undefined;
  if (!from) return isSameSale(now, to) ? undefined : now;
  return {
    price: now.price === to.price ? from.price : now.price,
    soldOut: now.soldOut === to.soldOut ? from.soldOut : now.soldOut,
    left: now.left === to.left ? from.left : now.left,
  };
}

/**
 * Changes of the list on top of today's; `undefined` if somebody else has changed the same since.
 *
 * @param seen how the products were offered when the merchant typed
 */
export function pricesOnTop(
  base: PriceList,
  { offers = {}, delivery, ...more }: PriceChanges,
  today: PriceList,
  seen: Offers = {},
): PriceChanges | undefined {
  const moved = Object.entries(offers).map(([id, to]) => {
    const from = lookUp(base.offers, id);
    return [id, onTopOf(lookUp(today.offers, id), { seen: lookUp(seen, id), from, to })] as const;
  });
  const areOthers = delivery && serialize(today.delivery) !== serialize(base.delivery);
  if (areOthers || moved.some(([, offer]) => offer === 'changed')) return undefined;
  return { ...more, ...(delivery && { delivery }), offers: Object.fromEntries(moved) as Offers };
}

/**
 * Changes of products on top of today's; `undefined` if somebody else has changed the same since.
 *
 * @param known all products, by id
 */
export function productsOnTop(
  { base, seen, offers, cards: typed, pictures }: ProductChanges,
  { list, cards: today }: Catalogue,
  known: Readonly<Record<string, Product>>,
): CatalogueChanges | undefined {
  const isOvertaken = Object.entries(typed).some(([id, card]) => {
    const now = serialize(lookUp(today, id));
    return now !== serialize(lookUp(base.cards, id)) && now !== serialize(card);
  });
  const addedAt = (list.revision + 1) * (list.isNewFirst ? -1 : 1);
  const added = Object.values(typed).filter(
    (card) => card.addedAt !== undefined && !lookUp(base.cards, card.id),
  );
  const cards: Cards = {
    ...typed,
    ...Object.fromEntries(added.map((card) => [card.id, { ...card, addedAt }])),
  };
  const written = Object.values(cards).flatMap(
    (card) => withCard(lookUp(known, card.id), card) ?? [],
  );
  // Cards have the first prices of variants: pages read today's with them.
  const ids = [...Object.keys(cards), ...written.flatMap(variantsOf).map(({ id }) => id)];
  const moved = Object.entries(list.order);
  const isOrderNew = list.isNewFirst && added.length > 0 && moved.length > 0;
  // What was moved comes after the new products, too.
  const order = Object.fromEntries(moved.map(([id, place]) => [id, place + added.length]));
  const changes = { offers, cards: ids, ...(isOrderNew && { order }) };
  const prices = pricesOnTop(base.list, changes, list, seen);
  return prices && !isOvertaken ? { prices, products: { cards, pictures } } : undefined;
}

/** The changes that undo a save, except where others have changed something since; `undefined` if they all have. */
export function changesToUndo(
  { offers, cards, arrangement }: Saved,
  { list, cards: today }: Catalogue,
): CatalogueChanges | undefined {
  const changed = offers.flatMap((each) => {
    const now = lookUp(list.offers, each.id);
    const before = undone(now, each);
    const isSame = now && before ? areSame(now, before) : now === before;
    return isSame ? [] : [{ ...each, before }];
  });
  const written = cards.filter(({ to }) => serialize(lookUp(today, to.id)) === serialize(to));
  const [from, to] = [serialize(arrangement?.from), serialize(arrangement?.to)];
  const isArranged = from !== to && serialize(arrangementOf(list)) === to;
  if (changed.length + written.length === 0 && !isArranged) return undefined;
  const replaced = Object.fromEntries(written.map(({ from }) => [from.id, from]));
  return {
    prices: {
      offers: Object.fromEntries(changed.map(({ id, before }) => [id, before])),
      cards: written.map(({ to }) => to.id),
      ...(isArranged && arrangement?.from),
    },
    ...(written.length > 0 && { products: { cards: replaced, pictures: [] } }),
  };
}
