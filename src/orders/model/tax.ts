import { shop } from '../../../shop/config';
import { lookUp, type Product } from '../../catalogue/model/product';
import { deliveryPriceOf, type Order, subtotalOf } from './order';

/** The tax of a product's category in percent, or else that of the shop, which states one. */
export const rateOf = ({ category = '' }: Partial<Pick<Product, 'category'>> = {}) =>
  lookUp(shop.tax?.categories ?? {}, category) ?? shop.tax?.rate ?? 0;

/** Of all that an order contains at one rate: amounts, the tax included in the gross one. */
interface Tax {
  /** In percent. */
  rate: number;
  gross: number;
  tax: number;
}

/**
 * The tax that an order's total includes, by rate, the lowest first; the gross amounts add up to the total. Delivery is
 * divided in proportion to what the products cost, as German law has it for what goes with a supply.
 *
 * @param rate of a product, in percent
 */
export function taxesOf(
  order: Pick<Order, 'items' | 'delivery'>,
  rate: (productId: string) => number,
): Tax[] {
  const sums = new Map<number, number>();
  for (const { productId, price, count } of order.items) {
    const its = rate(productId);
    sums.set(its, (sums.get(its) ?? 0) + price * count);
  }
  const [subtotal, delivery] = [subtotalOf(order), deliveryPriceOf(order)];
  let before = 0;
  // What is rounded off one share is in the next.
  const deliveryUpTo = (part: number) => Math.round((delivery * part) / subtotal);
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([its, sum]) => {
      const gross = sum + deliveryUpTo(before + sum) - deliveryUpTo(before);
      before += sum;
      return { rate: its, gross, tax: Math.round((gross * its) / (100 + its)) };
    });
}
