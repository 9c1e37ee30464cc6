import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { catalogue, first } from '#shop/products?first';
import type { RootState } from '../app/store';
import type { Cards } from './model/cards';
import type { Counts } from './model/prices';
import { type Category, lookUp, type Product, variantsOf } from './model/product';

interface CatalogueState {
  /** The loaded products, as they are listed, and their variants, by id. */
  products: Record<string, Product>;
  /** The details and further pictures that were read, by the id of the product. */
  details: Record<string, ProductDetails>;
  /** The cards that merchants have written since the page was built, as far as they were read. */
  cards: Cards;
  /** Whether all cards have been read. */
  areCardsRead: boolean;
  /** The places of the products that merchants have moved; `undefined`: as the page was built. */
  order?: Counts;
  categories: readonly Category[];
}

export type ProductDetails = Pick<Product, 'details' | 'pictures'>;

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
    details: {},
    cards: noCards,
    areCardsRead: false,
    categories: catalogue.categories,
  }),
  reducers: {
    productsLoaded(state, { payload }: PayloadAction<readonly Product[]>) {
      Object.assign(state.products, byId(payload));
    },
    detailsRead(
      state: CatalogueState,
      { payload: { id, ...details } }: PayloadAction<ProductDetails & Pick<Product, 'id'>>,
    ) {
      state.details[id] = details;
    },
    cardsRead(
      state,
      {
        payload,
      }: PayloadAction<
        Partial<Pick<CatalogueState, 'cards' | 'areCardsRead' | 'categories' | 'order'>>
      >,
    ) {
      Object.assign(state, payload);
    },
  },
  selectors: {
    selectProducts: (state) => state.products,
    selectCards: (state) => state.cards,
    selectCategories: (state) => state.categories,
  },
});

export const { productsLoaded, detailsRead, cardsRead } = catalogueSlice.actions;
export const { selectProducts, selectCards, selectCategories } = catalogueSlice.selectors;

/** The product with this id, if it has been loaded and can be put into a basket. */
export function selectSellable(state: RootState, id: string): Product | undefined {
  const product = lookUp(selectProducts(state), id);
  return product?.variants || product?.hidden ? undefined : product;
}
