import type { Code } from '../../orders/model/discount';
import { subtotalOf, totalOf } from '../../orders/model/order';
import { reasonOf, type ShopDatabase } from '../../orders/model/orderService';
import { buildAddress } from '../address';
import {
  expectRejection,
  newOrderOf,
  type OrderWorld,
  type Person,
  placeOrder,
} from '../orderWorld';

const HOUR_MS = 3_600_000;
let codes = 0;

/** The promises of every order service about codes. */
export function describeCodes(open: () => { world: OrderWorld; shopper: Person }) {
  let world: OrderWorld;
  let shopper: Person;
  let merchant: ShopDatabase;
  beforeEach(async () => {
    ({ world, shopper } = open());
    merchant = (await world.addPerson({ merchant: true })).service;
  });

  async function addCode(more: Partial<Omit<Code, 'used'>> = {}) {
    codes += 1;
    const now = Date.now();
    const code = {
      code: `DIWALI${codes}`,
      terms: { percent: 10 },
      since: now - HOUR_MS,
      until: now + HOUR_MS,
      most: 2,
      ...more,
    };
    await merchant.addCode(code);
    return code;
  }

  const orderWith = async ({ code, terms }: Pick<Code, 'code' | 'terms'>, person = shopper) => ({
    ...(await newOrderOf(person, world.today)),
    code,
    discount: terms,
  });

  describe('a code', () => {
    it('takes something off an order, for its shopper, its link and the merchant', async () => {
      const code = await addCode({ terms: { percent: 10, from: 1 } });
      expect(await shopper.service.findCode(code.code)).toEqual({ ...code, used: 0 });
      const plain = await newOrderOf(shopper, world.today);
      const placed = await placeOrder(shopper, world, { code: code.code, discount: code.terms });
      expect(placed).toMatchObject({ code: code.code, discount: code.terms });
      expect(totalOf(placed)).toBe(totalOf(plain) - Math.round(subtotalOf(plain) / 10));
      const link = { id: placed.id, key: placed.linkKey ?? '' };
      const anybody = await world.addPerson();
      const linked = await anybody.service.findLinked(link);
      expect(linked).toMatchObject({ code: code.code, discount: code.terms });
      expect(await anybody.service.findCode(code.code)).toEqual({ ...code, used: 1 });
      expect(await merchant.find(placed.id)).toEqual(placed);
      const cancelled = await shopper.service.move(placed, 'cancelled', shopper.uid);
      expect(totalOf(cancelled)).toBe(totalOf(placed));
      expect(await merchant.listCodes()).toContainEqual({ ...code, used: 1 });
    });

    it('finds no code that doesn’t exist, or can’t be used yet or any more', async () => {
      const later = await addCode({ since: Date.now() + HOUR_MS / 2 });
      const stopped = await addCode();
      await merchant.stopCode(stopped.code);
      const usedUp = await addCode({ most: 1 });
      await placeOrder(shopper, world, { code: usedUp.code, discount: usedUp.terms });
      for (const code of [later.code, stopped.code, usedUp.code, 'NOTHING', '../orders', '']) {
        expect(await shopper.service.findCode(code)).toBeUndefined();
      }
      const listed = (await merchant.listCodes()).map(({ code }) => code);
      expect(listed).toEqual(expect.arrayContaining([later.code, stopped.code, usedUp.code]));
    });

    it('lets one of two shoppers have the last use, and tells the other, whose order isn’t placed', async () => {
      const code = await addCode({ most: 1 });
      const people = [shopper, await world.addPerson({ guest: true })];
      const sent = await Promise.all(
        people.map(async (person) => ({ person, order: await orderWith(code, person) })),
      );
      const answers = await Promise.all(
        sent.map(({ person, order }) =>
          person.service.place(order).then(
            () => 'placed',
            (error: unknown) => reasonOf(error),
          ),
        ),
      );
      expect([...answers].sort()).toEqual(['code', 'placed']);
      for (const { person, order } of sent.filter((_, place) => answers[place] === 'code')) {
        expect(await person.service.find(order.id)).toBeUndefined();
        expect(await merchant.listCodes()).toContainEqual({ ...code, used: 1 });
        const full = { ...order, code: undefined, discount: undefined };
        expect(totalOf(await placeOrder(person, world, full))).toBe(totalOf(full));
      }
    });

    it('is used once by an order that is sent from two tabs', async () => {
      const code = await addCode({ most: 1 });
      const order = await orderWith(code);
      const placed = await Promise.all([1, 2].map(() => shopper.service.place(order)));
      expect(placed.map(({ id }) => id)).toEqual([order.id, order.id]);
      expect(await merchant.listCodes()).toContainEqual({ ...code, used: 1 });
      expect(await shopper.service.place(order)).toMatchObject({ id: order.id });
    });

    it('rejects an order by its code if that is over, missing, or has other terms by now', async () => {
      const code = await addCode();
      const order = await orderWith(code);
      await expectRejection(
        shopper.service.place({ ...order, discount: { percent: 100 } }),
        'code',
      );
      await expectRejection(shopper.service.place({ ...order, code: 'NOTHING' }), 'code');
      await merchant.stopCode(code.code);
      await expectRejection(shopper.service.place(order), 'code');
      const until = Date.now() + 2 * HOUR_MS;
      await merchant.extendCode(code.code, { until, most: 5 });
      await shopper.service.place(order);
      expect(await merchant.listCodes()).toContainEqual({ ...code, until, most: 5, used: 1 });
    });

    it('can be used once by each customer, until the merchant deletes it', async () => {
      const code = await addCode({ terms: { delivery: true, once: true } });
      await shopper.service.place(await orderWith(code));
      const guest = await world.addPerson({ guest: true });
      const order = await orderWith(code, guest);
      await expectRejection(guest.service.place(order), 'code');
      expect(await guest.service.findCode(code.code)).toMatchObject({ used: 1 });
      const other = { ...buildAddress(), telephone: '98765 43211' };
      await guest.service.place({ ...order, address: other });
      for (let time = 0; time < 2; time += 1) await merchant.deleteCode(code.code);
      expect(await shopper.service.findCode(code.code)).toBeUndefined();
      await merchant.addCode(code);
      const next = await world.addPerson();
      await next.service.place(await orderWith(code, next));
    });

    it('adds no code twice', async () => {
      const code = await addCode();
      await placeOrder(shopper, world, { code: code.code, discount: code.terms });
      await expectRejection(merchant.addCode(code), 'refused');
      expect(await merchant.listCodes()).toContainEqual({ ...code, used: 1 });
    });
  });
}
