import { shop } from '#shop/config';
import { createLineId } from '../basket/storage/basketKeys';
import type { CurrentPrices } from '../catalogue/model/prices';
import { type NewOrder, type Order, orderIdOf } from '../orders/model/order';
import { createLinkKey } from '../orders/model/orderLink';
import { termsIn } from '../orders/model/orderTerms';
import type { OrderReason, ShopDatabase } from '../orders/model/orderService';
import { buildAddress } from './address';

export interface Person {
  uid: string;
  service: ShopDatabase;
  isGuest?: boolean;
  /** Turns a guest into an account. Resolves with the same person, signed in. */
  register?: () => Promise<Person>;
}

export interface OrderWorld {
  today: CurrentPrices;
  /** Adds orders that were all placed at this time. Resolves with their ids. */
  addOrders: (count: number, placedAt: number) => Promise<string[]>;
  /** A message about this order couldn't be sent at this time. */
  addFailure: (id: string, failedAt: number) => Promise<void>;
  /** Adds a user without orders. */
  addPerson: (options?: {
    merchant?: boolean;
    guest?: boolean;
    isCutOff?: boolean;
  }) => Promise<Person>;
}

/** The order as a merchant's catalogue records it. */
export const recordedOrder = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, record: { title: 'Lamp', rate: 18 } })),
});

export const expectRejection = (call: Promise<unknown>, reason: OrderReason) =>
  expect(call).rejects.toMatchObject({ reason });

/** The first product of the shop, ordered by this shopper. */
export async function newOrderOf(
  { uid, isGuest = false }: Person,
  { prices, delivery }: CurrentPrices,
): Promise<NewOrder> {
  const [[productId, price] = ['', 0]] = Object.entries(prices);
  const lines = [{ lineId: createLineId(), productId }];
  return {
    id: await orderIdOf(uid, [lines[0]?.lineId ?? '']),
    owner: uid,
    items: [{ productId, price: price ?? 0, count: 3 }],
    delivery,
    terms: termsIn(shop),
    gift: true,
    lines,
    pay: 'cash',
    guest: isGuest,
    address: buildAddress(),
    linkKey: createLinkKey(),
  };
}

/** @returns the order as the database has it */
export async function placeOrder(
  shopper: Person,
  { today }: OrderWorld,
  more: Partial<NewOrder> = {},
): Promise<Order> {
  const order = { ...(await newOrderOf(shopper, today)), ...more };
  await shopper.service.place(order);
  const placed = await shopper.service.find(order.id);
  if (!placed) throw new Error('The order was not placed.');
  return placed;
}
