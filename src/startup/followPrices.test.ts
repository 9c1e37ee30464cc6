/** @jest-environment ./src/testing/browserEnvironment.ts */
import { makeStore } from '../app/makeStore';
import type { LiveChanges } from '../catalogue/prices';
import { pricesAccepted, selectCurrentPrices } from '../catalogue/pricesSlice';
import { buildServices } from '../testing/builders';
import { followPrices } from './followPrices';

const changes: LiveChanges = {
  ...{ release: 'second', prices: { lamp: 949, pot: 120 }, soldOut: ['jug'] },
  ...{ left: { pot: 4, pan: 0 }, revision: 1 },
};
const left = { pot: 4, pan: 0 };

function open(answer: () => Promise<LiveChanges | undefined>) {
  const readLiveChanges = jest.fn(answer);
  const services = buildServices({ readLiveChanges });
  const store = makeStore(services);
  return {
    ...store,
    readLiveChanges,
    today: () => selectCurrentPrices(store.getState()),
    follow: () => followPrices(services, 'second', store.dispatch),
  };
}

it('takes over what a merchant has changed since the deployment, with one request, and another one when I come back', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const comeBackAt = async (ms: number) => {
    now.mockReturnValue(ms);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  let pots = 4;
  const shop = open(() => Promise.resolve({ ...changes, left: { ...left, pot: pots } }));
  await shop.follow();
  expect(shop.today()).toMatchObject({
    ...{ changed: { lamp: 949, pot: 120, jug: null, pan: null }, left },
  });
  pots = 3;
  await comeBackAt(59_000);
  expect(shop.readLiveChanges).toHaveBeenCalledTimes(1);
  await comeBackAt(61_000);
  expect(shop.today()).toMatchObject({ left: { pot: 3 } });
  await comeBackAt(90_000);
  expect(shop.readLiveChanges).toHaveBeenCalledTimes(2);
});

it('takes over what is sold out or left, but no prices, from before a deployment', async () => {
  const shop = open(() => Promise.resolve({ ...changes, release: 'first' }));
  await shop.follow();
  expect(shop.today()).toMatchObject({ changed: { jug: null, pan: null }, left });
});

it.each<[what: string, answer: () => Promise<LiveChanges | undefined>]>([
  ['nothing has been changed', () => Promise.resolve(undefined)],
  ['the database can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the page’s prices if %s', async (_what, answer) => {
  const shop = open(answer);
  const before = shop.getState();
  await shop.follow();
  expect(shop.getState()).toBe(before);
});

it('keeps newer prices that the checkout has read while the answer was under way', async () => {
  let send: (answer: LiveChanges) => void = () => undefined;
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
  send(changes);
  await following;
  expect(shop.today()).toEqual(newer);
});

it.each([
  ['nothing', 'Firebase', undefined, 0],
  ['the changes', 'the emulator, which needs no network', 'http://127.0.0.1:8080', 1],
])('requests %s offline from %s', async (_what, _where, emulator, count) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.replaceProperty(process, 'env', { ...process.env, FIRESTORE_EMULATOR_URL: emulator });
  const shop = open(() => Promise.resolve(changes));
  await shop.follow();
  expect(shop.readLiveChanges).toHaveBeenCalledTimes(count);
});

it('requests nothing for a page that the browser has prerendered until it is opened', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const shop = open(() => Promise.resolve(changes));
  const following = shop.follow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shop.readLiveChanges).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await following;
  expect(shop.today()).toBeDefined();
});
