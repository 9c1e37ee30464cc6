import type { AppThunk } from '../../app/hooks';
import { detailsRead, productsLoaded } from '../catalogueSlice';
import type { Product } from '../model/product';

/** The id of the element in which a product's own page has it, as JSON. */
export const pageProductId = 'product';

/** Puts the product of a page into the store, with its details and pictures: before the build renders the page. */
export const pageProductRead =
  ({ details, pictures, ...product }: Product): AppThunk<void> =>
  (dispatch) => {
    dispatch(productsLoaded([product]));
    dispatch(detailsRead({ id: product.id, details, pictures }));
  };

/** The same before React hydrates it. */
export const readPageProduct = () => {
  const text = document.getElementById(pageProductId)?.textContent ?? '';
  return pageProductRead(JSON.parse(text) as Product);
};
