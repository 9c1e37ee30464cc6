import { webcrypto } from 'node:crypto';
import { FakeOrders } from './fakeOrders';
import { describeOrderService } from '../../services/orderContract';

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
    addPerson({ merchant = false, isCutOff = false } = {}) {
      people += 1;
      const uid = `person-${people}`;
      if (merchant) fake.merchants.add(uid);
      if (isCutOff) {
        fake.fate = 'unreachable';
        fake.readFate = 'unreachable';
      }
      return Promise.resolve({ uid, service: fake.serviceOf(uid) });
    },
  });
});
