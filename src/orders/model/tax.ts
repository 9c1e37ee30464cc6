import { shop } from '#shop/config';
import { lookUp, type Product } from '../../catalogue/model/product';
import { deliveryPriceOf, type Order, subtotalOf } from './order';

/**
 * The tax of a product in percent: that of its category, or else of the shop. `undefined` in a shop that states none, or if
 * the category decides and the product isn't known.
 */
export function rateOf(product: Pick<Product, 'category'> | undefined): number | undefined {
  const { rate, categories } = shop.tax ?? {};
  if (!categories) return rate;
  return product && (lookUp(categories, product.category ?? '') ?? rate);
}

/** The amounts of an order's items at one rate; the gross one includes the tax. */
export interface Tax {
  /** In percent. */
  rate: number;
  gross: number;
  tax: number;
}

/** The tax that a gross amount includes, rounded. */
export const taxIn = (gross: number, rate: number) => Math.round((gross * rate) / (100 + rate));

/** The tax of a product, in percent. */
export type RateOf = (productId: string) => number | undefined;

/**
 * The tax that an order's total includes, by rate, the lowest first; the gross amounts add up to the total. None if the
 * rate of a product isn't known. Delivery is
 * divided in proportion to what the products cost, as German law has it for what goes with a supply.
 *
 * @param rate of a product, in percent
 */
export function taxesOf(order: Pick<Order, 'items' | 'delivery'>, rate: RateOf): Tax[] {
  const sums = new Map<number, number>();
  for (const { productId, price, count } of order.items) {
    const its = rate(productId);
    if (its === undefined) return [];
    sums.set(its, (sums.get(its) ?? 0) + price * count);
  }
  const [subtotal, delivery] = [subtotalOf(order), deliveryPriceOf(order)];
  let before = 0;
  // The next share gets the part that rounding took off this one.
  const deliveryUpTo = (part: number) => Math.round((delivery * part) / subtotal);
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([its, sum]) => {
      const gross = sum + deliveryUpTo(before + sum) - deliveryUpTo(before);
      before += sum;
      return { rate: its, gross, tax: taxIn(gross, its) };
    });
}
