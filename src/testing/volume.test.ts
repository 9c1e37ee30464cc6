import { isOrderId } from '../orders/model/order';
import { createVolume } from './volume';

describe('a shop at volume', () => {
  it('has 1,000 orders of 300 customers and 500 products, always the same ones', () => {
    const { orders, customers, products } = createVolume();
    expect(createVolume().orders).toEqual(orders);
    expect(createVolume({ seed: 2 }).orders).not.toEqual(orders);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1000);
    expect(orders.every(({ id }) => isOrderId(id))).toBe(true);
    expect(new Set(orders.map(({ address }) => address?.telephone)).size).toBe(300);
    expect(customers).toHaveLength(300);
    expect(new Set(products.map(({ title }) => title)).size).toBe(500);
    expect(orders.filter(({ state }) => state === 'placed')).toHaveLength(60);
    const times = orders.map(({ placedAt }) => placedAt);
    expect(times.toSorted((one, other) => other - one)).toEqual(times);
  });

  it.each([
    ['IN', /^\d{6}$/, /^\+91 9\d{9}$/],
    ['DE', /^\d{5}$/, /^\+49 30 \d{7}$/],
  ] as const)('has addresses of %s', (country, pin, telephone) => {
    for (const { address } of createVolume({ country }).customers) {
      expect(address).toMatchObject({
        pin: expect.stringMatching(pin) as unknown,
        telephone: expect.stringMatching(telephone) as unknown,
      });
    }
  });
});
