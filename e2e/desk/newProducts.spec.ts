/** A merchant adds, edits and hides products on the phone, and shoppers see that. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';
import type { Card } from '../../src/catalogue/model/cards';
import { product1 } from '../support/catalogue';
import { readDatabase } from '../support/database';
import { intercept } from '../support/network';
import { fillInOrder, placeButton, placedId } from '../support/orders';
import { fetchFromOwn, test } from '../support/ownDatabase';
import { addToBasket, basketLink, button, expectLoaded } from '../support/page';
import { expect } from '../support/test';
import { provoked } from '../support/watch';

const photograph = {
  name: 'towel.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync('shop/pictures/hair-wax.jpg'),
};
const database = `${testRun.firestoreUrl}/**`;

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openEditor(merchant: Page, product = 'new') {
  await merchant.goto('about:blank');
  await merchant.goto(`./#/login?section=products&product=${product}`);
}

/** Photographs, names and prices a product. */
async function fillInProduct(merchant: Page, title: string, price: string) {
  await field(merchant, 'Take or choose photographs').setInputFiles(photograph);
  await button(merchant, 'Use photograph').click();
  await field(merchant, 'Title').fill(title);
  await field(merchant, 'Price').fill(price);
}

/** The merchants' products in the database, by title. */
async function cards() {
  const { cards: texts = {} } = ((await readDatabase('shop/cards')) ?? {}) as {
    cards?: Record<string, string>;
  };
  return Object.values(texts).map((text) => JSON.parse(text) as Card);
}

/** Scrolls to a product that comes after those of the files. */
async function scrollTo(page: Page, title: string) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await cardOf(page, title).scrollIntoViewIfNeeded();
}

/** Returns to a page after a minute in the background. */
async function comeBack(page: Page) {
  await page.clock.fastForward(61_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a merchant puts a product on sale with six presses, and a guest orders it in an open page', async ({
  page,
  merchant,
}) => {
  await page.clock.install();
  await page.goto('./#/');
  await merchant.setViewportSize({ width: 390, height: 844 });
  await merchant.goto('./#/login');
  await merchant.evaluate(() => {
    const presses: Event[] = [];
    addEventListener('pointerdown', (event) => presses.push(event), true);
    Object.assign(window, { presses });
  });
  await merchant.getByRole('link', { name: 'Products', exact: true }).click();
  await merchant.getByRole('link', { name: 'Add a product' }).click();
  const [chooser] = await Promise.all([
    merchant.waitForEvent('filechooser'),
    merchant.getByText('Take or choose photographs').click(),
  ]);
  await chooser.setFiles(photograph);
  await button(merchant, 'Use photograph').click();
  await field(merchant, 'Title').click();
  await merchant.keyboard.type('Handloom towel');
  await merchant.keyboard.press('Tab');
  await merchant.keyboard.type('249');
  await field(merchant, 'Category').fill('Bath');
  await button(merchant, 'Publish').click();
  await expect(merchant.getByText('“Handloom towel” is on sale.').first()).toBeVisible();
  const presses = await merchant.evaluate(() => Reflect.get(window, 'presses') as Event[]);
  expect(presses.length).toBe(6);

  await comeBack(page);
  const card = cardOf(page, 'Handloom towel');
  await scrollTo(page, 'Handloom towel');
  await expect(card).toContainText('₹249');
  await expectLoaded(card.getByRole('img').first());
  await page.getByRole('link', { name: 'Bath 1', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('./#/?q=towel');
  await addToBasket(page, 'Handloom towel');
  await fillInOrder(page);
  await placeButton(page).click();
  const id = await placedId(page);
  const [{ id: product } = { id: '' }] = await cards();
  expect(await readDatabase(`orders/${id}`)).toMatchObject({
    guest: true,
    items: { [`${product}:249`]: 1 },
  });
});

test('a merchant renames a product of the files, marks it sold out, hides it and shows it again', async ({
  page,
  merchant,
}) => {
  await openEditor(merchant, product1.id);
  await field(merchant, 'Title').fill('A better name');
  await button(merchant, 'Save changes').click();
  await expect(merchant.getByText(/^Saved: “A better name”/).first()).toBeVisible();
  await page.goto('./#/');
  await expect(cardOf(page, 'A better name')).toBeVisible();
  await expect(cardOf(page, product1.title)).toBeHidden();

  await merchant.goto('./#/login?section=products');
  await merchant.getByLabel('Sold out: A better name').check();
  await button(merchant, 'Save changes').click();
  await expect(merchant.getByText(/^Saved\. /).first()).toBeVisible();
  await page.reload();
  await expect(cardOf(page, 'A better name')).toContainText('Sold out');

  await openEditor(merchant, product1.id);
  await button(merchant, 'Hide').click();
  await merchant
    .getByRole('group', { name: 'Hide this product?' })
    .getByRole('button', { name: 'Hide' })
    .click();
  await expect(merchant.getByText(/^“A better name” is hidden\./).first()).toBeVisible();
  await page.reload();
  for (const title of [product1.title, 'A better name']) {
    await expect(cardOf(page, title)).toBeHidden();
  }
  await page.goto(`./#/?product=${product1.id}`);
  await expect(page.getByText('This product is no longer sold')).toBeVisible();

  await openEditor(merchant, product1.id);
  await button(merchant, 'Show again').click();
  await expect(merchant.getByText('“A better name” is on sale again.').first()).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./#/');
  await expect(cardOf(page, 'A better name')).toBeVisible();
  // Everything else still comes from the files.
  expect(await cards()).toEqual([{ id: product1.id, title: 'A better name', hidden: false }]);
});

test('a draft survives a reload and a lost network, and a lost answer publishes it once', async ({
  merchant,
  merchantWatch,
}) => {
  merchantWatch.allow(...provoked.noConnection);
  await openEditor(merchant);
  await fillInProduct(merchant, 'Clay jug', '180');
  await expect(button(merchant, 'Remove photograph 1')).toBeVisible();
  await merchant.reload();
  await expect(field(merchant, 'Title')).toHaveValue('Clay jug');
  await expectLoaded(merchant.getByRole('img', { name: 'Photograph 1 of 1' }));

  const { restore } = await intercept(merchant, database, (route) => route.abort('failed'));
  await button(merchant, 'Publish').click();
  await expect(merchant.getByText(/^We couldn’t connect, so/).first()).toBeVisible();
  restore();
  const lost = await intercept(merchant, `${testRun.firestoreUrl}/**commit*`, async (route) => {
    await fetchFromOwn(route);
    await route.abort('failed');
  });
  await button(merchant, 'Publish').click();
  await expect(merchant.getByText('“Clay jug” is on sale.').first()).toBeVisible();
  lost.restore();
  expect((await cards()).map(({ title }) => title)).toEqual(['Clay jug']);
});

test('two merchants who publish at the same time lose nothing', async ({
  merchant,
  merchantWatch,
}) => {
  merchantWatch.allow(provoked.forbidden);
  await openEditor(merchant);
  await fillInProduct(merchant, 'Clay jug', '180');
  const other = await merchant.context().newPage();
  await openEditor(other, product1.id);
  await field(other, 'Title').fill('Another name');
  await button(other, 'Save changes').click();
  await expect(other.getByText(/^Saved: “Another name”/).first()).toBeVisible();
  await button(merchant, 'Publish').click();
  await expect(merchant.getByText('“Clay jug” is on sale.').first()).toBeVisible();
  expect((await cards()).map(({ title }) => title).sort()).toEqual(['Another name', 'Clay jug']);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a shopper still sees a merchant’s new product and its picture at the next visit', async ({
    page,
    context,
    merchant,
    watch,
  }) => {
    watch.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)$/);
    await openEditor(merchant);
    await fillInProduct(merchant, 'Clay jug', '180');
    await button(merchant, 'Publish').click();
    await expect(merchant.getByText('“Clay jug” is on sale.').first()).toBeVisible();

    await page.goto('./#/');
    await scrollTo(page, 'Clay jug');
    await expectLoaded(cardOf(page, 'Clay jug').getByRole('img').first());
    await addToBasket(page, 'Clay jug');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await intercept(page, database, (route) => route.abort('failed'));
    await context.setOffline(true);
    await page.goto('about:blank');
    await page.goto('./#/');
    await expect(basketLink(page)).toContainText('1');
    await scrollTo(page, 'Clay jug');
    await expectLoaded(cardOf(page, 'Clay jug').getByRole('img').first());
    await basketLink(page).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Clay jug' }).first()).toBeVisible();
  });
});
