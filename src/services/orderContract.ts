import type { NewOrder, OrderCursor, OrderService, TodaysPrices } from './orderService';
import { createLineId } from '../model/lineId';
import { addressFields, addressTable } from '../model/addressFields';
import { finished, undoState } from '../model/moves';
import { orderIdOf } from '../features/orders/orderId';
import { buildAddress } from '../testing/fakes/fakeOrders';

const optional = addressFields.filter((field) => addressTable[field].optional);

interface Person {
  uid: string;
  service: OrderService;
}

export interface OrderWorld {
  today: TodaysPrices;
  /** Puts so many orders there, all placed at this time. Resolves with their ids. */
  addOrders: (count: number, placedAt: number) => Promise<string[]>;
  /** Somebody new, for whom there is no order yet. */
  addPerson: (options?: { merchant?: boolean; isCutOff?: boolean }) => Promise<Person>;
}

/** What every order service does. */
export function describeOrderService(name: string, openWorld: () => Promise<OrderWorld>) {
  describe(`${name}, as a service of orders`, () => {
    let world: OrderWorld;
    let shopper: Person;
    beforeEach(async () => {
      world = await openWorld();
      shopper = await world.addPerson();
    });

    async function newOrder(more: Partial<NewOrder> = {}): Promise<NewOrder> {
      const [[productId, price] = ['', 0]] = Object.entries(world.today.prices);
      const lines = [{ lineId: createLineId(), productId }];
      return {
        id: await orderIdOf(shopper.uid, [lines[0]?.lineId ?? '']),
        owner: shopper.uid,
        items: [{ productId, price, count: 3 }],
        delivery: world.today.delivery,
        gift: true,
        address: buildAddress(),
        lines,
        ...more,
      };
    }

    async function place(more?: Partial<NewOrder>) {
      const order = await newOrder(more);
      await shopper.service.place(order);
      const placed = await shopper.service.find(order.id);
      if (!placed) throw new Error('It is not there.');
      return placed;
    }

    it('places an order, which its shopper finds and lists', async () => {
      const address = buildAddress();
      for (const field of optional) address[field] = '';
      const { lines, ...order } = await newOrder({ address });
      const placed = await place({ ...order, lines });
      expect(placed).toEqual({
        ...order,
        by: shopper.uid,
        state: 'placed',
        before: 'placed',
        placedAt: placed.placedAt,
        stateAt: placed.placedAt,
        beforeAt: placed.placedAt,
        changedAt: placed.placedAt,
      });
      expect(Math.abs(placed.placedAt - Date.now())).toBeLessThan(60_000);
      expect(await shopper.service.listOf(shopper.uid)).toEqual([placed]);
    });

    it('knows nothing of an order that is not there', async () => {
      expect(await shopper.service.find('0000-0000-0000')).toBeUndefined();
      expect(await shopper.service.listOf(shopper.uid)).toEqual([]);
    });

    it('places an order once, however often it is sent, as it was sent first', async () => {
      const order = await newOrder();
      await Promise.all([shopper.service.place(order), shopper.service.place(order)]);
      const { id, items, delivery, gift, address } = order;
      const other = { ...buildAddress(), name: 'Somebody Else' };
      expect(await shopper.service.place({ ...order, address: other })).toMatchObject({
        ...{ id, items, delivery, gift, address },
      });
      const [placed, ...more] = await shopper.service.listOf(shopper.uid);
      expect(more).toEqual([]);
      expect(placed?.address).toEqual(order.address);
    });

    it('refuses a price that is not today’s', async () => {
      const order = await newOrder();
      const items = order.items.map((item) => ({ ...item, price: item.price + 1 }));
      await expect(shopper.service.place({ ...order, items })).rejects.toMatchObject({
        reason: 'refused',
      });
      expect(await shopper.service.find(order.id)).toBeUndefined();
    });

    it.each(addressFields)('refuses an address that can’t be right: its %s', async (field) => {
      for (const text of ['x'.repeat(1000), '\u202e560001']) {
        const order = await newOrder({ address: { ...buildAddress(), [field]: text } });
        await expect(shopper.service.place(order)).rejects.toMatchObject({ reason: 'refused' });
      }
    });

    it('says that an order comes too soon after another', async () => {
      await place();
      const second = await newOrder();
      await expect(shopper.service.place(second)).rejects.toMatchObject({ reason: 'too-soon' });
      expect(await shopper.service.find(second.id)).toBeUndefined();
    });

    it('shows the orders of the shop to its merchants alone', async () => {
      const merchant = await world.addPerson({ merchant: true });
      expect(await merchant.service.isMerchant(merchant.uid)).toBe(true);
      expect(await shopper.service.isMerchant(shopper.uid)).toBe(false);
      const before = Date.now() - 600_000;
      const placed = await place();
      expect((await merchant.service.listAll()).orders).toContainEqual(placed);
      expect(await merchant.service.listUnfinished()).toContainEqual(placed);
      expect(await merchant.service.listChanged(before)).toContainEqual(placed);
      const { service } = shopper;
      for (const list of [service.listAll(), service.listUnfinished(), service.listChanged(0)]) {
        await expect(list).rejects.toMatchObject({ reason: 'refused' });
      }
      const stranger = await world.addPerson();
      await expect(stranger.service.find(placed.id)).rejects.toMatchObject({ reason: 'refused' });
    });

    it('lists all orders page by page, also those of one moment, and none twice', async () => {
      const merchant = await world.addPerson({ merchant: true });
      const added = await world.addOrders(103, Date.UTC(2020, 0, 1));
      const found: string[] = [];
      let after: OrderCursor | undefined;
      do {
        const { orders, next } = await merchant.service.listAll(after);
        expect(orders.length).toBeLessThanOrEqual(100);
        found.push(...orders.map(({ id }) => id));
        after = next;
      } while (after);
      expect(found.filter((id) => added.includes(id)).sort()).toEqual(added.sort());
    });

    it('lists an order for the merchant until nothing is left to do', async () => {
      const merchant = await world.addPerson({ merchant: true });
      let order = await place();
      for (const [state, mover] of [
        ['accepted', merchant],
        ['sent', merchant],
        ['delivered', merchant],
        ['returnAsked', shopper],
        ['returned', merchant],
      ] as const) {
        order = await mover.service.move(order, state, mover.uid);
        const listed = await merchant.service.listUnfinished();
        const expected = finished.includes(state) ? [] : [order];
        expect(listed.filter(({ id }) => id === order.id)).toEqual(expected);
      }
    });

    it('lists each order that has changed since, also by a deleted address', async () => {
      const merchant = await world.addPerson({ merchant: true });
      const cancelled = await shopper.service.move(await place(), 'cancelled', shopper.uid);
      const forgotten = await shopper.service.forgetAddress(cancelled);
      const { service } = merchant;
      expect(await service.listChanged(cancelled.changedAt + 1)).toContainEqual(forgotten);
      expect(await service.listChanged(forgotten.changedAt)).toContainEqual(forgotten);
      expect(await service.listUnfinished()).not.toContainEqual(forgotten);
      expect(await service.listChanged(Date.now() + 3_600_000)).toEqual([]);
    });

    it('knows the address of the last order, until it is deleted', async () => {
      const last = () => shopper.service.lastAddress(shopper.uid);
      expect(await last()).toBeUndefined();
      const placed = await place();
      expect(await last()).toEqual(placed.address);
      await shopper.service.forgetAddress(
        await shopper.service.move(placed, 'cancelled', shopper.uid),
      );
      expect(await last()).toBeUndefined();
    });

    it('leaves an order that has nowhere to go where it is', async () => {
      const merchant = await world.addPerson({ merchant: true });
      const { service, uid } = merchant;
      const cancelled = await service.move(await place(), 'cancelled', uid);
      const undone = () => undoState(cancelled, { role: 'merchant', uid }, cancelled.changedAt);
      expect(undone()).toBe('placed');
      const forgotten = await service.forgetAddress(cancelled);
      expect(undoState(forgotten, { role: 'merchant', uid }, forgotten.changedAt)).toBeUndefined();
      await expect(service.move(forgotten, 'placed', uid)).rejects.toMatchObject({
        reason: 'refused',
      });
    });

    it('moves an order on, and back, as far as that is allowed', async () => {
      const merchant = await world.addPerson({ merchant: true });
      const placed = await place();
      const accepted = await merchant.service.move(placed, 'accepted', merchant.uid);
      expect(accepted).toMatchObject({ state: 'accepted', before: 'placed', by: merchant.uid });
      await expect(shopper.service.move(accepted, 'cancelled', shopper.uid)).rejects.toMatchObject({
        reason: 'refused',
      });
      expect(accepted).toMatchObject({ beforeAt: placed.stateAt, changedAt: accepted.stateAt });
      const back = await merchant.service.move(accepted, 'placed', merchant.uid);
      expect(back).toEqual({ ...placed, by: merchant.uid, changedAt: back.changedAt });
      expect(back.changedAt).toBeGreaterThan(accepted.changedAt);
      const cancelled = await shopper.service.move(back, 'cancelled', shopper.uid);
      expect(await merchant.service.find(placed.id)).toEqual(cancelled);
    });

    it('deletes the addresses of a shopper once every order is finished', async () => {
      const placed = await place();
      await expect(shopper.service.forget(shopper.uid)).rejects.toMatchObject({
        reason: 'under-way',
      });
      expect(await shopper.service.find(placed.id)).toEqual(placed);
      const cancelled = await shopper.service.move(placed, 'cancelled', shopper.uid);
      await shopper.service.forget(shopper.uid);
      expect(await shopper.service.listOf(shopper.uid)).toEqual([
        { ...cancelled, address: undefined, changedAt: expect.any(Number) as number },
      ]);
      // Elsewhere, the account is still signed in.
      await expect(shopper.service.place(await newOrder())).rejects.toMatchObject({
        reason: 'closed',
      });
      await shopper.service.forget(shopper.uid);
    });

    it('deletes the address of an order that is finished', async () => {
      const cancelled = await shopper.service.move(await place(), 'cancelled', shopper.uid);
      const forgotten = await shopper.service.forgetAddress(cancelled);
      const { changedAt } = forgotten;
      expect(forgotten).toEqual({ ...cancelled, address: undefined, changedAt });
      expect(changedAt).toBeGreaterThan(cancelled.changedAt);
    });

    it('says so where it can’t be reached', async () => {
      const { service, uid } = await world.addPerson({ isCutOff: true });
      const order = await newOrder({ owner: uid });
      for (const call of [service.place(order), service.find(order.id), service.listOf(uid)]) {
        await expect(call).rejects.toMatchObject({ reason: 'unreachable' });
      }
      expect(await service.isThere()).toBe(true);
    });
  });
}
