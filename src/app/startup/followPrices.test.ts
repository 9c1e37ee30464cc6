/** @jest-environment ./src/testing/browserEnvironment.ts */
import { selectCards } from '../../catalogue/catalogueSlice';
import type { Cards } from '../../catalogue/model/cards';
import type { CurrentPrices } from '../../catalogue/model/prices';
import { pricesAccepted, selectCurrentPrices } from '../../catalogue/pricesSlice';
import { takeCards } from '../../catalogue/today';
import { buildServices } from '../../testing/builders';
import { makeStore } from '../store';
import { followPrices } from './followPrices';

const news: CurrentPrices = {
  prices: { lamp: 949, jug: null },
  left: { pot: 4 },
  delivery: {},
  isPartial: true,
};

function open(answer: () => Promise<CurrentPrices | undefined>, cards: Cards = {}) {
  const readNews = jest.fn(async () => {
    const prices = await answer();
    return prices && { prices, cards };
  });
  const services = buildServices({ readNews });
  const store = makeStore(services);
  return {
    ...store,
    readNews,
    today: () => selectCurrentPrices(store.getState()),
    follow: () => followPrices(store.dispatch),
  };
}

it('shows what a merchant has changed since the build, and reads again when I come back', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const comeBackAt = async (ms: number) => {
    now.mockReturnValue(ms);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  let pots = 4;
  const shop = open(() => Promise.resolve({ ...news, left: { pot: pots } }));
  await shop.follow();
  expect(shop.today()).toEqual(news);
  pots = 3;
  await comeBackAt(59_000);
  expect(shop.readNews).toHaveBeenCalledTimes(1);
  await comeBackAt(61_000);
  expect(shop.today()).toMatchObject({ left: { pot: 3 } });
  await comeBackAt(90_000);
  expect(shop.readNews).toHaveBeenCalledTimes(2);
});

it.each<[what: string, answer: () => Promise<CurrentPrices | undefined>]>([
  ['nothing has been changed', () => Promise.resolve(undefined)],
  ['the database can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the page’s prices if %s', async (_what, answer) => {
  const shop = open(answer);
  const before = shop.getState();
  await shop.follow();
  expect(shop.getState()).toBe(before);
});

it('keeps the newer prices that the checkout read while this request was pending', async () => {
  let send: (answer: CurrentPrices) => void = () => undefined;
  const shop = open(
    () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  );
  const following = shop.follow();
  await Promise.resolve();
  const newer = { prices: { lamp: 930 }, delivery: {} };
  shop.dispatch(pricesAccepted(newer));
  send(news);
  await following;
  expect(shop.today()).toEqual(newer);
});

it('keeps what a merchant saved on this page while this request was pending', async () => {
  let send: (answer: CurrentPrices) => void = () => undefined;
  const shop = open(
    () =>
      new Promise((resolve) => {
        send = resolve;
      }),
    { lamp: { id: 'lamp', title: 'Old lamp' }, jug: { id: 'jug', title: 'Clay jug' } },
  );
  const following = shop.follow();
  await Promise.resolve();
  shop.dispatch(takeCards({ lamp: { id: 'lamp', title: 'Brass lamp' } }));
  send(news);
  await following;
  expect(selectCards(shop.getState())).toMatchObject({
    lamp: { title: 'Brass lamp' },
    jug: { title: 'Clay jug' },
  });
});

it('shows later changes after the checkout has read all prices; without news, nothing changes', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const shop = open(() => Promise.resolve(news));
  const whole = { prices: { lamp: 1, jug: 2, pot: 3 }, left: { pot: 1 }, delivery: {} };
  shop.dispatch(pricesAccepted(whole));
  await shop.follow();
  const merged = {
    ...whole,
    prices: { lamp: 949, jug: null, pot: 3 },
    left: { pot: 4 },
    soldOutPrices: {},
  };
  expect(shop.today()).toEqual(merged);
  const before = shop.getState();
  now.mockReturnValue(61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shop.readNews).toHaveBeenCalledTimes(2);
  expect(shop.getState()).toBe(before);
});

it.each([
  ['nothing', 'Firebase', undefined, 0],
  ['the changes', 'the emulator, which needs no network', 'http://127.0.0.1:8080', 1],
])('requests %s offline from %s', async (_what, _where, emulator, count) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.replaceProperty(process, 'env', { ...process.env, FIRESTORE_EMULATOR_URL: emulator });
  const shop = open(() => Promise.resolve(news));
  await shop.follow();
  expect(shop.readNews).toHaveBeenCalledTimes(count);
});

it('reads the changes once a page that was opened offline is online', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shop = open(() => Promise.resolve(news));
  await shop.follow();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shop.today()).toEqual(news);
});

it('requests nothing for a prerendered page until the shopper opens it', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const shop = open(() => Promise.resolve(news));
  await shop.follow();
  expect(shop.readNews).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shop.today()).toBeDefined();
});
