import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { own } from '../../model/own';
import type { Product } from './product';
import { first } from './products?first';
import { variantsOf } from './variantsOf';

interface CatalogueState {
  /** What has been loaded so far, by id: products as they are listed, and their variants. */
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

export const { productsLoaded } = catalogueSlice.actions;
export const { selectProducts } = catalogueSlice.selectors;

/** The product with this id, if it has been loaded and can be put into a basket. */
export function selectSold(state: RootState, id: string): Product | undefined {
  const product = own(selectProducts(state), id);
  return product?.variants ? undefined : product;
}
