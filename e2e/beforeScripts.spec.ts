import type { Page } from '@playwright/test';
import { searchFor } from './catalogue';
import {
  addButton,
  basketItems,
  basketLink,
  expect,
  expectBasketCount,
  heading,
  openHeld,
  product1,
  product3,
  product6,
  test,
} from './shop';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const { word } = searchFor(product1);

test('what I press and type before the scripts is answered at once, and goes on when they are there', async ({
  page,
}) => {
  const { release } = await openHeld(page);
  await addButton(page, product6.title).click();
  await addButton(page, product3.title).press('Enter');
  await expect(page.locator('[data-pressed="1"]')).toHaveCount(2);
  await expectBasketCount(page, 2);
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  release();
  await page.keyboard.type(` ${word}`);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue(`${word} ${word}`);
  const hash = `#/?${new URLSearchParams({ q: `${word} ${word}` }).toString()}`;
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await addButton(page, product1.title).press('Space');
  await expectBasketCount(page, 3);
  await expect(addButton(page, product1.title)).toBeFocused();
});

test('Enter in the search and the basket link, both before the scripts, open the basket', async ({
  page,
}) => {
  const { release } = await openHeld(page);
  await addButton(page, product1.title).click();
  await searchBox(page).fill(word);
  await searchBox(page).press('Enter');
  await basketLink(page).click();
  release();
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expect(basketItems(page).getByRole('heading')).toHaveText([product1.title]);
  await expect(searchBox(page)).toHaveValue(word);
  await expect.poll(() => new URL(page.url()).hash).toBe('#/checkout');
});
