import { catalogue, first } from '#shop/products?first';
import type { AppThunk } from '../app/hooks';
import type { Services } from '../app/services';
import type { RootState } from '../app/store';
import { lazyPart } from '../ui/lazyPart';
import { productsLoaded, selectCards, selectProducts, selectSellable } from './catalogueSlice';
import { addedProducts, changedBy, type Cards, comesFirst, withCard } from './model/cards';
import type { CatalogueSources } from './model/catalogueFiles';
import { type CatalogueIndex, isCatalogueIndex, shardsOf } from './model/catalogueIndex';
import { arranged } from './model/order';
import { type Category, lookUp, type Product } from './model/product';

interface Prepared {
  /** The products of the site's files as merchants have changed them, then the new ones. */
  index: CatalogueIndex;
  /** The categories by their numbers in the index. */
  categories: readonly Category[];
  /** The number of the file that each product is in; none of the new ones is. */
  shards: readonly number[];
  positions: ReadonlyMap<string, number>;
  /** The positions in the order that merchants have chosen. */
  inOrder: readonly number[];
  /** The positions in the order of the files and of the new products. */
  inFiles: readonly number[];
  /** The new products. */
  added: ReadonlyMap<string, Product>;
}

const byCards = new WeakMap<Cards, Prepared>();

function prepare(files: CatalogueIndex, { cards, order }: CatalogueSources): Prepared {
  const positions = new Map(files.ids.map((id, position) => [id, position]));
  const added = addedProducts(cards, (id) => positions.has(id));
  for (const { id } of added) positions.set(id, positions.size);
  const newIds = added.map(({ id }) => id);
  const withNew = (ids: readonly string[]) => [
    ...newIds.filter((id) => comesFirst(cards, id)),
    ...ids,
    ...newIds.filter((id) => !comesFirst(cards, id)),
  ];
  const inFiles = withNew(arranged(files.ids, files.files));
  const inOrder = order ? arranged(inFiles, order) : withNew(files.ids);
  const positionsOf = (ids: readonly string[]) => ids.flatMap((id) => positions.get(id) ?? []);
  const names = catalogue.categories.map(({ name }) => name);
  const prices = [...files.prices];
  const categories = [...files.categories];
  const hidden = new Set(files.hidden);
  const variants = new Map(
    Object.entries(files.variants).filter(
      ([, [position]]) => !lookUp(cards, files.ids[position] ?? '')?.variants,
    ),
  );
  for (const card of Object.values(cards)) {
    const position = positions.get(card.id);
    if (position === undefined) continue;
    const { price = prices[position] ?? 0, category = names[categories[position] ?? -1] } = card;
    if (category && !names.includes(category)) names.push(category);
    categories[position] = names.indexOf(category ?? '');
    if (card.hidden !== undefined) hidden[card.hidden ? 'add' : 'delete'](position);
    const sold = (card.variants ?? []).map((variant) => ({ price, ...variant }));
    for (const variant of sold) variants.set(variant.id, [position, variant.price]);
    prices[position] = sold.length > 0 ? Math.min(...sold.map((each) => each.price)) : price;
  }
  const shown = [...positions.values()].filter((position) => !hidden.has(position));
  return {
    index: {
      ids: [...positions.keys()],
      prices,
      categories,
      variants: Object.fromEntries(variants),
      hidden: [...hidden],
      files: files.files,
    },
    categories: names.map((name, number) => ({
      name,
      count: shown.filter((position) => categories[position] === number).length,
    })),
    shards: shardsOf(files),
    positions,
    inOrder: positionsOf(inOrder),
    inFiles: positionsOf(inFiles),
    added: new Map(added.map((product) => [product.id, product])),
  };
}

/** The catalogue in short, with where each product is. */
export async function readIndex(sources: CatalogueSources): Promise<Prepared> {
  const files = await sources.read('index.json', isCatalogueIndex);
  const prepared = byCards.get(sources.cards) ?? prepare(files, sources);
  byCards.set(sources.cards, prepared);
  return prepared;
}

const areProducts = (value: unknown): value is Product[] =>
  Array.isArray(value) &&
  value.every((each: Partial<Product> | null) => typeof each?.id === 'string');

/** The products at these positions of the catalogue, in the same order. */
export async function readPositions(
  sources: CatalogueSources,
  positions: readonly number[],
): Promise<Product[]> {
  const { index, shards, added } = await readIndex(sources);
  const needed = new Set(positions.flatMap((position) => shards[position] ?? []));
  const contents = await Promise.all(
    Array.from(needed, (shard) => sources.read(`${shard}.json`, areProducts)),
  );
  const byId = new Map(contents.flat().map((product) => [product.id, product]));
  return positions.flatMap((position) => {
    const id = index.ids[position] ?? '';
    return added.get(id) ?? withCard(byId.get(id), lookUp(sources.cards, id)) ?? [];
  });
}

/** The products with these ids, or with variants that have them. Those that aren't sold are left out. */
export async function readProducts(
  sources: CatalogueSources,
  ids: readonly string[],
): Promise<Product[]> {
  const { index, positions } = await readIndex(sources);
  const found = ids.flatMap((id) => positions.get(id) ?? lookUp(index.variants, id)?.[0] ?? []);
  return readPositions(sources, [...new Set(found)]);
}

export const sourcesOf = (getState: () => RootState, { catalogue: read }: Services) => ({
  read,
  cards: selectCards(getState()),
  order: getState().catalogue.order,
});

/** Adds products to the store as they are with the cards of today, which may have been read since they were. */
export const takeProducts =
  (products: readonly Product[]): AppThunk<void> =>
  (dispatch, getState) => {
    dispatch(productsLoaded(changedBy(products, selectCards(getState()))));
  };

const todayPart = lazyPart(() => import(/* webpackChunkName: "prices" */ './today'));

/** Does what `readToday` in `catalogueThunks.ts` promises. */
export const readToday = (): AppThunk<Promise<void>> => async (dispatch) =>
  dispatch((await todayPart.load()).readToday());

/** Reads what merchants have written since the page was built, unless that has been read. Rejects if it can't be. */
export const loadCards = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (getState().catalogue.areCardsRead) return;
  dispatch((await todayPart.load()).restoreCards());
  await dispatch(readToday());
};

/** Does what `loadProducts` does if not all of the products are loaded. */
export const loadMissing =
  (ids: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const isLoaded = (id: string) => lookUp(selectProducts(getState()), id) !== undefined;
    if (!catalogue.isComplete) {
      const missing = ids.filter((id) => !isLoaded(id));
      dispatch(takeProducts(await readProducts(sourcesOf(getState, services), missing)));
    }
    // A product that was hidden when the page was built may be sold again.
    if (ids.every((id) => selectSellable(getState(), id))) return;
    await dispatch(loadCards()).catch((error: unknown) => {
      if (!ids.every(isLoaded)) throw error;
    });
  };

/**
 * Loads the whole catalogue, and returns it in the order of the files, without details, hidden products included.
 * Rejects if a file can't be read.
 *
 * @param cards those in the store if left out
 */
export const loadAll =
  (cards?: Cards): AppThunk<Promise<readonly Product[]>> =>
  async (dispatch, getState, services) => {
    const sources = { ...sourcesOf(getState, services), ...(cards && { cards }) };
    const products = await readPositions(sources, (await readIndex(sources)).inFiles);
    dispatch(takeProducts(products));
    return products;
  };

async function readFileDetails(sources: CatalogueSources, id: string) {
  const position = first.findIndex((product) => product.id === id);
  let shard = catalogue.firstShards[position];
  if (shard === undefined) {
    const { shards, positions } = await readIndex(sources);
    shard = shards[positions.get(id) ?? -1];
  }
  if (shard === undefined) return {};
  const details = await sources.read(`details-${shard}.json`, areProducts);
  return details.find((product) => product.id === id) ?? {};
}

/** Does what `readDetails` in `catalogueThunks.ts` promises. */
export const readDetails =
  (id: string): AppThunk<Promise<Pick<Product, 'details' | 'pictures'>>> =>
  async (_dispatch, getState, services) => {
    const sources = sourcesOf(getState, services);
    const card = lookUp(sources.cards, id);
    if (card?.details && card.pictures) return card;
    return { ...(await readFileDetails(sources, id)), ...card };
  };
