import { shop } from '#shop/config';
import { lookUp, type Product } from '../../catalogue/model/product';
import type { Order, OrderItem } from './order';
import { type RateOf, taxRateOf } from './tax';

/** The title of an item's product, or variant, as recorded in the order, or else as today; says so if it is no longer sold. */
export type TitleOf = (item: Pick<OrderItem, 'productId' | 'record'>) => string;

/** What items are called and taxed, by their records, or else by what is known of their products today. */
export interface Catalogue {
  titleOf: TitleOf;
  rateOf: RateOf;
}

/** Whether the shop states taxes, or did when one of these orders was recorded. */
export const areTaxed = (orders: readonly Pick<Order, 'items'>[]) =>
  shop.tax !== undefined ||
  orders.some(({ items }) => items.some(({ record }) => record?.rate !== undefined));

/** The order with what these products say of its items, but for those that have been recorded. */
export const withRecords = (order: Order, products: Readonly<Record<string, Product>>): Order => ({
  ...order,
  items: order.items.map((item) => {
    const product = lookUp(products, item.productId);
    if (item.record || !product) return item;
    const { title, taxCode } = product;
    const rate = taxRateOf(product);
    const record = { title, ...(rate !== undefined && { rate }), ...(taxCode && { taxCode }) };
    return { ...item, record };
  }),
});
