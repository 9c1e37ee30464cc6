import { webcrypto } from 'node:crypto';
import { describeOrderService } from '../../services/orderContract';
import { buildAddress } from '../address';
import { expectRejection, newOrderOf } from '../orderWorld';
import { FakeOrders } from './fakeOrders';

// jsdom has none.
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});

describeOrderService('The fake', () => {
  const fake = new FakeOrders();
  fake.today = { prices: { lamp: 990 }, delivery: { price: 49 } };
  let people = 0;
  return Promise.resolve({
    today: fake.today,
    addOrders: (count, placedAt) =>
      Promise.resolve(
        Array.from({ length: count }, () => fake.add({ owner: 'somebody', placedAt }).id),
      ),
    addPerson({ merchant = false, guest = false, isCutOff = false } = {}) {
      people += 1;
      const uid = `person-${people}`;
      if (merchant) fake.merchants.add(uid);
      if (isCutOff) {
        fake.fate = 'unreachable';
        fake.readFate = 'unreachable';
      }
      return Promise.resolve({
        ...{ uid, isGuest: guest, service: fake.serviceOf(uid, guest ? 'guest' : undefined) },
        register: () => Promise.resolve({ uid, service: fake.serviceOf(uid) }),
      });
    },
  });
});

it('The fake enforces the shop’s terms, as the security rules do', async () => {
  const fake = new FakeOrders();
  fake.today = { prices: { lamp: 990 }, delivery: { price: 49 } };
  const [asha, guest] = [fake.serviceOf('asha'), fake.serviceOf('guest', 'guest')];
  const order = await newOrderOf({ uid: 'asha', service: asha }, fake.today);
  const guestOrder = { ...order, owner: 'guest', guest: true };
  fake.cash = { upTo: 3018 };
  await expectRejection(asha.place(order), 'refused');
  fake.cash = { upTo: 3019 };
  fake.areas = ['11'];
  await expectRejection(asha.place(order), 'refused');
  fake.areas = [buildAddress().pin];
  fake.allowsGuests = false;
  await expectRejection(guest.place(guestOrder), 'refused');
  await expectRejection(guest.place({ ...guestOrder, guest: false }), 'refused');
  await expectRejection(asha.place({ ...order, guest: true }), 'refused');
  await asha.place(order);
});
