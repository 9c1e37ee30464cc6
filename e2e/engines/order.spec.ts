import { expect } from '@playwright/test';
import { expectNoViolations } from '../axe';
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
// One after the other in one browser: to start one more takes as much work as a test.
test.describe.configure({ mode: 'default' });

/** Waits for a text, and looks at the whole screen that it is on. */
async function seeAll(tab: Tab, text: string) {
  await see(tab, text);
  await expectNoViolations(tab);
}

/** From the search field, which a key leads to, to what comes after it in the header. */
async function pressInHeader(tab: Tab, name: string) {
  await tab.press('/');
  await pressOn(tab, name);
}

const seeFocus = (tab: Tab, name: string) => poll(() => focusOf(tab)).toMatchObject({ name });

async function enter(tab: Tab, button: string, { email, password }: ReturnType<typeof newAccount>) {
  await typeInto(tab, 'Email', email);
  await typeInto(tab, 'Password', password);
  await pressOn(tab, button);
  await see(tab, `Hello ${email}`);
}

for (const width of [360, 1280]) {
  test(`I order with the keyboard alone, and so does the merchant send it, ${width} pixels wide`, async ({
    running,
    home,
  }) => {
    test.slow();
    const shopper = newAccount();
    const merchant = newAccount();
    const stateOf = async () => (await ordersOf(shopper)).map(({ state }) => state);
    const onDevice = (visit: (tab: Tab) => Promise<void>) =>
      onDeviceOf(running, async (tab) => {
        await tab.resize(width);
        await tab.load(home);
        expect(await tab.read(() => innerWidth)).toBe(width);
        await visit(tab);
      });
    let id = '';

    await onDevice(async (tab) => {
      await expectNoViolations(tab);
      await pressOn(tab, addFirst);
      await seeCount(tab, 1);
      await expectNoViolations(tab);
      await pressInHeader(tab, items(1));
      await seeFocus(tab, 'Your Shopping basket');
      await expectNoViolations(tab);
      await pressOn(tab, 'Proceed to checkout', 'Space');
      await seeAll(tab, 'Where does it go?');
      for (const [label, text] of Object.entries(typed)) await typeInto(tab, label, text);
      await typeInto(tab, 'State', chosenState);
      await expectNoViolations(tab);
      await pressOn(tab, 'Check your order');
      await seeAll(tab, 'Nothing is ordered yet.');
      await pressOn(tab, placeName(first));
      await seeAll(tab, 'Sign in to place your order');
      await enter(tab, createName, shopper);
      await seeFocus(tab, placeName(first));
      expect(await stateOf()).toEqual([]);
      await expectNoViolations(tab);
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
      await pressInHeader(tab, 'Sign In');
      await seeAll(tab, 'Sign in');
      await enter(tab, createName, merchant);
      await makeMerchant(merchant);
      await pressInHeader(tab, 'Returns & Orders');
      await seeAll(tab, 'Orders of the shop');
      await typeInto(tab, 'Find by number, name or telephone', id);
      for (const [step, state] of steps) {
        await pressOn(tab, `${step}, order ${id}`);
        await poll(stateOf).toEqual([state]);
        await seeFocus(tab, `Order ${id}`);
        await expectNoViolations(tab);
      }
    });

    await onDevice(async (tab) => {
      await pressInHeader(tab, 'Sign In');
      await seeFocus(tab, 'Sign in');
      await enter(tab, 'Sign in', shopper);
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
