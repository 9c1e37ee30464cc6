import { OrderTabs, settle } from '../../testing/orderTabs';
import { describePlacing } from './describePlacing';

const PRICE = 990;

function openTab() {
  const shop = new OrderTabs(1, PRICE);
  const [tab] = shop.tabs;
  if (!tab) throw new Error('There is no tab.');
  return { shop, tab };
}

/** Sends an order that does not arrive. */
async function sendInVain() {
  const { shop, tab } = openTab();
  shop.orders.fate = 'unreachable';
  shop.press(tab);
  await settle();
  const finds = () => shop.orders.calls.filter((call) => call.startsWith('find')).length;
  return { shop, tab, finds, step: () => tab.machine.get().step };
}

it('asks again and again while there is no answer', async () => {
  const { shop, finds, step } = await sendInVain();
  shop.orders.readFate = 'unreachable';
  expect(step()).toBe('unknown');
  const counts = [];
  for (const wait of [1500, 500, 3500, 500, 7500, 500, 14_500, 500, 15_000]) {
    await shop.pass(wait);
    counts.push(finds());
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 5]);
  expect(step()).toBe('unknown');
});

it('says that nothing was placed only once nothing can arrive any more', async () => {
  const { shop, tab, step } = await sendInVain();
  tab.machine.ask();
  await settle();
  await shop.pass(4500);
  tab.machine.ask();
  await settle();
  expect(step()).toBe('unknown');
  await shop.pass(4500);
  expect(step()).toBe('absent');
  expect(tab.noted).toBeUndefined();
  expect(describePlacing(tab.machine.get())).toBe(
    'It did not arrive: nothing was placed. Press again to send it; it can’t arrive twice.',
  );
});

it('does not wait for an answer for more than 10 seconds', async () => {
  const { shop, tab } = openTab();
  tab.machine.subscribe(() => {
    if (tab.machine.get().step === 'sending') shop.hang();
  });
  shop.press(tab);
  await settle();
  await shop.pass(9500);
  expect(tab.machine.get().step).toBe('sending');
  await shop.pass(500);
  expect(tab.machine.get().step).toBe('unknown');
  // It may still be on its way: that it is not there yet is not the end.
  await shop.pass(25_000);
  expect(tab.machine.get().step).toBe('unknown');
  shop.answer();
  await settle();
  expect(tab.machine.get().step).toBe('placed');
});

it('reads the prices once a minute, and again when they turn out to be others', async () => {
  const { shop, tab } = openTab();
  const reads = () => shop.orders.calls.filter((call) => call === 'readPrices').length;
  for (const [wait, count] of [
    [0, 1],
    [59_000, 1],
    [2000, 2],
  ] as const) {
    await shop.pass(wait);
    shop.look(tab);
    await settle();
    expect(reads()).toBe(count);
  }
  shop.setPrice(949);
  shop.press(tab);
  await settle();
  expect(tab.machine.get().step).toBe('changed');
  expect(reads()).toBe(3);
  expect(shop.orders.orders.size).toBe(0);
});
