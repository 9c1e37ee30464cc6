/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { openShop, stateFilter } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';
import { DAY_MS } from '../../words/calendar';
import { formatTime } from '../../words/dates';

const HOUR_MS = 3_600_000;
const now = Date.now();
const items = [{ productId: '1', price: 100, count: 5 }];
const withFunctions = () => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
};

it('leads me to orders whose messages failed this week, even long finished ones', async () => {
  withFunctions();
  const { order, user } = await openShop((orders) => {
    const old = { owner: 'asha', state: 'delivered', placedAt: now - 20 * DAY_MS } as const;
    orders.add({ ...old, id: 'STUCK', failedAt: now - 2 * DAY_MS });
    const [at, problem] = [now - HOUR_MS, 'rejected' as const];
    const isFinal = true;
    orders.add({ ...old, id: 'TRIED', failedAt: at, told: { delivered: { at, problem } } });
    const told = { deliveredWhatsApp: { at, problem, isFinal }, sent: { at: 1, sentAt: 1 } };
    orders.add({ ...old, id: 'FINAL', failedAt: at, told });
    orders.add({ ...old, id: 'PAST', failedAt: now - 8 * DAY_MS });
  });
  const link = (id: string) => screen.getByRole('button', { name: `Order ${id}` });
  expect(link('STUCK').closest('p')).toHaveTextContent(
    /^Messages about 2 orders couldn’t be sent: Order/,
  );
  expect(link('FINAL').closest('p')).toBe(link('STUCK').closest('p'));
  expect(link('TRIED').closest('p')).toHaveTextContent(/ is being tried again: Order TRIED$/);
  expect(document.body).not.toHaveTextContent('PAST');
  await user.click(link('STUCK'));
  expect(stateFilter('Delivered')).toHaveAttribute('aria-pressed', 'true');
  expect(within(order('STUCK')).getByRole('heading')).toHaveFocus();
});

it('makes no request for failed messages in a shop without functions', async () => {
  setShop({ functions: undefined });
  const { orders } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'FIRST' });
  });
  expect(orders.calls).not.toContain('listFailed');
  expect(screen.queryByText('Messages')).toBeNull();
});

it('shows an order’s sent messages with their times, and the failed ones with reasons', async () => {
  withFunctions();
  const [early, late] = [now - 2 * DAY_MS, now - HOUR_MS];
  const { order, user } = await openShop((orders) => {
    orders.add({
      owner: 'asha',
      id: 'FIRST',
      state: 'accepted',
      failedAt: early,
      told: {
        accepted: { at: late, problem: 'unreachable' },
        receipt: { at: early, sentAt: early + HOUR_MS },
        shopPush: { at: early + 1, problem: 'rejected' },
        shopEmail: { at: early + 2, problem: 'no-address', isFinal: true },
        claimPush: { at: now, triedAt: now },
        acceptedWhatsApp: { at: late + 1, sentAt: late + 1 },
        receiptWhatsApp: { at: early + 3, problem: 'no-whatsapp', isFinal: true },
      },
    });
  });
  await user.click(stateFilter('Accepted'));
  const summary = within(order('FIRST')).getByText('Messages');
  expect(summary).toHaveTextContent('Messages4 not sent');
  const list = summary.closest('details')?.querySelectorAll('li') ?? [];
  const texts = Array.from(list, ({ textContent }) => textContent);
  expect(texts).toEqual([
    `Email: receipt ${formatTime(early + HOUR_MS)}`,
    `Notification to the shop ${formatTime(early + 1)}Wasn’t sent. The server rejected it.`,
    `Email to the shop ${formatTime(early + 2)}Wasn’t sent. This email address doesn’t exist.`,
    `WhatsApp: receipt ${formatTime(early + 3)}Wasn’t sent. Nobody has WhatsApp at this number.`,
    `Email: accepted ${formatTime(late)}No answer from the server. Trying again until ${formatTime(late + DAY_MS)}.`,
    `WhatsApp: accepted ${formatTime(late + 1)}`,
    `Notification: payment to check ${formatTime(now)}Sending…`,
  ]);
});

it('says that too few were left for an order, and accepts it without a question', async () => {
  withFunctions();
  const { order, orders, button, user } = await openShop((fake) => {
    fake.today = { prices: { 1: 100 }, delivery: {}, left: { 1: 0 } };
    fake.add({ owner: 'asha', id: 'FIRST', items, taken: { 1: 2 }, short: { 1: 3 } });
  });
  const shortage = /^Not enough left: only 2 of 5 “.*” are reserved for this order\.$/;
  expect(within(order('FIRST')).getByText(shortage)).toBeVisible();
  await user.click(button('Accept', 'FIRST'));
  expect(orders.orders.get('FIRST')).toMatchObject({ state: 'accepted', taken: { 1: 2 } });
});
