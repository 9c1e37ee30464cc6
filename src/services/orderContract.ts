import { addressFields, addressTable } from '../model/addressFields';
import { buildAddress } from '../testing/address';
import {
  expectRejection,
  newOrderOf,
  placeOrder,
  type OrderWorld,
  type Person,
} from '../testing/orderWorld';
import { describeCatalogueChanges } from './catalogueContract';
import { describeGuestOrders } from './guestOrdersContract';
import { describeOrderChanges } from './orderChangesContract';
import type { NewOrder, Order, OrderError, OrderService } from './orderService';
import { describeShopOrders } from './shopOrdersContract';

/** What every order service does. */
export function describeOrderService(name: string, openWorld: () => Promise<OrderWorld>) {
  describe(`${name}, as an order service`, () => {
    let world: OrderWorld;
    let shopper: Person;
    let service: OrderService;
    beforeEach(async () => {
      world = await openWorld();
      shopper = await world.addPerson();
      ({ service } = shopper);
    });
    const newOrder = async (more: Partial<NewOrder> = {}) => ({
      ...(await newOrderOf(shopper, world.today)),
      ...more,
    });
    const place = (more?: Partial<NewOrder>) => placeOrder(shopper, world, more);
    const cancel = (order: Order) => service.move(order, 'cancelled', shopper.uid);

    it('places an order, which its shopper can look up and list', async () => {
      const address = buildAddress();
      for (const field of addressFields) if (addressTable[field].optional) address[field] = '';
      const { lines, ...order } = await newOrder({ address });
      const placed = await place({ ...order, lines });
      const { placedAt } = placed;
      expect(placed).toEqual({
        ...order,
        ...{ by: shopper.uid, state: 'placed', before: 'placed', payment: 'due' },
        ...{ times: {}, notes: {} },
        ...{ placedAt, stateAt: placedAt, beforeAt: placedAt, changedAt: placedAt },
      });
      expect(Math.abs(placedAt - Date.now())).toBeLessThan(60_000);
      expect(await service.listOf(shopper.uid)).toEqual([placed]);
    });

    it('knows nothing of an order that doesn’t exist', async () => {
      expect(await service.find('0000-0000-0000')).toBeUndefined();
      expect(await service.listOf(shopper.uid)).toEqual([]);
    });

    it('places an order once, however often it is sent, and keeps the first address', async () => {
      const order = await newOrder();
      await Promise.all([service.place(order), service.place(order)]);
      const { id, items, delivery, gift, address } = order;
      const other = { ...buildAddress(), name: 'Somebody Else' };
      const expected = { id, items, delivery, gift, address };
      expect(await service.place({ ...order, address: other })).toMatchObject(expected);
      expect(await service.listOf(shopper.uid)).toEqual([expect.objectContaining(expected)]);
    });

    it('rejects any price but today’s', async () => {
      const order = await newOrder();
      const items = order.items.map((item) => ({ ...item, price: item.price + 1 }));
      await expectRejection(service.place({ ...order, items }), 'refused');
      expect(await service.find(order.id)).toBeUndefined();
    });

    it.each(addressFields)('rejects an address that can’t be right: its %s', async (field) => {
      for (const text of ['x'.repeat(1000), '\u202e560001']) {
        const order = await newOrder({ address: { ...buildAddress(), [field]: text } });
        await expectRejection(service.place(order), 'refused');
      }
    });

    it('says that an order comes too soon after another, and when it can be sent again', async () => {
      await place();
      const second = await newOrder();
      const error = (await service.place(second).catch((thrown: unknown) => thrown)) as OrderError;
      expect(error.reason).toBe('too-soon');
      expect(error.retryInMs).toBeGreaterThan(0);
      expect(error.retryInMs).toBeLessThanOrEqual(35_000);
      expect(await service.find(second.id)).toBeUndefined();
    });

    it('knows the address of the last order, until it is deleted', async () => {
      expect(await service.lastAddress(shopper.uid)).toBeUndefined();
      const placed = await place();
      expect(await service.lastAddress(shopper.uid)).toEqual(placed.address);
      await service.forgetAddress(await cancel(placed));
      expect(await service.lastAddress(shopper.uid)).toBeUndefined();
    });

    it('deletes a shopper’s addresses once every order is finished, and takes no more', async () => {
      const placed = await place();
      await expectRejection(service.forget(shopper.uid), 'under-way');
      expect(await service.find(placed.id)).toEqual(placed);
      const cancelled = await cancel(placed);
      await service.forget(shopper.uid);
      const changedAt = expect.any(Number) as number;
      const forgotten = { ...cancelled, address: undefined, changedAt };
      expect(await service.listOf(shopper.uid)).toEqual([forgotten]);
      await expectRejection(service.place(await newOrder()), 'closed');
      await service.forget(shopper.uid);
    });

    it('says that it can’t be reached', async () => {
      const cutOff = await world.addPerson({ isCutOff: true });
      const order = await newOrder({ owner: cutOff.uid });
      await expectRejection(cutOff.service.place(order), 'unreachable');
      await expectRejection(cutOff.service.find(order.id), 'unreachable');
      await expectRejection(cutOff.service.listOf(cutOff.uid), 'unreachable');
      expect(await cutOff.service.hasDatabase()).toBe(true);
    });

    describeShopOrders(() => ({ world, shopper }));
    describeOrderChanges(() => ({ world, shopper }));
    describeGuestOrders(() => world);
    describeCatalogueChanges(() => ({ world, shopper }));
  });
}
