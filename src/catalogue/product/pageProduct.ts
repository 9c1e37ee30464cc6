import { shop } from '#shop/config';
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

/** Puts the page's product into the store before React hydrates the page. */
export const readPageProduct = () => {
  const text = document.getElementById(pageProductId)?.textContent ?? '';
  return pageProductRead(JSON.parse(text) as Product);
};

/** The availability in schema.org's words. */
export function availabilityOf({ soldOut }: Pick<Product, 'soldOut'>) {
  if (soldOut) return 'https://schema.org/OutOfStock';
  return areOrdersOn() ? 'https://schema.org/InStock' : 'https://schema.org/InStoreOnly';
}

interface DescribedProduct {
  sku?: string;
  offers?: { price: number; availability: string; priceSpecification?: { price: number } };
}

/** An amount in whole units, such as euros. (`typedMoney.ts` has more than a product's page should load.) */
const inUnits = (amount: number) => amount / 10 ** shop.market.digits;

let policy: { createScript: (text: string) => unknown } | undefined;

/** Data for a script element, which Trusted Types take for a script. */
function trusted(data: object): string {
  policy ??= window.trustedTypes?.createPolicy('shop#data', {
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  });
  const text = JSON.stringify(data);
  return (policy ? policy.createScript(text) : text) as string;
}

/**
 * Writes today's prices into a product's own page, where search engines and link previews read them. Other pages, and other
 * products, have no such offers.
 *
 * @param sold the product or its variants, as they are sold today
 */
export function writeOffers(sold: readonly Product[]) {
  const byId = new Map(sold.map((product) => [product.id, product]));
  for (const block of document.querySelectorAll('[type="application/ld+json"]')) {
    const data = JSON.parse(block.textContent) as DescribedProduct & {
      hasVariant?: DescribedProduct[];
    };
    const described = (data.hasVariant ?? [data]).filter(({ sku = '' }) => byId.has(sku));
    for (const { sku = '', offers } of described) {
      const product = byId.get(sku);
      if (!product || !offers) continue;
      offers.price = inUnits(product.price);
      if (offers.priceSpecification) offers.priceSpecification.price = offers.price;
      offers.availability = availabilityOf(product);
    }
    if (described.length === 0) continue;
    block.textContent = trusted(data);
    const price = document.querySelector('[property="product:price:amount"]');
    price?.setAttribute('content', String(inUnits(rangeOf(sold).price)));
  }
}
