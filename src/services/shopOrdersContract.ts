import { finished, undoState } from '../model/moves';
import { expectRejection, placeOrder, type OrderWorld, type Person } from '../testing/orderWorld';
import type { Order, OrderService } from './orderService';

/** What every order service does for a merchant. */
export function describeShopOrders(open: () => { world: OrderWorld; shopper: Person }) {
  let world: OrderWorld;
  let shopper: Person;
  let service: OrderService;
  let uid: string;
  beforeEach(async () => {
    ({ world, shopper } = open());
    ({ service, uid } = await world.addPerson({ merchant: true }));
  });
  const place = () => placeOrder(shopper, world);
  const cancel = (order: Order) => shopper.service.move(order, 'cancelled', shopper.uid);

  it('shows the shop’s orders to merchants only', async () => {
    expect(await service.isMerchant(uid)).toBe(true);
    expect(await shopper.service.isMerchant(shopper.uid)).toBe(false);
    const before = Date.now() - 600_000;
    const placed = await place();
    expect((await service.listAll()).orders).toContainEqual(placed);
    expect(await service.listUnfinished()).toContainEqual(placed);
    expect(await service.listChanged(before)).toContainEqual(placed);
    expect(await service.listSince(placed.placedAt)).toContainEqual(placed);
    expect(await service.listSince(placed.placedAt + 1)).not.toContainEqual(placed);
    await expectRejection(shopper.service.listAll(), 'refused');
    await expectRejection(shopper.service.listSince(Date.now()), 'refused');
    await expectRejection(shopper.service.lastChange(), 'refused');
    await expectRejection(shopper.service.listUnfinished(), 'refused');
    await expectRejection(shopper.service.listChanged(0), 'refused');
    const stranger = await world.addPerson();
    await expectRejection(stranger.service.find(placed.id), 'refused');
  });

  it('lists all orders page by page, none twice, even if placed in the same moment', async () => {
    const added = await world.addOrders(103, Date.UTC(2020, 0, 1));
    const found: string[] = [];
    let after: string | undefined;
    do {
      const { orders, next } = await service.listAll(after);
      expect(orders.length).toBeLessThanOrEqual(100);
      found.push(...orders.map(({ id }) => id));
      after = next;
    } while (after);
    expect(found.filter((id) => added.includes(id)).sort()).toEqual(added.sort());
  });

  it('lists an order as unfinished until nothing is left to do', async () => {
    let order = await place();
    for (const state of ['accepted', 'sent', 'delivered', 'returnAsked', 'returned'] as const) {
      const mover = state === 'returnAsked' ? shopper : { service, uid };
      order = await mover.service.move(order, state, mover.uid);
      const listed = await service.listUnfinished();
      const expected = finished.includes(state) ? [] : [order];
      expect(listed.filter(({ id }) => id === order.id)).toEqual(expected);
    }
  });

  it('lists every order that has changed since, also by a deleted address', async () => {
    const cancelled = await cancel(await place());
    const forgotten = await shopper.service.forgetAddress(cancelled);
    expect(await service.listChanged(cancelled.changedAt + 1)).toContainEqual(forgotten);
    expect(await service.listChanged(forgotten.changedAt)).toContainEqual(forgotten);
    expect(await service.lastChange()).toBeGreaterThanOrEqual(forgotten.changedAt);
    expect(await service.listUnfinished()).not.toContainEqual(forgotten);
    expect(await service.listChanged(Date.now() + 3_600_000)).toEqual([]);
  });

  it('moves an order on, and back, if that is allowed', async () => {
    const placed = await place();
    const accepted = await service.move(placed, 'accepted', uid);
    expect(accepted).toMatchObject({ state: 'accepted', before: 'placed', by: uid });
    expect(accepted).toMatchObject({ beforeAt: placed.stateAt, changedAt: accepted.stateAt });
    await expectRejection(cancel(accepted), 'refused');
    const back = await service.move(accepted, 'placed', uid);
    expect(back).toEqual({ ...placed, by: uid, changedAt: back.changedAt });
    expect(back.changedAt).toBeGreaterThan(accepted.changedAt);
    const cancelled = await cancel(back);
    expect(await service.find(placed.id)).toEqual(cancelled);
  });

  it('can’t undo the cancellation of an order whose address was deleted', async () => {
    const cancelled = await service.move(await place(), 'cancelled', uid);
    const mover = { role: 'merchant', uid } as const;
    expect(undoState(cancelled, mover, cancelled.changedAt)).toBe('placed');
    const forgotten = await service.forgetAddress(cancelled);
    expect(undoState(forgotten, mover, forgotten.changedAt)).toBeUndefined();
    await expectRejection(service.move(forgotten, 'placed', uid), 'refused');
  });

  it('deletes the address of a finished order', async () => {
    const cancelled = await cancel(await place());
    const forgotten = await shopper.service.forgetAddress(cancelled);
    const { changedAt } = forgotten;
    expect(forgotten).toEqual({ ...cancelled, address: undefined, changedAt });
    expect(changedAt).toBeGreaterThan(cancelled.changedAt);
  });
}
