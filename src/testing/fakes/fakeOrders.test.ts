import { webcrypto } from 'node:crypto';
import { describeOrderService } from '../contracts/orderContract';
import { FakeOrders } from './fakeOrders';

// jsdom has no Web Crypto.
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
    addFailure(id, failedAt) {
      const order = fake.orders.get(id);
      if (order) fake.orders.set(id, { ...order, failedAt });
      return Promise.resolve();
    },
    addPerson({ merchant = false, guest = false, isCutOff = false } = {}) {
      const uid = `person-${(people += 1)}`;
      const person = { uid, service: fake.serviceOf(uid) };
      if (merchant) fake.merchants.add(uid);
      if (isCutOff) Object.assign(fake, { fate: 'unreachable', readFate: 'unreachable' });
      const register = () => Promise.resolve(person);
      return Promise.resolve({ ...person, isGuest: guest, register });
    },
  });
});
