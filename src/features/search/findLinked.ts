import type { AppThunk } from '../../app/store';
import { own } from '../../model/own';
import { productsLoaded } from '../catalogue/catalogueSlice';
import { readIndex, readProducts } from '../catalogue/readProducts';
import { idOfSlug } from '../catalogue/slugOf';

/**
 * Loads the product with this id, with a variant that has it, or whose page has or had this slug. Resolves with the
 * id of the product, or `undefined` if there is none. Rejects if a file can't be read.
 */
export const findLinked =
  (value: string): AppThunk<Promise<string | undefined>> =>
  async (dispatch, _getState, services) => {
    const { index, places } = await readIndex(services.catalogue);
    const id = places.has(value) || own(index.variants, value) ? value : idOfSlug(value, index.ids);
    if (id === undefined) return undefined;
    const products = await readProducts(services.catalogue, [id]);
    dispatch(productsLoaded(products));
    return products[0]?.id;
  };
