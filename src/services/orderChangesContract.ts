import { NOTE_LENGTH } from '../model/moves';
import { buildAddress } from '../testing/address';
import { expectRejection, placeOrder, type OrderWorld, type Person } from '../testing/orderWorld';

/** What every order service does with payments, notes, times and returns. */
export function describeOrderChanges(open: () => { world: OrderWorld; shopper: Person }) {
  let world: OrderWorld;
  let shopper: Person;
  let merchant: Person;
  beforeEach(async () => {
    ({ world, shopper } = open());
    merchant = await world.addPerson({ merchant: true });
  });

  it('lets a shopper claim a payment by UPI, which only a merchant confirms', async () => {
    const placed = await placeOrder(shopper, world, { pay: 'upi' });
    expect(placed).toMatchObject({ pay: 'upi', payment: 'due' });
    await expectRejection(shopper.service.changePayment(placed, 'paid'), 'refused');
    const claimed = await shopper.service.changePayment(placed, 'claimed');
    const { changedAt } = claimed;
    expect(claimed).toEqual({ ...placed, payment: 'claimed', changedAt });
    const paid = await merchant.service.changePayment(claimed, 'paid');
    expect(paid).toMatchObject({ ...placed, payment: 'paid', changedAt: paid.changedAt });
    expect(await merchant.service.listChanged(paid.changedAt)).toContainEqual(paid);
    for (const change of ['due', 'claimed', 'cash'] as const) {
      await expectRejection(shopper.service.changePayment(paid, change), 'refused');
    }
    expect(await merchant.service.changePayment(paid, 'due')).toMatchObject({ payment: 'due' });
  });

  it('lets a shopper pay in cash instead, until the order is accepted', async () => {
    const placed = await placeOrder(shopper, world, { pay: 'upi' });
    const claimed = await shopper.service.changePayment(placed, 'claimed');
    const cash = await shopper.service.changePayment(claimed, 'cash');
    expect(cash).toEqual({ ...placed, pay: 'cash', changedAt: cash.changedAt });
    await expectRejection(shopper.service.changePayment(cash, 'claimed'), 'refused');

    const other = await world.addPerson();
    const second = await placeOrder(other, world, { pay: 'upi' });
    const accepted = await merchant.service.move(second, 'accepted', merchant.uid);
    await expectRejection(other.service.changePayment(accepted, 'cash'), 'refused');
    const paying = await other.service.changePayment(accepted, 'claimed');
    expect(paying).toMatchObject({ state: 'accepted', payment: 'claimed' });
  });

  it('keeps the time of each move and what was noted with it, until it is undone', async () => {
    const { service, uid } = merchant;
    const accepted = await service.move(await placeOrder(shopper, world), 'accepted', uid);
    expect(accepted.times).toEqual({ accepted: accepted.stateAt });
    expect(accepted.notes).toEqual({});
    const tooLong = 'x'.repeat(NOTE_LENGTH + 1);
    await expectRejection(service.move(accepted, 'sent', uid, tooLong), 'refused');
    const sent = await service.move(accepted, 'sent', uid, ' India Post,\n\u200bEE123456789IN ');
    expect(sent.notes).toEqual({ sent: 'India Post, EE123456789IN' });
    expect(sent.times).toEqual({ accepted: accepted.stateAt, sent: sent.stateAt });
    const back = await service.move(sent, 'accepted', uid);
    const { changedAt } = back;
    expect(back).toEqual({
      ...accepted,
      before: 'accepted',
      beforeAt: accepted.stateAt,
      changedAt,
    });
  });

  it('finishes an order that the courier has brought back', async () => {
    const { service, uid } = merchant;
    const accepted = await service.move(await placeOrder(shopper, world), 'accepted', uid);
    const sent = await service.move(accepted, 'sent', uid);
    const undelivered = await service.move(sent, 'undelivered', uid, 'Nobody at home');
    expect(undelivered).toMatchObject({ notes: { undelivered: 'Nobody at home' } });
    expect(await service.listUnfinished()).not.toContainEqual(undelivered);
    expect((await service.forgetAddress(undelivered)).address).toBeUndefined();
  });

  it('lets a shopper request a return, take that back, and request it again', async () => {
    const delivered = await deliver();
    const { service, uid } = shopper;
    const asked = await service.move(delivered, 'returnAsked', uid, 'Too small');
    expect(asked).toMatchObject({ state: 'returnAsked', notes: { returnAsked: 'Too small' } });
    const back = await service.move(asked, 'delivered', uid);
    const { stateAt, times, notes } = delivered;
    expect(back).toMatchObject({ state: 'delivered', before: 'delivered', stateAt });
    expect({ times: back.times, notes: back.notes }).toEqual({ times, notes });
    const again = await service.move(back, 'returnAsked', uid);
    expect(again).toMatchObject({ state: 'returnAsked', notes: {} });
  });

  it('lets a merchant decline a return with a reason, which ends it', async () => {
    const asked = await shopper.service.move(await deliver(), 'returnAsked', shopper.uid);
    const decline = (note: string) =>
      merchant.service.move(asked, 'returnDeclined', merchant.uid, note);
    await expectRejection(decline(' '), 'refused');
    const declined = await decline('The seal is broken.');
    expect(declined).toMatchObject({ notes: { returnDeclined: 'The seal is broken.' } });
    await expectRejection(shopper.service.move(declined, 'delivered', shopper.uid), 'refused');
    await expectRejection(shopper.service.move(declined, 'returnAsked', shopper.uid), 'refused');
  });

  it('lists the orders with a phone number for merchants only', async () => {
    const telephone = '91234 56789';
    const address = { ...buildAddress(), telephone };
    const placed = await placeOrder(shopper, world, { address });
    const other = await placeOrder(await world.addPerson({ guest: true }), world);
    const found = await merchant.service.listByTelephone(telephone);
    expect(found).toContainEqual(placed);
    expect(found).not.toContainEqual(other);
    await expectRejection(shopper.service.listByTelephone(telephone), 'refused');
    const cancelled = await shopper.service.move(placed, 'cancelled', shopper.uid);
    await merchant.service.forgetAddress(cancelled);
    const left = await merchant.service.listByTelephone(telephone);
    expect(left.map(({ id }) => id)).not.toContain(placed.id);
  });

  async function deliver() {
    let order = await placeOrder(shopper, world);
    for (const state of ['accepted', 'sent', 'delivered'] as const) {
      order = await merchant.service.move(order, state, merchant.uid);
    }
    return order;
  }
}
