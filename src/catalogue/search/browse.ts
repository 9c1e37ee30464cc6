import { weakMapMemoize } from '@reduxjs/toolkit';
import type { AppThunk } from '../../app/hooks';
import { cardsRead, noCards, selectCategories } from '../catalogueSlice';
import { keyOf, LIST_STEP, listed, type ListRequest, selectList } from '../list/listsSlice';
import type { CatalogueSources } from '../model/catalogueFiles';
import { lowestPrices } from '../model/catalogueIndex';
import type { CurrentPrices } from '../model/prices';
import { selectCurrentPrices } from '../pricesSlice';
import {
  loadCards,
  readIndex,
  readPositions,
  readProducts,
  sourcesOf,
  takeProducts,
} from '../readProducts';
import { findCalled, findProducts, findSimilar, isFoundAsTyped, sortOf } from './findProducts';
import { termsFor } from './ListTools';
import { lengthUpTo } from './scrollPosition';
import { isSearchIndex, prepareIndex, type SearchIndex, updateSearchIndex } from './searchIndex';

/* The lazy part of the home screen: search, categories and sorting. */

export { describeList, ListNews, ListTools, Others, relatedHeading } from './ListTools';
export { markerOf } from './markTitle';
export { cardAt, returnTo } from './scrollPosition';

const updated = new WeakMap<CatalogueSources['cards'], SearchIndex>();

async function readSearchIndex(sources: CatalogueSources) {
  const { read, cards } = sources;
  const files = await read('search.json', isSearchIndex);
  const ids = Object.keys(cards);
  if (ids.length === 0) return files;
  const { positions } = await readIndex(sources);
  const known = updated.get(cards);
  if (known) return known;
  const changed = await readProducts(sources, ids);
  const index = updateSearchIndex(
    files,
    new Map(changed.map((product) => [positions.get(product.id) ?? -1, product])),
  );
  updated.set(cards, index);
  return index;
}

const currentPrices = weakMapMemoize(lowestPrices);

/**
 * The positions in the catalogue of the listed products, in the order of the list, and how many of them, from its start,
 * are `called` what was searched for; `isSimilar`: all of them only resemble it.
 */
async function positionsOf(
  sources: CatalogueSources,
  request: ListRequest,
  current: CurrentPrices | undefined,
) {
  const { query, category } = request;
  const { index, categories } = await readIndex(sources);
  const prices = currentPrices(index, current);
  const searched = query ? await readSearchIndex(sources) : undefined;
  const hidden = new Set(index.hidden);
  const visibleOf = (positions: number[]) => positions.filter((position) => !hidden.has(position));
  const found = visibleOf(
    searched ? findProducts(searched, prices, query) : Array.from(index.ids.keys()),
  );
  const isUnknown = searched && found.length === 0 && !termsFor(query);
  const similar = isUnknown ? visibleOf(findSimilar(searched, prices, query)) : [];
  const visible = found.length > 0 ? found : similar;
  const number = categories.findIndex(({ name }) => name === category);
  const inCategory = visible.filter(
    (position) => number >= 0 && index.categories[position] === number,
  );
  // A category that no longer exists lists everything.
  const chosen = inCategory.length > 0 ? inCategory : visible;
  const sort = sortOf(request);
  if (/^-?price$/.test(sort)) {
    const direction = sort === 'price' ? 1 : -1;
    const priceOf = (position: number) => prices[position] ?? 0;
    chosen.sort((one, other) => direction * (priceOf(one) - priceOf(other)));
  }
  if (!searched) return { positions: chosen, called: chosen.length, isSimilar: false };
  if (similar.length > 0) return { positions: chosen, called: 0, isSimilar: true };
  const called = new Set(findCalled(searched, query, chosen));
  const related = chosen.filter((position) => !called.has(position));
  const isSimilar = called.size === 0 && !isFoundAsTyped(searched, query);
  return { positions: [...called, ...related], called: called.size, isSimilar };
}

/**
 * Loads the start of a list, with `count` products, or more if the shopper returns to one further down. Rejects if a
 * file can't be read.
 */
export const listProducts =
  (request: ListRequest, count: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { category } = request;
    // It may be a new one. If it can't be read, everything is listed.
    if (category && !selectCategories(getState()).some(({ name }) => name === category)) {
      await dispatch(loadCards()).catch(() => undefined);
    }
    const prices = selectCurrentPrices(getState());
    const sources = sourcesOf(getState, services);
    const { positions, called, isSimilar } = await positionsOf(sources, request, prices);
    const { index, categories } = await readIndex(sources);
    const length = lengthUpTo((id) =>
      positions.findIndex((position) => index.ids[position] === id),
    );
    // Another call may have listed more since this one began.
    const listedNow = selectList(getState(), keyOf(request))?.ids.length ?? 0;
    const end = Math.max(count, length, listedNow);
    const products = await readPositions(sources, positions.slice(0, end));
    dispatch(takeProducts(products));
    if (sources.cards !== noCards) dispatch(cardsRead({ categories }));
    const ids = products.map(({ id }) => id);
    const found = { called, isSimilar, total: positions.length };
    const list = { ids, ...found, prices, cards: sources.cards };
    dispatch(listed({ request, list }));
    // Once the shopper goes down the list. A failure shows when the next part is needed.
    const next = ids.length > LIST_STEP ? positions.slice(ids.length, ids.length + LIST_STEP) : [];
    readPositions(sources, next).catch(() => undefined);
  };

/** Loads what a search needs, before anything is typed. Rejects if it can't be read. */
export const prepareSearch = (): AppThunk<Promise<unknown>> => (_dispatch, getState, services) => {
  const sources = sourcesOf(getState, services);
  return Promise.all([readIndex(sources), readSearchIndex(sources).then(prepareIndex)]);
};
