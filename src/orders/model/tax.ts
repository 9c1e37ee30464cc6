import { shop } from '#shop/config';
import { lookUp, type Product } from '../../catalogue/model/product';
import { isTaxed } from '../../catalogue/model/terms';
import { ordersWords as words } from '#words/orders/orders';
import { formatMoney } from '../../words/money';
import { exact } from './charge';
import {
  chargedDeliveryOf,
  itemDiscountsOf,
  type OrderItem,
  type Priced,
  subtotalOf,
} from './order';
import { amountIn, type OwnMoney } from './orderTerms';

/**
 * The tax of a product in percent: that of its category, or else of the shop. `undefined` in a shop that states none, or if
 * the category decides and the product isn't known.
 */
export function taxRateOf(product: Pick<Product, 'category'> | undefined): number | undefined {
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

/** The tax of an order's item, in percent. */
export type RateOf = (item: Pick<OrderItem, 'productId' | 'record'>) => number | undefined;

/** Rates as recorded in the order, or else as these products have them. */
export const rateIn =
  (products: Readonly<Record<string, Product>>): RateOf =>
  ({ productId, record }) =>
    record ? record.rate : taxRateOf(lookUp(products, productId));

/**
 * The tax that an order's total includes, by rate, the lowest first; the gross amounts add up to the total. None if the
 * rate of a product isn't known. Delivery is
 * divided in proportion to what the products cost before a discount, as German law has it for what goes with a supply.
 *
 * @param rateOf in percent
 */
export function taxesOf(order: Priced, rateOf: RateOf): Tax[] {
  const discounts = itemDiscountsOf(order);
  const sums = new Map<number, { sum: number; off: number }>();
  for (const [place, item] of order.items.entries()) {
    const rate = rateOf(item);
    if (rate === undefined) return [];
    const { sum, off } = sums.get(rate) ?? { sum: 0, off: 0 };
    sums.set(rate, {
      sum: sum + item.price * item.count,
      off: exact(off + (discounts[place] ?? 0)),
    });
  }
  const [subtotal, delivery] = [subtotalOf(order), chargedDeliveryOf(order)];
  let before = 0;
  // The next share gets the part that rounding took off this one.
  const deliveryUpTo = (part: number) => Math.round((delivery * part) / subtotal);
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([rate, { sum, off }]) => {
      const gross = exact(sum - off + deliveryUpTo(before + sum) - deliveryUpTo(before));
      before += sum;
      return { rate, gross, tax: taxIn(gross, rate) };
    });
}

/** The tax that an order's total includes, in lines; none for an order that has none. */
export function describeTaxes(
  order: OwnMoney & Priced,
  rateOf: RateOf,
): { label: string; tax: string }[] {
  const isRecorded = order.items.every(({ record }) => record);
  const isShown = isRecorded
    ? order.items.some(({ record }) => record?.rate)
    : shop.tax && isTaxed(shop.tax);
  const taxes = isShown ? taxesOf(order, rateOf) : [];
  return taxes.map(({ rate, gross, tax }) => ({
    label: words.tax(rate, taxes.length > 1 ? amountIn(order, gross) : undefined),
    tax: formatMoney(amountIn(order, tax)),
  }));
}
