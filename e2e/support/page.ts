import { expect, type Locator, type Page } from '@playwright/test';
import { lineIdAtIndex, lineIdOf, lineKey, ownerKey } from '../../src/basket/storage/basketKeys';
import { product1 } from './catalogue';

/** Scrolls to a picture until it has loaded; a card may still be replaced, when its list is read again. */
export const expectLoaded = (picture: Locator) =>
  expect
    .poll(() =>
      picture.evaluate((img: HTMLImageElement) => {
        img.scrollIntoView({ behavior: 'instant', block: 'nearest' });
        return img.naturalWidth;
      }),
    )
    .toBeGreaterThan(0);

/** Opens the shop at a route, such as `/checkout`, and waits for the screen. */
export async function openShop(page: Page, route = '/') {
  await page.goto(`./#${route}`);
  await expect(heading(page)).toBeVisible();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inHeader = (page: Page, name: string) =>
  header(page).getByRole('link', { name, exact: true });

export const header = (page: Page) => page.getByRole('banner');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
export const reloadButton = (page: Page) => button(page, 'Reload the page');
export const signInLink = (page: Page) => inHeader(page, 'Sign In');
export const signOutLink = (page: Page) => inHeader(page, 'Sign Out');
export const basketLink = (page: Page) => header(page).getByRole('link', { name: /^Basket/ });
export const greeting = (page: Page, text: string) => header(page).getByText(text, { exact: true });
export const addButton = (page: Page, title: string) => button(page, `Add to basket: ${title}`);
export const removeButtons = (page: Page) =>
  page.getByRole('button', { name: /^Remove from basket/ });
export const totalPanel = (page: Page) => page.getByRole('region', { name: 'Total', exact: true });
/** The form that 'Proceed to checkout' opens. */
export const orderPanel = (page: Page) => page.getByRole('region', { name: 'Your order' });

/** Opens the shop and waits until React handles every press; adds a product to the basket to find out. */
export async function openHydrated(page: Page) {
  await openShop(page);
  await addButton(page, product1.title).click();
  await expectHydrated(page);
}

/** Waits until React has announced `product1` and handles every press. */
export async function expectHydrated(page: Page) {
  // The count in the header doesn't prove it, because the inlined script writes that too.
  await expect(page.getByRole('status')).toContainText(product1.title);
  // React takes over the status before the screen; the mark of an early press stays until then.
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
}

/** Returns the focus to the window. */
export const refocus = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

/** Stores a basket in the browser before the shop opens for the first time. */
export const storeBasket = (page: Page, ids: string[]) =>
  page.addInitScript(
    (entries) => {
      // The blank page that `cleanUp` opens has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      Object.assign(localStorage, entries);
    },
    Object.fromEntries(ids.map((id, place) => [lineKey(lineIdAtIndex(place)), id])),
  );

/** The product ids of the stored basket in order, whether or not it belongs to an account. */
export async function storedIds(page: Page) {
  const entries = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const [, owner] = entries.find(([key]) => key === ownerKey) ?? [];
  const lines = new Map(entries.map(([key, id]) => [lineIdOf(key) ?? lineIdOf(key, owner), id]));
  lines.delete(undefined);
  return [...lines].sort().map(([, id]) => id);
}

export async function addToBasket(page: Page, ...titles: string[]) {
  for (const title of titles) await addButton(page, title).click();
}

/** Opens the checkout screen by its link. */
export async function openBasket(page: Page) {
  await basketLink(page).click();
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(heading(page)).toHaveText(/basket/);
}

export async function expectBasketCount(page: Page, count: number) {
  const name = `Basket ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(inHeader(page, name)).toBeVisible();
}

/** The items on the checkout screen. */
export const basketItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
