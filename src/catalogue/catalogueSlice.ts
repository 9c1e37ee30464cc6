import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Services } from '../store/services';
import type { AppThunk, RootState } from '../store/store';
import { lazyPart } from '../ui/lazyPart';
import type { Cards } from './cards';
import { cardsRead } from './pricesSlice';
import { own, type Product, variantsOf } from './product';
import { catalogue, first } from './products?first';

interface CatalogueState {
  /** The loaded products, as they are listed, and their variants, by id. */
  products: Readonly<Record<string, Product>>;
  /** What merchants have written since the page was built, as far as it has been read. */
  cards: Cards;
  /** All of it has been read. */
  areCardsRead: boolean;
  /** The names of the categories, in the order of their first products. */
  categories: readonly string[];
}

const byId = (products: readonly Product[]) =>
  Object.fromEntries(
    products.flatMap((product) =>
      [product, ...variantsOf(product)].map((each) => [each.id, each] as const),
    ),
  );

export const noCards: Cards = {};

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: (): CatalogueState => ({
    products: byId(first),
    ...{ cards: noCards, areCardsRead: false, categories: catalogue.categories },
  }),
  reducers: {
    productsLoaded: (state, { payload }: PayloadAction<readonly Product[]>) => ({
      ...state,
      products: { ...state.products, ...byId(payload) },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(cardsRead, (state, { payload: { cards, products, isComplete } }) => {
      state.areCardsRead = isComplete;
      // With another object, every list would be found again.
      if (cards.length === 0) return;
      Object.assign(state.cards, Object.fromEntries(cards.map((card) => [card.id, card])));
      Object.assign(state.products, byId(products));
      for (const { category, hidden } of products) {
        const isNew = category && !hidden && !state.categories.includes(category);
        if (isNew) state.categories.push(category);
      }
    });
  },
  selectors: {
    selectProducts: (state) => state.products,
    selectCards: (state) => state.cards,
    selectCategories: (state) => state.categories,
  },
});

declare module '../store/store' {
  export interface FirstSlices extends WithSlice<typeof catalogueSlice> {}
}

export const { productsLoaded } = catalogueSlice.actions;
export const { selectProducts, selectCards, selectCategories } = catalogueSlice.selectors;

/** The product with this id, if it has been loaded and can be put into a basket. */
export function selectSellable(state: RootState, id: string): Product | undefined {
  const product = own(selectProducts(state), id);
  return product?.variants || product?.hidden ? undefined : product;
}

const readerPart = lazyPart(() => import(/* webpackChunkName: "browse" */ './readProducts'));

const todayPart = lazyPart(() => import(/* webpackChunkName: "prices" */ './today'));

/** Reads what merchants have written since the page was built, unless that has been read. Rejects if it can't be. */
export const loadCards = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (getState().catalogue.areCardsRead) return;
  const { restoreCards, readToday } = await todayPart.load();
  dispatch(restoreCards());
  await dispatch(readToday());
};

export const sourcesOf = (getState: () => RootState, { catalogue: read }: Services) => ({
  ...{ read, cards: selectCards(getState()) },
});

/**
 * Loads the products with these ids, or with variants that have them. Ids that aren't sold are ignored. Rejects if
 * a file can't be read.
 */
export const loadProducts =
  (ids: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const missing = () => ids.filter((id) => !own(selectProducts(getState()), id));
    if (missing().length === 0) return;
    if (!catalogue.isComplete) {
      const { readProducts } = await readerPart.load();
      dispatch(productsLoaded(await readProducts(sourcesOf(getState, services), missing())));
    }
    if (missing().length === 0) return;
    await dispatch(loadCards()).catch((error: unknown) => {
      if (missing().length > 0) throw error;
    });
  };

/**
 * Loads the whole catalogue, and returns it in its order, without details, hidden products included. Rejects if a file
 * can't be read.
 *
 * @param cards those in the store if left out
 */
export const loadAll =
  (cards?: Cards): AppThunk<Promise<readonly Product[]>> =>
  async (dispatch, getState, services) => {
    const { readAll } = await readerPart.load();
    const products = await readAll({ ...sourcesOf(getState, services), ...(cards && { cards }) });
    dispatch(productsLoaded(products));
    return products;
  };

/** Reads the details and further pictures of a product. Rejects if they can't be read. */
export const readDetails =
  (id: string): AppThunk<Promise<Pick<Product, 'details' | 'pictures'>>> =>
  async (_dispatch, getState, services) =>
    (await readerPart.load()).readDetails(sourcesOf(getState, services), id);
