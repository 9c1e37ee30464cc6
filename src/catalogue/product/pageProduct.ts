import type { AppThunk } from '../../app/hooks';
import { areOrdersOn } from '../../environment';
import { detailsRead, productsLoaded } from '../catalogueSlice';
import { type Product, rangeOf } from '../model/product';

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

/** In schema.org's words. */
export function availabilityOf({ soldOut }: Pick<Product, 'soldOut'>) {
  if (soldOut) return 'https://schema.org/OutOfStock';
  return areOrdersOn() ? 'https://schema.org/InStock' : 'https://schema.org/InStoreOnly';
}

interface DescribedProduct {
  sku?: string;
  offers?: { price: number; availability: string };
}

/**
 * Writes today's prices into what a product's own page says to search engines and to whoever shares it. Other pages, and
 * other products, have no such offers.
 *
 * @param sold the product or its variants, as they are sold today
 */
export function writeOffers(sold: readonly Product[]) {
  let isItsPage = false;
  for (const { firstChild: text } of document.querySelectorAll('[type="application/ld+json"]')) {
    const data = JSON.parse(text?.nodeValue ?? '{}') as DescribedProduct & {
      hasVariant?: DescribedProduct[];
    };
    for (const { sku, offers } of data.hasVariant ?? [data]) {
      const product = sold.find(({ id }) => id === sku);
      if (!text || !offers || !product) continue;
      offers.price = product.price;
      offers.availability = availabilityOf(product);
      isItsPage = true;
      // The text node, because Trusted Types reject a text that is assigned to a script.
      text.nodeValue = JSON.stringify(data).replaceAll('<', '\\u003c');
    }
  }
  const price = document.querySelector('[property="product:price:amount"]');
  if (isItsPage) price?.setAttribute('content', String(rangeOf(sold).price));
}
