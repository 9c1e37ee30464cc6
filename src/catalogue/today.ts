import { shop } from '#shop/config';
import { pricesBuiltAt } from '#shop/products?first';
import type { AppThunk } from '../app/hooks';
import { isSameJson } from '../isSameJson';
import { storedValue } from '../ui/storage';
import { cardsRead, productsLoaded, selectCards } from './catalogueSlice';
import { type Cards, withCard } from './model/cards';
import { type Counts, type CurrentPrices, deliveryOf } from './model/prices';
import { lookUp } from './model/product';
import { soundCard } from './model/soundCard';
import { pricesRead, selectCurrentPrices } from './pricesSlice';

/* Loaded when the browser is idle: reads what merchants have changed since the page was built. */

/** The prices of a page that was built today. */
const built: CurrentPrices = {
  prices: {},
  left: {},
  delivery: deliveryOf(shop.delivery),
  isPartial: true,
};

/** Prices with what has changed since the site was built, which includes all that has changed since they were read. */
function withNews(known: CurrentPrices, news: CurrentPrices): CurrentPrices {
  if (known.isPartial || !news.isPartial) return news;
  const changed = new Set(Object.keys(news.prices));
  const left = Object.entries(known.left ?? {}).filter(([id]) => !changed.has(id));
  return {
    ...known,
    prices: { ...known.prices, ...news.prices },
    soldOutPrices: { ...known.soldOutPrices, ...news.soldOutPrices },
    left: { ...Object.fromEntries(left), ...news.left },
    delivery: news.delivery,
  };
}

interface StoredCards {
  /** The revision that the page was built at. */
  builtAt: number;
  cards: Cards;
  order?: Counts;
  /** The prices that have changed since then, unless the whole list was read: cards have only the first prices. */
  prices?: CurrentPrices;
}

/** The cards that a visit has read: new products, which the site's files lack, are then there offline. */
const stored = storedValue(
  'localStorage',
  'cards',
  (value): value is StoredCards => typeof value === 'object',
);

/**
 * Takes over what merchants have written.
 *
 * @param isComplete all cards that have changed since the page was built
 */
export const takeCards =
  (cards: Cards, isComplete = false): AppThunk<void> =>
  (dispatch, getState) => {
    const known = getState().catalogue;
    const changed = Object.entries(cards).filter(
      ([id, card]) => !isSameJson(card, lookUp(known.cards, id)),
    );
    // Every list is searched again if the cards have changed.
    if (changed.length > 0) {
      const products = changed.flatMap(
        ([id, card]) => withCard(lookUp(known.products, id), card) ?? [],
      );
      const names = new Set(known.categories.map(({ name }) => name));
      const added = new Set(
        products.flatMap(({ category = '', hidden }) =>
          hidden || !category || names.has(category) ? [] : category,
        ),
      );
      const categories = [...known.categories, ...Array.from(added, (name) => ({ name }))];
      dispatch(productsLoaded(products));
      dispatch(cardsRead({ cards: { ...known.cards, ...cards }, categories }));
    }
    if (isComplete && !known.areCardsRead) dispatch(cardsRead({ areCardsRead: true }));
  };

/** Takes over the places of the products that merchants have moved. */
export const takePlaces =
  (order: Counts): AppThunk<void> =>
  (dispatch, getState) => {
    const { cards, order: known } = getState().catalogue;
    if (isSameJson(order, known)) return;
    // Every list is searched again, as the cards are another object.
    dispatch(cardsRead({ cards: { ...cards }, order }));
  };

/** Takes over the places unless the shopper has scrolled: cards would move under the finger. The next visit has them. */
const takePlacesAtTop =
  (order: Counts | undefined): AppThunk<void> =>
  (dispatch) => {
    if (order && window.scrollY === 0) dispatch(takePlaces(order));
  };

/**
 * Takes over the cards and the order that an earlier visit has read, and the cards' prices, if the site hasn't been built
 * since.
 */
export const restoreCards = (): AppThunk<void> => (dispatch, getState) => {
  const { builtAt, cards = {}, order, prices } = stored.read() ?? {};
  if (builtAt !== (pricesBuiltAt ?? 0)) return;
  // An earlier deployment may have stored more than is sound.
  const sound = Object.entries(cards).map(([id, card]) => [id, soundCard(id, card)] as const);
  dispatch(takeCards(Object.fromEntries(sound)));
  dispatch(takePlacesAtTop(order));
  if (prices && !selectCurrentPrices(getState())) dispatch(pricesRead(prices));
};

/** Reads what has changed: prices, and cards if any have. Rejects if it can't be read. */
export const readToday =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { readNews }) => {
    const before = selectCurrentPrices(getState());
    const cardsBefore = selectCards(getState());
    const news = await readNews();
    if (!news) return;
    // The desk may have saved newer cards meanwhile.
    const cards = selectCards(getState());
    dispatch(takeCards(cards === cardsBefore ? news.cards : { ...news.cards, ...cards }, true));
    dispatch(takePlacesAtTop(news.order));
    const isNeeded = Object.keys(news.cards).length > 0 || news.order;
    const { prices, ...value } = { builtAt: pricesBuiltAt ?? 0, ...news };
    stored.write(isNeeded ? { ...value, ...(prices.isPartial && { prices }) } : undefined);
    // The checkout may have read newer prices meanwhile.
    if (selectCurrentPrices(getState()) !== before) return;
    const next = withNews(before ?? built, news.prices);
    // A new object would render every card again.
    if (!isSameJson(next, before ?? built)) dispatch(pricesRead(next));
  };
