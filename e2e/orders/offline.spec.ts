/** Tests that every press that sends something shows a note next to it on a phone without network. */
import type { Locator, Page } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';
import { product1, product2 } from '../support/catalogue';
import { boxOf } from '../support/layout';
import { intercept } from '../support/network';
import { ordersOf } from '../support/orderDatabase';
import {
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  prepareOrder,
} from '../support/orders';
import { button, orderPanel } from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

const database = `${testRun.firestoreUrl}/**`;
const noNetwork = [/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/];
const offline =
  'You’re offline. What you’ve entered is kept: place your order when you’re back online.';
const online = 'You’re back online. Your order isn’t placed yet: you can place it now.';
const failed = 'Your order didn’t go through. Try again: it can’t be placed twice.';

test.use({ viewport: { width: 390, height: 844 } });

/** The text is in view, right above the button, which is in view as well. */
async function expectAbove(text: Locator, pressed: Locator) {
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(pressed).toBeInViewport({ ratio: 1 });
  const [note, target] = [await boxOf(text), await boxOf(pressed)];
  expect(note.bottom).toBeLessThanOrEqual(target.top + 1);
  expect(target.top - note.bottom).toBeLessThan(120);
}

/** The text is in view, and not far from where the press was. */
async function expectBeside(text: Locator, pressed: Locator) {
  await expect(text).toBeInViewport({ ratio: 1 });
  const [note, target] = [await boxOf(text), await boxOf(pressed)];
  const gap = Math.max(note.top - target.bottom, target.top - note.bottom);
  expect(gap).toBeLessThan(250);
}

const shown = (page: Page, text: string | RegExp) => orderPanel(page).getByText(text);
const top = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
  });

test('an order placed offline shows a note above the button, and goes through once I’m online', async ({
  page,
  context,
  account,
  watch,
}) => {
  watch.allow(...noNetwork);
  await prepareOrder(page, account, product1, product2);
  await top(page);
  const { requested } = await intercept(page, database, (route) => route.fallback());
  await context.setOffline(true);
  await expectAbove(shown(page, offline), placeButton(page));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-390.png` });
  // Playwright would wait until it is enabled.
  await placeButton(page).click({ force: true });
  await expectAbove(shown(page, offline), placeButton(page));
  expect(requested).toEqual([]);
  await button(page, 'Try anyway').click();
  await expectAbove(shown(page, /^We couldn’t load today’s prices\./), placeButton(page));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tried-390.png` });
  await context.setOffline(false);
  await expectAbove(shown(page, online), placeButton(page));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/back-390.png` });
  for (const width of process.env.SHOTS ? [360, 768, 1280] : []) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: `${process.env.SHOTS}/back-${width}.png` });
  }
  await placeButton(page).click();
  const id = await placedId(page);
  expect(await ordersOf(account)).toMatchObject([{ id }]);
});

test('when I go offline while ordering, I see that I’m offline, then that the order failed', async ({
  page,
  context,
  account,
  watch,
}) => {
  watch.allow(...noNetwork, ...provoked.noConnection);
  await prepareOrder(page, account, product1);
  await top(page);
  const { restore } = await intercept(page, database, (route) => route.abort('failed'));
  await placeButton(page).click();
  await expect(shown(page, 'Still checking whether your order went through…')).toBeInViewport();
  await context.setOffline(true);
  await expect(shown(page, /^You’re offline, so we don’t know yet/)).toBeInViewport({ ratio: 1 });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/unknown-390.png` });
  restore();
  await context.setOffline(false);
  await expect(placeButton(page)).toBeFocused();
  await expectAbove(shown(page, failed), placeButton(page));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/failed-390.png` });
  await placeButton(page).click();
  await placedId(page);
  expect(await ordersOf(account)).toHaveLength(1);
});

test('when I cancel or save offline, the note appears where I pressed', async ({
  page,
  context,
  account,
  watch,
}) => {
  watch.allow(...noNetwork);
  await prepareOrder(page, account, product1);
  await placeButton(page).click();
  const id = await placedId(page);
  await openAccount(page);
  await expect(orderOf(page, id)).toBeVisible();
  await expect(button(page, 'Save this address')).toBeVisible();
  await orderButton(page, 'Cancel order', id).click();
  await context.setOffline(true);
  const confirm = orderButton(page, 'Cancel order', id);
  await confirm.click();
  await expectBeside(orderOf(page, id).getByText(/^We couldn’t connect, so/), confirm);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/cancel-390.png` });
  const save = button(page, 'Save this address');
  await save.click();
  await expectBeside(page.getByText(/^The address couldn’t be saved\./).last(), save);
  await context.setOffline(false);
  await confirm.click();
  await expect(orderOf(page, id)).toContainText('Cancelled');
});
