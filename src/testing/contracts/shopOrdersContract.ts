import { shop } from '#shop/config';
import { changePrices, currentPricesOf, type Offer } from '../../catalogue/model/priceList';
import type { NewOrder, Order } from '../../orders/model/order';
import { deviceIdOf, type ShopDatabase } from '../../orders/model/orderService';
import { type OrderState, SHOP_OWNER } from '../../orders/model/states';
import { buildAddress } from '../address';
import {
  expectRejection,
  newOrderOf,
  type OrderWorld,
  type Person,
  placeOrder,
  recordedOrder,
} from '../orderWorld';

/** The promises of every order service to a merchant, and about the orders that the merchant handles. */
export function describeShopOrders(open: () => { world: OrderWorld; shopper: Person }) {
  let world: OrderWorld;
  let shopper: Person;
  let service: ShopDatabase;
  let uid: string;
  beforeEach(async () => {
    ({ world, shopper } = open());
    ({ service, uid } = await world.addPerson({ merchant: true }));
  });
  const place = (more?: Partial<NewOrder>) => placeOrder(shopper, world, more);

  it('shows a merchant the orders of all shoppers', async () => {
    expect(await service.isMerchant(uid)).toBe(true);
    expect(await shopper.service.isMerchant(shopper.uid)).toBe(false);
    const before = Date.now() - 600_000;
    const placed = await place();
    expect(await service.find(placed.id)).toEqual(placed);
    expect((await service.listAll()).orders).toContainEqual(placed);
    expect(await service.listChanged(before)).toContainEqual(placed);
  });

  it('takes orders for customers one after the other, each once, which aren’t the merchant’s own', async () => {
    const take = async () => ({
      ...(await newOrderOf({ uid: SHOP_OWNER, service }, world.today)),
      by: uid,
      lines: [],
    });
    const [one, other] = [await take(), await take()];
    await service.place(one);
    await service.place(one);
    await service.place(other);
    for (const { id, linkKey: key = '', address, items } of [one, other]) {
      const taken = { owner: SHOP_OWNER, by: uid, state: 'placed', address, items };
      expect(await service.find(id)).toMatchObject(taken);
      expect(await shopper.service.findLinked({ id, key })).toMatchObject({ items });
    }
    expect(await service.listOf(uid)).toEqual([]);
    expect(await service.readAddressBook(uid)).toEqual({ addresses: {} });
  });

  it('sells at the stall without an address, a link or delivery, and hands it over', async () => {
    const { linkKey: _linkKey, ...order } = await newOrderOf(
      { uid: SHOP_OWNER, service },
      world.today,
    );
    await service.place({ ...order, by: uid, lines: [], address: undefined, delivery: {} });
    const sold = await service.find(order.id);
    expect(sold).toMatchObject({ owner: SHOP_OWNER, by: uid, delivery: {}, address: undefined });
    expect(sold).not.toHaveProperty('linkKey');
    if (!sold) return;
    const accepted = await service.move(recordedOrder(sold), 'accepted', uid);
    const sent = await service.move(accepted, 'sent', uid);
    const delivered = await service.move(sent, 'delivered', uid);
    const paid = await service.changePayment(delivered, 'paid', uid);
    expect(paid).toMatchObject({ state: 'delivered', payment: 'paid' });
    expect(paid.buyer).toBeUndefined();
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
    // All of them have the phone number of the sample address.
    const sameNumber = await service.listByTelephone(buildAddress().telephone);
    expect(sameNumber.map(({ id }) => id)).toEqual(expect.arrayContaining(added));
  });

  it('deletes a finished order’s address, and lists the order as changed since', async () => {
    const cancelled = await shopper.service.move(await place(), 'cancelled', shopper.uid);
    const forgotten = await shopper.service.forgetAddress(cancelled);
    const { changedAt } = forgotten;
    const { linkKey: _linkKey, ...rest } = cancelled;
    expect(forgotten).toEqual({ ...rest, address: undefined, changedAt });
    expect(changedAt).toBeGreaterThan(cancelled.changedAt);
    expect(await service.listChanged(cancelled.changedAt + 1)).toContainEqual(forgotten);
    expect(await service.listChanged(changedAt)).toContainEqual(forgotten);
    expect(await service.lastChange()).toBeGreaterThanOrEqual(changedAt);
    expect(await service.listChanged(Date.now() + 3_600_000)).toEqual([]);
  });

  it('keeps the time and the note of each move until the move is undone', async () => {
    const placed = await place();
    const { items } = recordedOrder(placed);
    const accepted = await service.move({ ...placed, items }, 'accepted', uid);
    const { stateAt } = accepted;
    const own = { by: uid, changedAt: stateAt, items };
    const before = { before: 'placed', beforeAt: placed.stateAt };
    const times = { accepted: stateAt };
    expect(accepted).toEqual({ ...placed, ...own, ...before, state: 'accepted', stateAt, times });
    const sent = await service.move(accepted, 'sent', uid, ' Hill Post,\n\u200bEE123456789IN ');
    expect(sent.notes).toEqual({ sent: 'Hill Post, EE123456789IN' });
    expect(sent.times).toEqual({ ...times, sent: sent.stateAt });
    const back = await service.move(sent, 'accepted', uid);
    const { changedAt } = back;
    const { invoice, buyer } = sent;
    const undone = { before: 'accepted', beforeAt: stateAt, changedAt };
    expect(back).toEqual({ ...accepted, ...undone, invoice, buyer });
    expect(changedAt).toBeGreaterThan(sent.changedAt);
    expect(await service.find(placed.id)).toEqual(back);
  });

  it('rejects a move of an order that somebody else has moved since', async () => {
    const placed = await place();
    const other = await world.addPerson({ merchant: true });
    const cancelled = await shopper.service.move(placed, 'cancelled', shopper.uid);
    await expectRejection(service.move(placed, 'accepted', uid), 'refused');
    expect(await service.find(placed.id)).toEqual(cancelled);
    const next = await placeOrder(await world.addPerson(), world);
    const accepted = await other.service.move(next, 'accepted', other.uid);
    await expectRejection(service.move(next, 'accepted', uid), 'refused');
    expect(await service.find(next.id)).toEqual(accepted);
  });

  it('numbers an invoice when an order is sent, and a credit note when it comes back', async () => {
    const numberOf = (text = '') => Number(/\d+$/.exec(text)?.[0]);
    const [one, other] = [await place(), await placeOrder(await world.addPerson(), world)];
    const send = async (order: Order) =>
      service.move(recordedOrder(await service.move(order, 'accepted', uid)), 'sent', uid);
    const sent = await send(one);
    const next = await send(other);
    const { invoice, buyer, stateAt } = sent;
    expect(invoice).toMatchObject({ at: stateAt, seller: shop.invoices?.seller });
    expect(numberOf(next.invoice?.number)).toBe(numberOf(invoice?.number) + 1);
    expect(buyer).toEqual({ ...one.address, telephone: '', email: '', instructions: '' });
    const back = await service.move(sent, 'undelivered', uid);
    expect(back).toMatchObject({ invoice, buyer, creditNote: { at: back.stateAt } });
    const forgotten = await service.forgetAddress(back);
    expect(forgotten).toMatchObject({ address: undefined, invoice, buyer });
    const link = { id: other.id, key: next.linkKey ?? '' };
    const linked = await shopper.service.findLinked(link);
    expect(linked?.invoice).toEqual(next.invoice);
    expect(linked?.buyer).toBeUndefined();
  });

  it('sends no order that is to get an invoice while an item has no record', async () => {
    const accepted = await service.move(await place(), 'accepted', uid);
    await expectRejection(service.move(accepted, 'sent', uid), 'refused');
    expect(await service.find(accepted.id)).toEqual(accepted);
    expect(await service.move(recordedOrder(accepted), 'sent', uid)).toMatchObject({
      state: 'sent',
    });
  });

  it('keeps what a merchant has recorded of the items, for the shopper and the link, too', async () => {
    const placed = await place();
    const { items } = recordedOrder(placed);
    const accepted = await service.move({ ...placed, items }, 'accepted', uid);
    expect(accepted.items).toEqual(items);
    const sent = await service.move(accepted, 'sent', uid);
    expect((await shopper.service.find(placed.id))?.items).toEqual(items);
    const link = { id: placed.id, key: sent.linkKey ?? '' };
    expect((await shopper.service.findLinked(link))?.items).toEqual(items);
  });

  it('lets a shopper request a return, withdraw it and request it again; lists it as open', async () => {
    let order = recordedOrder(await place());
    async function move({ service: by, uid: mover }: Person, to: OrderState, note?: string) {
      order = await by.move(order, to, mover, note);
      return isListed(true);
    }
    async function isListed(is: boolean) {
      const listed = (await service.listOpen()).filter(({ id }) => id === order.id);
      expect(listed).toEqual(is ? [order] : []);
      return order;
    }
    const merchant = { service, uid };
    await move(merchant, 'accepted');
    await move(merchant, 'sent');
    const { stateAt, times, notes } = await move(merchant, 'delivered');
    const asked = await move(shopper, 'returnAsked', 'Too small');
    expect(asked).toMatchObject({ state: 'returnAsked', notes: { returnAsked: 'Too small' } });
    const back = await move(shopper, 'delivered');
    expect(back).toMatchObject({ state: 'delivered', before: 'delivered', stateAt });
    expect({ times: back.times, notes: back.notes }).toEqual({ times, notes });
    const [item] = order.items;
    const returning = { [item?.productId ?? '']: 1 };
    order = { ...order, returning };
    const again = await move(shopper, 'returnAsked');
    expect(again).toMatchObject({ state: 'returnAsked', notes: {}, returnRequests: 2, returning });
    const declined = await move(merchant, 'returnDeclined', 'The seal is broken.');
    expect(declined.notes).toEqual({ returnDeclined: 'The seal is broken.' });
    order = await service.changePayment(declined, 'paid', uid);
    await isListed(false);
  });

  it('changes how an order is paid and whether it is paid; keeps the shopper’s reference', async () => {
    const placed = await place({ pay: 'upi' });
    expect(placed).toMatchObject({ pay: 'upi', payment: 'due' });
    const { uid: owner, service: own } = shopper;
    const claimed = await own.changePayment(placed, 'claimed', owner, ' 4123\n\u200b5678 ');
    const { changedAt: claimedAt } = claimed;
    const claim = { ...placed, claimedAt, reference: '4123 5678' };
    expect(claimed).toEqual({ ...claim, payment: 'claimed', changedAt: claimedAt });
    let due = claimed;
    for (const payment of ['paid', 'due'] as const) {
      due = await service.changePayment(claimed, payment, uid);
      const { changedAt } = due;
      const check = { checkedAt: changedAt, checkedBy: uid };
      expect(due).toEqual({ ...claim, ...check, payment, changedAt });
    }
    const again = await own.changePayment(due, 'claimed', owner);
    expect(again).toMatchObject({ reference: '4123 5678' });
    const cash = await own.changePayment(again, 'cash', owner);
    const { claimedAt: lastClaim } = again;
    expect(cash).toMatchObject({ pay: 'cash', payment: 'due', claimedAt: lastClaim });
    expect(cash.cashAt).toBe(cash.changedAt);
  });

  it('lists a cancelled order until its payment is checked and refunded; undoes a refund', async () => {
    const placed = await place({ pay: 'upi' });
    const claimed = await shopper.service.changePayment(placed, 'claimed', shopper.uid);
    let order = await shopper.service.move(claimed, 'cancelled', shopper.uid);
    const listed = async () => (await service.listOpen()).filter(({ id }) => id === order.id);
    expect(await listed()).toEqual([order]);
    order = await service.changePayment(order, 'paid', uid);
    expect(await listed()).toEqual([order]);
    const paid = order;
    order = await service.changePayment(paid, 'refunded', uid, ' R\n12 ');
    const { changedAt } = order;
    const refund = { refundedAt: changedAt, refundedBy: uid, refundReference: 'R 12' };
    expect(order).toEqual({ ...paid, payment: 'refunded', ...refund, changedAt });
    expect(await listed()).toEqual([]);
    order = await service.changePayment(order, 'paid', uid);
    expect(order).toEqual({ ...paid, changedAt: order.changedAt });
    expect(await listed()).toEqual([order]);
  });

  it('finds the orders with a phone number', async () => {
    const telephone = '91234 56789';
    const placed = await place({ address: { ...buildAddress(), telephone } });
    const other = await placeOrder(await world.addPerson(), world);
    const ids = async () =>
      (await service.listByTelephone(telephone)).map(({ id }) => id).filter(isNew);
    const isNew = (id: string) => [placed.id, other.id].includes(id);
    expect(await ids()).toEqual([placed.id]);
    await service.forgetAddress(await service.move(placed, 'cancelled', uid));
    expect(await ids()).toEqual([]);
  });

  it('keeps a note about a customer, in tidied lines, until it is emptied', async () => {
    const telephone = '91234 56788';
    const noteOf = async () =>
      (await service.listCustomerNotes()).find((each) => each.telephone === telephone)?.note;
    expect(await service.readCustomerNote(telephone)).toBe('');
    await service.saveCustomerNote(telephone, ' Rings\tfirst \n\n Pays\u202e in cash');
    const note = 'Rings first\nPays in cash';
    expect(await service.readCustomerNote(telephone)).toBe(note);
    expect(await noteOf()).toBe(note);
    await service.saveCustomerNote(telephone, 'Moved');
    expect(await noteOf()).toBe('Moved');
    await expect(service.saveCustomerNote(telephone, '⭐⭐⭐')).rejects.toMatchObject({
      reason: 'refused',
    });
    expect(await noteOf()).toBe('Moved');
    for (let time = 0; time < 2; time += 1) await service.saveCustomerNote(telephone, ' ');
    expect(await noteOf()).toBeUndefined();
  });

  it('lists the orders with a message that couldn’t be sent since a given time', async () => {
    const placed = await place();
    const failedAt = Date.now() - 3_600_000;
    await world.addFailure(placed.id, failedAt);
    const failed = { ...placed, failedAt };
    expect(await service.listFailed(failedAt)).toContainEqual(failed);
    expect(await service.listFailed(failedAt + 1)).not.toContainEqual(failed);
  });

  it('adds, lists, tests and removes merchants’ devices', async () => {
    const endpoint = `https://push.example/${uid}`;
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const device = { id: await deviceIdOf({ endpoint }), uid, name: 'Chrome on Android' };
    await expect(service.testDevice(device.id)).rejects.toThrow();
    for (let time = 0; time < 2; time += 1) {
      await service.addDevice(uid, device.name, { endpoint, ...keys });
    }
    const found = (await service.listDevices()).find(({ id }) => id === device.id);
    expect(found).toEqual({ ...device, at: expect.any(Number) as number });
    expect(Math.abs((found?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    await service.testDevice(device.id);
    for (let time = 0; time < 2; time += 1) await service.removeDevice(device.id);
    expect((await service.listDevices()).map(({ id }) => id)).not.toContain(device.id);
  });

  it('shows everybody the price list that a merchant has saved, on its own or with a move', async () => {
    const list = await shopper.service.readPriceList();
    if (!list) throw new Error('The shop isn’t open.');
    expect(currentPricesOf(list)).toEqual(world.today);
    const [[id, { price }] = ['', { price: 0 }]] = Object.entries(list.offers);
    const offer: Offer = { price: price + 1, soldOut: false, left: 4 };
    const next = changePrices(list, { offers: { [id]: offer } });
    await service.savePriceList(next);
    expect(await shopper.service.readPriceList()).toEqual(next);
    const placed = await placeOrder(shopper, { ...world, today: currentPricesOf(next) });
    const lower = changePrices(next, { offers: { [id]: { ...offer, left: 1 } } });
    const taken = { [id]: 3 };
    const accepted = await service.move(placed, 'accepted', uid, '', { taken, list: lower });
    expect(accepted).toMatchObject({ state: 'accepted', taken });
    expect(await shopper.service.readPriceList()).toEqual(lower);
    // The order keeps its counts if the move has none.
    expect(await service.move(accepted, 'cancelled', uid)).toMatchObject({ taken });
  });
}
