import { shop, type Shop } from '#shop/config';

/** Gives the shop these terms until the end of the test; `undefined` leaves one out. */
export function setShop(terms: Partial<Shop>): void {
  for (const name of Object.keys(terms) as (keyof Shop)[]) {
    // Jest replaces only properties that exist.
    if (!(name in shop)) Object.assign(shop, { [name]: undefined });
    jest.replaceProperty(shop, name, terms[name]);
  }
}
