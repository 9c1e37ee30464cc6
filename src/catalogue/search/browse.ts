import { weakMapMemoize } from '@reduxjs/toolkit';
import type { AppThunk } from '../../app/hooks';
import { cardsRead, noCards, selectCategories } from '../catalogueSlice';
import {
  keyOf,
  LIST_STEP,
  listed,
  type ListRequest,
  type Resemblance,
  selectList,
} from '../list/listsSlice';
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
import { asWritten, correctQuery } from './correctQuery';
import { findCalled, findProducts, findSimilar, isFoundAsTyped } from './findProducts';
import { termsFor } from './ListTools';
import { sortOf } from './parseQuery';
import { lengthUpTo } from './scrollPosition';
import {
  isSearchIndex,
  prepareIndex,
  type SearchIndex,
  textsOf,
  updateSearchIndex,
} from './searchIndex';

/* The lazy part of the home screen: search, categories and sorting. */

export { describeList, ListNews, ListTools, Others, relatedHeading } from './ListTools';
export { linkIn } from '../../mendedLink';
export { markerOf } from './markTitle';
export { cardAt, returnTo } from './scrollPosition';
export { pickerOf } from './wantedVariant';

const updated = new WeakMap<CatalogueSources['cards'], SearchIndex>();

async function readSearchIndex(sources: CatalogueSources) {
  const { read, cards, order } = sources;
  const files = await read('search.json', isSearchIndex);
  const ids = Object.keys(cards);
  if (ids.length === 0 && !order) return files;
  const { positions, inOrder } = await readIndex(sources);
  const known = updated.get(cards);
  if (known) return known;
  const changed = await readProducts(sources, ids);
  const changedAt = new Map(changed.map((product) => [positions.get(product.id) ?? -1, product]));
  const index = { ...updateSearchIndex(files, changedAt), order: inOrder };
  updated.set(cards, index);
  return index;
}

const currentPrices = weakMapMemoize(lowestPrices);

interface Results {
  /** By positions. */
  found: number[];
  /** The found ones that are called what was searched for. */
  called: readonly number[];
  resemblance?: Resemblance | undefined;
}

/** The visible products that a query finds; if it has a typo, those that the query without it finds. */
function search(
  index: SearchIndex,
  prices: readonly number[],
  query: string,
  isVisible: (position: number) => boolean,
  mayCorrect = true,
): Results {
  const isTyped = isFoundAsTyped(index, query);
  const isTerms = termsFor(query) !== '';
  const corrected =
    mayCorrect && !isTyped && !isTerms ? correctQuery(index, query, isVisible) : undefined;
  if (corrected !== undefined) {
    // A corrected query has no typos: its words are the catalogue's.
    const results = search(index, prices, corrected, isVisible, false);
    const resemblance: Resemblance = { kind: 'corrected', query: corrected };
    if (results.found.length > 0) return { resemblance, ...results };
  }
  const found = findProducts(index, prices, query).filter(isVisible);
  const called = findCalled(index, query, found);
  if (called.length > 0) return { found, called };
  const similar = findSimilar(index, prices, query).filter(isVisible);
  const resembling = { called, resemblance: { kind: 'similar', query } } as const;
  if (found.length === 0) return { ...resembling, found: isTerms ? [] : similar };
  if (!isTyped) return { ...resembling, found };
  // A search for “phone case” lists phones before a watch that has a case and works with a phone.
  const both = [...new Set([...similar, ...found])];
  return { found: both, called, resemblance: { kind: 'mentioned', query } };
}

/**
 * The positions in the catalogue of the listed products, in the order of the list, and how many of them, from its start,
 * are `called` what was searched for.
 */
async function positionsOf(
  sources: CatalogueSources,
  request: ListRequest,
  current: CurrentPrices | undefined,
) {
  const { query, category } = request;
  const { index, inOrder, categories } = await readIndex(sources);
  const prices = currentPrices(index, current);
  const hidden = new Set(index.hidden);
  const isVisible = (position: number) => !hidden.has(position);
  const searched = query ? await readSearchIndex(sources) : undefined;
  const everything = inOrder.filter(isVisible);
  const { found, called, resemblance } = searched
    ? search(searched, prices, query, isVisible)
    : { found: everything, called: everything, resemblance: undefined };
  const number = categories.findIndex(({ name }) => name === category);
  const inCategory = found.filter(
    (position) => number >= 0 && index.categories[position] === number,
  );
  // A category that no longer exists lists everything.
  const chosen = inCategory.length > 0 ? inCategory : found;
  const sort = sortOf(request);
  if (/^-?price$/.test(sort)) {
    const direction = sort === 'price' ? 1 : -1;
    const priceOf = (position: number) => prices[position] ?? 0;
    chosen.sort((one, other) => direction * (priceOf(one) - priceOf(other)));
  }
  const isCalled = new Set(called);
  const first = chosen.filter((position) => isCalled.has(position));
  const related = chosen.filter((position) => !isCalled.has(position));
  return { positions: [...first, ...related], called: first.length, resemblance };
}

/** Bad news waits, as the former results are better while somebody types: “lapt” may become “laptop”. */
const PAUSE_MS = 400;
const typingPauses = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Loads the start of a list, with `count` products, or more if the shopper returns to one further down. Rejects if a
 * file can't be read.
 */
export const listProducts =
  (request: ListRequest, count: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { query, category } = request;
    // The category may be a new one. Everything is listed if it can't be read.
    if (category && !selectCategories(getState()).some(({ name }) => name === category)) {
      await dispatch(loadCards()).catch(() => undefined);
    }
    const prices = selectCurrentPrices(getState());
    const sources = sourcesOf(getState, services);
    const { positions, called, resemblance } = await positionsOf(sources, request, prices);
    const { index, categories } = await readIndex(sources);
    const length = lengthUpTo((id) =>
      positions.findIndex((position) => index.ids[position] === id),
    );
    // Another call may have listed more since this one began.
    const listedNow = selectList(getState(), keyOf(request))?.ids.length ?? 0;
    const end = Math.max(count, length, listedNow);
    const products = await readPositions(sources, positions.slice(0, end));
    if (called === 0 && query && listedNow === 0) await typingPauses();
    dispatch(takeProducts(products));
    if (sources.cards !== noCards) dispatch(cardsRead({ categories }));
    const ids = products.map(({ id }) => id);
    const found = {
      called,
      resemblance: resemblance && {
        ...resemblance,
        query:
          resemblance.query === query
            ? query
            : asWritten(resemblance.query, products.flatMap(textsOf)),
      },
      total: positions.length,
    };
    const list = { ids, ...found, prices, cards: sources.cards };
    dispatch(listed({ request, list }));
    // The next part loads once the shopper scrolls; a failure shows when that part is needed.
    const next = ids.length > LIST_STEP ? positions.slice(ids.length, ids.length + LIST_STEP) : [];
    readPositions(sources, next).catch(() => undefined);
  };

/** Loads what a search needs, before anything is typed. Rejects if it can't be read. */
export const prepareSearch = (): AppThunk<Promise<unknown>> => (_dispatch, getState, services) => {
  const sources = sourcesOf(getState, services);
  return Promise.all([readIndex(sources), readSearchIndex(sources).then(prepareIndex)]);
};
