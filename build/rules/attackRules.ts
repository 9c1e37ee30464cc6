import { assertFails } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { type Attack, guestOrder } from './attack';
import { changingAttacks } from './changingAttacks';
import { liveAttacks } from './live/liveAttacks';
import { movableOrder } from './moving';
import { orderingAttacks } from './orderingAttacks';
import { orderIn, recordIn } from './placing';
import { ago, type RulesWorld } from './rulesWorld';

const reading: Attack[] = [
  ['read the order of somebody else', ({ guest }) => getDoc(orderIn(guest))],
  [
    'read the order of another guest',
    ({ otherGuest }) => getDoc(orderIn(otherGuest)),
    { state: 'placed', more: guestOrder },
  ],
  ['list all orders', ({ guest }) => getDocs(collection(guest, 'orders'))],
  [
    'list the orders of another guest',
    ({ otherGuest }) =>
      getDocs(query(collection(otherGuest, 'orders'), where('owner', '==', 'guest'))),
  ],
  [
    'list orders by a phone number',
    ({ shopper }) =>
      getDocs(
        query(collection(shopper, 'orders'), where('address.telephone', '==', '98765 43210')),
      ),
  ],
  [
    'list the orders of guests',
    ({ guest }) => getDocs(query(collection(guest, 'orders'), where('guest', '==', true))),
  ],
  ['see when another guest has ordered', ({ otherGuest }) => getDoc(recordIn(otherGuest, 'guest'))],
  ['see who is a merchant', ({ guest }) => getDoc(doc(guest, 'merchants/meera'))],
];

/** What nobody should be able to do, attempted one by one. */
export function describeAttacks(currentWorld: () => RulesWorld) {
  describe('an attacker can’t', () => {
    const order = movableOrder(currentWorld);
    const arrange = ({ state, before, more, daysAgo = 0 }: NonNullable<Attack[2]>) =>
      order.arrange(state, before, more, ago(60 + daysAgo * 86_400));

    it.each([...reading, ...changingAttacks, ...liveAttacks])(
      '%s',
      async (_what, attempt, existing = { state: 'placed' }) => {
        await order.addMerchant();
        await arrange(existing);
        await assertFails(attempt(currentWorld(), order));
      },
    );

    it.each(orderingAttacks)('%s', (_what, attempt) => assertFails(attempt(currentWorld(), order)));

    it('get more days for a return by taking a request back and asking again', async () => {
      const { shopper } = currentWorld();
      const late = { stateAt: ago(60), beforeAt: ago(15 * 86_400) };
      await order.arrange('returnAsked', 'delivered', { by: 'asha', ...late });
      await order.undo(shopper, 'returnAsked', 'delivered', {
        stateAt: late.beforeAt,
        beforeAt: late.beforeAt,
      });
      await assertFails(
        order.move(shopper, 'delivered', 'returnAsked', { beforeAt: late.beforeAt }),
      );
    });
  });
}
