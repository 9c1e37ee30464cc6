import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, type DocumentData, getDoc } from 'firebase/firestore/lite';
import { NOTE_LENGTH } from '../../src/orders/model/states';
import { movableOrder } from './moving';
import { now, orderIn } from './placing';
import { ago, longAgo, worldOf } from './rulesWorld';

const world = worldOf('notes');

const { addMerchant, arrange, move, stateAt, undo } = movableOrder(world);
beforeEach(addMerchant);
const read = async () => (await getDoc(orderIn(world.shopper))).data();

describe('a note', () => {
  it('comes with a move: a courier and a number, or a reason', async () => {
    await arrange('accepted');
    const tracking = 'India Post, EE123456789IN';
    await assertSucceeds(move(world.merchant, 'accepted', 'sent', { 'notes.sent': tracking }));
    expect((await read())?.notes).toEqual({ sent: tracking });
    await arrange('delivered', 'sent', {}, ago(60));
    const reason = { 'notes.returnAsked': 'क्‍ष का रंग ग़लत है' };
    await assertSucceeds(move(world.shopper, 'delivered', 'returnAsked', reason));
  });

  it.each<[string, unknown, typeof assertFails]>([
    ['200 characters', 'x'.repeat(NOTE_LENGTH), assertSucceeds],
    ['201 characters', 'x'.repeat(NOTE_LENGTH + 1), assertFails],
    ['two lines', 'Worn\nPAID', assertFails],
    ['hidden characters', 'Worn\u202eDIAP', assertFails],
    ['nothing visible', ' \u200d', assertFails],
    ['no text at all', '', assertFails],
    ['a number', 7, assertFails],
    ['a list', ['Worn'], assertFails],
  ])('of %s', async (_what, note, check) => {
    await arrange('placed');
    await check(move(world.shopper, 'placed', 'cancelled', { 'notes.cancelled': note }));
  });

  it('is necessary to decline a return', async () => {
    await arrange('returnAsked', 'delivered');
    const decline = (note: unknown) =>
      move(world.merchant, 'returnAsked', 'returnDeclined', { 'notes.returnDeclined': note });
    await assertFails(decline(deleteField()));
    await assertSucceeds(decline('The seal is broken.'));
  });

  it.each<[string, DocumentData]>([
    ['change another note', { 'notes.sent': 'Lost' }],
    ['delete another note', { 'notes.sent': deleteField() }],
    ['add a note about another state', { 'notes.cancelled': 'No' }],
    ['replace the notes by a text', { notes: 'No' }],
    ['change another time', { 'times.sent': now }],
    ['delete another time', { 'times.sent': deleteField() }],
    ['add the time of another state', { 'times.returned': now }],
    ['leave out its time', { 'times.delivered': deleteField() }],
    ['have another time', { 'times.delivered': longAgo }],
  ])('comes with a move, which can’t %s', async (_what, more) => {
    const past = { notes: { sent: 'EE123456789IN' }, times: { sent: ago(1) } };
    await arrange('sent', 'accepted', past);
    await assertFails(move(world.merchant, 'sent', 'delivered', more));
    await assertSucceeds(move(world.merchant, 'sent', 'delivered'));
  });

  it.each<[string, DocumentData]>([
    ['its note', { 'notes.sent': 'EE123456789IN' }],
    ['its time', { 'times.sent': ago(1) }],
    ['another note', { 'notes.placed': 'Gift' }],
    ['another time', { 'times.placed': ago(1) }],
  ])('is deleted when the move is undone, which can’t leave or add %s', async (_what, more) => {
    const past = { by: 'meera', notes: { sent: 'EE123456789IN' }, times: { sent: ago(1) } };
    await arrange('sent', 'accepted', past);
    await assertFails(undo(world.merchant, 'sent', 'accepted', more));
    await assertSucceeds(undo(world.merchant, 'sent', 'accepted'));
    expect(await read()).toMatchObject({ notes: {}, times: {} });
  });
});

describe('a request for a return', () => {
  const asked = {
    by: 'asha',
    notes: { returnAsked: 'Too small' },
    times: { returnAsked: ago(1) },
  };

  it('can be withdrawn by its shopper until the shop answers, even hours later', async () => {
    for (const state of ['returned', 'returnDeclined'] as const) {
      await arrange(state, 'returnAsked', { by: 'meera' });
      await assertFails(undo(world.shopper, state, 'returnAsked'));
      await assertFails(undo(world.shopper, state, 'delivered'));
    }
    await arrange('returnAsked', 'delivered', { ...asked, stateAt: ago(7200) });
    await assertFails(undo(world.stranger, 'returnAsked', 'delivered'));
    await assertFails(undo(world.merchant, 'returnAsked', 'delivered'));
    await assertSucceeds(undo(world.shopper, 'returnAsked', 'delivered'));
    expect(await read()).toMatchObject({ state: 'delivered', notes: {}, times: {} });
  });

  it('doesn’t extend the return period by being withdrawn and made again', async () => {
    const late = ago(15 * 86_400);
    await arrange('returnAsked', 'delivered', { ...asked, stateAt: ago(60), beforeAt: late });
    const times = { stateAt: late, beforeAt: late };
    await assertSucceeds(undo(world.shopper, 'returnAsked', 'delivered', times));
    await assertFails(move(world.shopper, 'delivered', 'returnAsked', { beforeAt: late }));
  });

  it('can be made three times, and each one counts', async () => {
    const ask = (more: DocumentData = {}) =>
      move(world.shopper, 'delivered', 'returnAsked', { beforeAt: stateAt(), ...more });
    const delivered = (returnRequests?: number) =>
      arrange('delivered', 'sent', { ...(returnRequests && { returnRequests }) }, ago(60));
    await delivered();
    for (const returnRequests of [deleteField(), 0, 2]) await assertFails(ask({ returnRequests }));
    await assertSucceeds(ask());
    const times = { stateAt: stateAt(), beforeAt: stateAt() };
    const takeBack = (more: DocumentData = {}) =>
      undo(world.shopper, 'returnAsked', 'delivered', { ...times, ...more });
    for (const returnRequests of [deleteField(), 0]) {
      await assertFails(takeBack({ returnRequests }));
    }
    await assertSucceeds(takeBack());
    await delivered(2);
    await assertSucceeds(ask());
    await delivered(3);
    await assertFails(ask());
  });
});
