import { newOrderOf, placeOrder, expectRejection, type OrderWorld } from '../testing/orderWorld';

/** What every order service does for shoppers without an account. */
export function describeGuestOrders(world: () => OrderWorld) {
  it('lets a guest place an order, find it again, and cancel it', async () => {
    const guest = await world().addPerson({ guest: true });
    const { service, uid } = guest;
    expect(await service.listOf(uid)).toEqual([]);
    const placed = await placeOrder(guest, world());
    expect(placed).toMatchObject({ owner: uid, by: uid, guest: true, state: 'placed' });
    expect(await service.listOf(uid)).toEqual([placed]);
    expect(await service.lastAddress(uid)).toEqual(placed.address);
    await expectRejection(service.listAll(), 'refused');
    const cancelled = await service.move(placed, 'cancelled', uid, 'Changed my mind');
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      notes: { cancelled: 'Changed my mind' },
    });
  });

  it('keeps a guest’s orders from other guests and shoppers, and shows them to the merchant', async () => {
    const placed = await placeOrder(await world().addPerson({ guest: true }), world());
    for (const options of [{ guest: true }, {}]) {
      const other = await world().addPerson(options);
      await expectRejection(other.service.find(placed.id), 'refused');
    }
    const merchant = await world().addPerson({ merchant: true });
    expect(await merchant.service.find(placed.id)).toEqual(placed);
  });

  it('rejects a guest’s order that says that it is an account’s, and the other way round', async () => {
    for (const isGuest of [true, false]) {
      const person = await world().addPerson({ guest: isGuest });
      const order = await newOrderOf(person, world().today);
      await expectRejection(person.service.place({ ...order, guest: !isGuest }), 'refused');
    }
  });

  it('keeps a guest’s orders when they create an account', async () => {
    const guest = await world().addPerson({ guest: true });
    const placed = await placeOrder(guest, world());
    const account = await guest.register?.();
    expect(account?.uid).toBe(guest.uid);
    expect(await account?.service.listOf(guest.uid)).toEqual([placed]);
    expect(await account?.service.lastAddress(guest.uid)).toEqual(placed.address);
    const cancelled = await account?.service.move(placed, 'cancelled', guest.uid);
    expect(cancelled).toMatchObject({ state: 'cancelled', guest: true });
  });
}
