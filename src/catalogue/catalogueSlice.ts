import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AppThunk, RootState } from '../store/store';
import { lazyPart } from '../ui/lazyPart';
import { own, type Product, variantsOf } from './product';
import { catalogue, first } from './products?first';

interface CatalogueState {
  /** The loaded products, as they are listed, and their variants, by id. */
  products: Readonly<Record<string, Product>>;
}

const byId = (products: readonly Product[]) =>
  Object.fromEntries(
    products.flatMap((product) =>
      [product, ...variantsOf(product)].map((each) => [each.id, each] as const),
    ),
  );

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: (): CatalogueState => ({ products: byId(first) }),
  reducers: {
    productsLoaded: ({ products }, { payload }: PayloadAction<readonly Product[]>) => ({
      products: { ...products, ...byId(payload) },
    }),
  },
  selectors: { selectProducts: (state) => state.products },
});

declare module '../store/store' {
  export interface FirstSlices extends WithSlice<typeof catalogueSlice> {}
}

export const { productsLoaded } = catalogueSlice.actions;
export const { selectProducts } = catalogueSlice.selectors;

/** The product with this id, if it has been loaded and can be put into a basket. */
export function selectSellable(state: RootState, id: string): Product | undefined {
  const product = own(selectProducts(state), id);
  return product?.variants ? undefined : product;
}

const readerPart = lazyPart(() => import(/* webpackChunkName: "browse" */ './readProducts'));

/** Whether the page has the whole catalogue from the start. */
const hasAll = catalogue.count === first.length;

/**
 * Loads the products with these ids, or with variants that have them. Ids that aren't sold are ignored. Rejects if
 * a file can't be read.
 */
export const loadProducts =
  (ids: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const loaded = selectProducts(getState());
    const missing = ids.filter((id) => !own(loaded, id));
    if (missing.length === 0 || hasAll) return;
    const { readProducts } = await readerPart.load();
    dispatch(productsLoaded(await readProducts(services.catalogue, missing)));
  };

/** Loads the whole catalogue, and returns it in its order, without details. Rejects if a file can't be read. */
export const loadAll =
  (): AppThunk<Promise<readonly Product[]>> => async (dispatch, _getState, services) => {
    if (hasAll) return first;
    const products = await (await readerPart.load()).readAll(services.catalogue);
    dispatch(productsLoaded(products));
    return products;
  };

/** Reads the details and further pictures of a product. Rejects if they can't be read. */
export const readDetails =
  (id: string): AppThunk<Promise<Pick<Product, 'details' | 'pictures'>>> =>
  async (_dispatch, _getState, services) =>
    (await readerPart.load()).readDetails(services.catalogue, id);
