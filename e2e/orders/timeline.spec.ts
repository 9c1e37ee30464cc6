import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import type { OrderState } from '../../src/orders/model/states';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { uidOf } from '../support/database';
import { signIn } from '../support/login';
import { seedOrder } from '../support/orderDatabase';
import { openAccount, orderOf } from '../support/orders';
import { expect, test } from '../support/test';

/** The ways in which an order can have reached each state. */
const ways: Record<OrderState, readonly OrderState[]> = {
  placed: [],
  accepted: ['accepted'],
  sent: ['accepted', 'sent'],
  delivered: ['accepted', 'sent', 'delivered'],
  undelivered: ['accepted', 'sent', 'undelivered'],
  returnAsked: ['accepted', 'sent', 'delivered', 'returnAsked'],
  returnDeclined: ['accepted', 'sent', 'delivered', 'returnAsked', 'returnDeclined'],
  returned: ['accepted', 'sent', 'delivered', 'returnAsked', 'returned'],
  cancelled: ['accepted', 'cancelled'],
};
const states = Object.keys(ways) as OrderState[];

const reason =
  'It was damaged when it came, and the box was wet through, so that nothing in it could be used any more; ' +
  'please take it back, and send another one to the same address within the week if you can.';
const notes: Partial<Record<OrderState, string>> = {
  sent: 'Courier-of-the-whole-country AWB0123456789012345678901234567890123456789 https://track.example/0123456789012345678901234567890123456789',
  undelivered: reason,
  cancelled: reason,
  returnAsked: reason,
  returnDeclined: reason,
  returned: reason,
};

/** The pairs of texts that cover each other, and the texts that reach out of the timeline, or aren't shown. */
const findFaults = (timeline: Locator) =>
  timeline.evaluate((list) => {
    const texts = [...list.querySelectorAll('.order-step, time, .order-note')];
    const shown = texts.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
      return { element, text: element.textContent, lines };
    });
    const room = list.getBoundingClientRect();
    const covers = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const outside = shown
      .filter(
        ({ lines }) =>
          lines.length === 0 ||
          lines.some(({ left, right, bottom }) =>
            [room.left - left, right - room.right, bottom - room.bottom].some((more) => more > 1),
          ),
      )
      .map(({ text }) => text);
    const pairs = shown.flatMap((one, place) =>
      shown
        .slice(place + 1)
        .filter((other) => one.lines.some((line) => other.lines.some((each) => covers(line, each))))
        .map((other) => `${one.text} / ${other.text}`),
    );
    return { texts: texts.length, faults: [...outside, ...pairs] };
  });

test('no text of an order’s progress covers another, in any state, at any width', async ({
  page,
  account,
}) => {
  const lot = randomUUID().slice(0, 4).toUpperCase();
  const idOf = (state: OrderState) => `${lot}-${state}`;
  const owner = await uidOf(account);
  const at = (day: number) => Timestamp.fromMillis(Date.UTC(2026, 8, day, 12, 59));
  for (const [place, state] of states.entries()) {
    const way = ways[state];
    const times = Object.fromEntries(way.map((each, day) => [each, at(15 + day)]));
    const noted = way.filter((each) => notes[each]).map((each) => [each, notes[each]] as const);
    await seedOrder(idOf(state), {
      owner,
      by: 'seeded',
      state,
      before: way.at(-2) ?? 'placed',
      times,
      notes: Object.fromEntries(noted),
      placedAt: at(14),
      stateAt: times[state] ?? at(14),
      changedAt: at(28 - place),
    });
  }
  await signIn(page, account);
  await openAccount(page);
  for (const state of states) {
    const order = orderOf(page, idOf(state));
    const details = order.locator('.order-details');
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  }
  for (const width of [360, 480, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const state of states) {
      const timeline = orderOf(page, idOf(state)).getByRole('list', { name: 'Progress' });
      await expect(timeline).toContainText(orderHistoryWords.states[state]);
      const { texts, faults } = await findFaults(timeline);
      expect(texts).toBeGreaterThan(2);
      expect(faults, `${state} at ${width} pixels`).toEqual([]);
    }
  }
});
