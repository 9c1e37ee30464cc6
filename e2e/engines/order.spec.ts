import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { everyRule, findingsOf } from '../axe';
import { makeMerchant, ordersOf } from '../orderDatabase';
import { chosenState, noOrders, placeName, takesOrders, typed } from '../orders';
import { focusOf, pressOn, typeInto } from './keyboard';
import type { Tab } from './tab';
import {
  addFirst,
  createName,
  first,
  items,
  newAccount,
  onDeviceOf,
  poll,
  see,
  seeCount,
  seeHeading,
  test,
} from './walk';

test.skip(!takesOrders, noOrders);

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The automated rules of axe find nothing on the screen as it is. */
async function expectAccessible(tab: Tab) {
  const isThere = await tab.read(() => 'axe' in window);
  if (!isThere) await tab.run(axe);
  const results = await tab.read(async (options) => {
    // The header lies over what is scrolled away, and axe takes that for too small.
    scrollTo(0, 0);
    const { violations, passes } = await (
      window as unknown as { axe: typeof import('axe-core') }
    ).axe.run(document, { ...options, resultTypes: ['violations'] });
    return { violations, count: passes.length };
  }, everyRule);
  expect(findingsOf(results)).toEqual([]);
  expect(results.count).toBeGreaterThan(10);
}

/** Waits for a text, and looks at the whole screen that it is on. */
async function seeAll(tab: Tab, text: string) {
  await see(tab, text);
  await expectAccessible(tab);
}

/** From the search field, which a key leads to, to what comes after it in the header. */
async function pressInHeader(tab: Tab, name: string) {
  await tab.press('/');
  await pressOn(tab, name);
}

async function enter(tab: Tab, button: string, { email, password }: ReturnType<typeof newAccount>) {
  await typeInto(tab, 'Email', email);
  await typeInto(tab, 'Password', password);
  await pressOn(tab, button);
}

for (const width of [360, 1280]) {
  test(`I order with the keyboard alone, and so does the merchant send it, ${width} pixels wide`, async ({
    running,
    home,
  }) => {
    test.slow();
    const shopper = newAccount();
    const merchant = newAccount();
    const onDevice = (visit: (tab: Tab) => Promise<void>) =>
      onDeviceOf(running, async (tab) => {
        await tab.resize(width);
        await tab.load(home);
        expect(await tab.read(() => innerWidth)).toBe(width);
        await visit(tab);
      });
    const signIn = async (tab: Tab, button: string, account: typeof shopper) => {
      await pressInHeader(tab, 'Sign In');
      await seeAll(tab, 'Sign in');
      await enter(tab, button, account);
      await see(tab, `Hello ${account.email}`);
    };
    let id = '';

    await onDevice(async (tab) => {
      await expectAccessible(tab);
      await pressOn(tab, addFirst);
      await seeCount(tab, 1);
      await expectAccessible(tab);
      await pressInHeader(tab, items(1));
      await seeAll(tab, 'Your Shopping basket');
      await pressOn(tab, 'Proceed to checkout');
      await seeAll(tab, 'Where does it go?');
      for (const [label, text] of Object.entries(typed)) await typeInto(tab, label, text);
      await typeInto(tab, 'State', chosenState);
      await expectAccessible(tab);
      await pressOn(tab, 'Check your order');
      await seeAll(tab, 'Nothing is ordered yet.');
      await pressOn(tab, placeName(first));
      await seeAll(tab, 'Sign in to place your order');
      await enter(tab, createName, shopper);
      await poll(() => focusOf(tab)).toMatchObject({ name: placeName(first) });
      await expectAccessible(tab);
      await tab.press('Enter');
      await seeAll(tab, 'Thank you. Your order');
      await seeCount(tab, 0);
      const orders = await ordersOf(shopper);
      expect(orders).toMatchObject([{ state: 'placed', items: [`${first.id}:${first.price}`] }]);
      id = orders[0]?.id ?? '';
      await pressInHeader(tab, 'Returns & Orders');
      await see(tab, `Order ${id}`);
      await seeAll(tab, 'The shop has your order, and has not accepted it yet.');
    });

    await onDevice(async (tab) => {
      await signIn(tab, createName, merchant);
      await makeMerchant(merchant);
      await pressInHeader(tab, 'Returns & Orders');
      await seeAll(tab, 'Orders of the shop');
      await typeInto(tab, 'Find by number, name or telephone', id);
      for (const [step, state] of steps) {
        await pressOn(tab, `${step}, order ${id}`);
        await poll(async () => (await ordersOf(shopper))[0]?.state).toBe(state);
        await expectAccessible(tab);
      }
    });

    await onDevice(async (tab) => {
      await signIn(tab, 'Sign in', shopper);
      await pressInHeader(tab, 'Returns & Orders');
      await see(tab, `Order ${id}`);
      await seeAll(tab, 'Delivered');
      await seeHeading(tab, 'Your account');
    });
  });
}

const steps = [
  ['Accept', 'accepted'],
  ['Mark as sent', 'sent'],
  ['Mark as delivered', 'delivered'],
] as const;
