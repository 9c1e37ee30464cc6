import type { Page } from '@playwright/test';
import { shop } from '../src/config';
import { searchFor, unknownWord } from './catalogue';
import {
  addButton,
  addToBasket,
  basketItems,
  basketLink,
  product6,
  breakScripts,
  errorHeading,
  expect,
  expectBasketCount,
  product2,
  heading,
  product1,
  lazyPart,
  openBasket,
  openHeld,
  openShop,
  product3,
  provoked,
  product5,
  test,
} from './shop';

const home = (page: Page) => page.getByRole('heading', { level: 1, name: shop.welcome.heading });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

async function expectBasket(page: Page, ...products: { title: string }[]) {
  await expectBasketCount(page, products.length);
  await expect(basketItems(page).getByRole('heading')).toHaveText(
    products.map(({ title }) => title),
  );
}

test('each press before the scripts is answered and counted at once, and is in the basket, in order', async ({
  page,
}) => {
  const { release } = await openHeld(page);
  await expectBasketCount(page, 0);
  await addButton(page, product6.title).click();
  await addButton(page, product3.title).press('Enter');
  await addButton(page, product1.title).press('Space');
  for (const { title } of [product6, product3, product1]) {
    const card = page.locator('[data-pressed]').filter({ has: addButton(page, title) });
    await expect(card).toHaveAttribute('data-pressed', '1');
  }
  await expectBasketCount(page, 3);
  await addButton(page, product6.title).click();
  await addButton(page, product1.title).press('Enter');
  await expectBasketCount(page, 5);
  release();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expectBasketCount(page, 5);
  await expect(addButton(page, product1.title)).toBeFocused();
  await addToBasket(page, product2.title);
  await expectBasketCount(page, 6);
  await openBasket(page);
  await expectBasket(page, product6, product3, product1, product6, product1, product2);
});

test('a press before the scripts outlasts the page, and is counted with what another tab adds', async ({
  page,
  context,
}) => {
  const { release } = await openHeld(page);
  await addToBasket(page, product6.title, product1.title);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectBasketCount(page, 2);
  await addToBasket(page, product3.title);
  const other = await context.newPage();
  await openShop(other);
  await addToBasket(other, product5.title);
  await expectBasketCount(other, 4);
  await expectBasketCount(page, 4);
  release();
  await openBasket(page);
  await expectBasket(page, product6, product1, product3, product5);
});

test('the basket link, pressed before the scripts, opens the basket with all that I pressed; Back leads home, and then out', async ({
  page,
}) => {
  const { release } = await openHeld(page);
  await addToBasket(page, product5.title, product1.title);
  await basketLink(page).click();
  release();
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expect(page).toHaveURL(/#\/checkout$/);
  await expectBasket(page, product5, product1);
  await page.goBack();
  await expect(home(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('what I type into the search box before the scripts stays, and is searched for', async ({
  page,
}) => {
  const { word } = searchFor(product1);

  await test.step('by the key /, partly before the scripts', async () => {
    const { release } = await openHeld(page);
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    release();
    await page.keyboard.type(` ${word}`);
    await addButton(page, product1.title).press('Enter');
    await expectBasketCount(page, 1);
    await expect(searchBox(page)).toHaveValue(`${word} ${word}`);
    const hash = `#/?${new URLSearchParams({ q: `${word} ${word}` }).toString()}`;
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  });

  await test.step('and is not lost by Enter and the way to the basket', async () => {
    await page.goto('about:blank');
    const { release } = await openHeld(page);
    await searchBox(page).fill(unknownWord);
    await searchBox(page).press('Enter');
    await basketLink(page).click();
    release();
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expectBasket(page, product1);
    await expect(searchBox(page)).toHaveValue(unknownWord);
    await expect.poll(() => page.url().split(shop.basePath)[1]).toBe('#/checkout');
  });
});

test('who followed a link too early, to a screen that does not arrive, stays at home from there', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart);
  await breakScripts(page, lazyPart.checkout, 'missing');
  const { release } = await openHeld(page);
  await basketLink(page).click();
  release();
  await expect(errorHeading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 1);
  await expect(home(page)).toBeVisible();
});

test('an address that is typed in the moment in which React takes over leads where it says', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(history, 'state', {
      configurable: true,
      get() {
        // The shop reads the address, and React begins in a later task.
        Reflect.deleteProperty(history, 'state');
        queueMicrotask(() => {
          location.hash = '#/checkout';
        });
        return null;
      },
    });
  });
  const { release } = await openHeld(page);
  await addToBasket(page, product5.title);
  release();
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expectBasket(page, product5);
  await page.goBack();
  await expect(home(page)).toBeVisible();
});
