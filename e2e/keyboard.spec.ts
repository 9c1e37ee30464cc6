import type { Locator, Page } from '@playwright/test';
import {
  addButton,
  addToBasket,
  basketItems,
  basketLink,
  catalogue,
  expect,
  expectBasketCount,
  expectSignedOut,
  greeting,
  hairWax,
  header,
  heading,
  laptop,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  phone,
  signIn,
  test,
  totalPanel,
} from './shop';

/** What has the focus, has a ring around it, and is in full view, with nothing lying over it. */
async function expectFocusVisible(page: Page) {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const centre = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: element.outerHTML.slice(0, 80),
      ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      // A link's own text or icon may lie at its centre, and a label over its box.
      inView: centre !== null && (element.contains(centre) || centre.contains(element)),
    };
  });
  expect(focus, 'something has the focus').not.toBeNull();
  expect(focus?.ring, `ring around ${focus?.name}`).toBeGreaterThanOrEqual(2);
  expect(focus?.inView, `in view: ${focus?.name}`).toBe(true);
}

/** Presses Tab until the element has the focus; on the way each stop must be seen. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeAttached();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key);
    await expectFocusVisible(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way with ${key} to ${String(target)}.`);
}

const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

test('takes me from home to a full basket, to an account and out, without a mouse', async ({
  page,
}) => {
  const account = newAccount();
  await openShop(page);

  for (const [index, { title }] of catalogue.entries()) {
    await tabTo(page, addButton(page, title));
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
    await expectBasketCount(page, index + 1);
  }

  await tabTo(page, basketLink(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, basketItems(page).first().getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(basketItems(page)).toHaveCount(5);
  await tabTo(page, totalPanel(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(totalPanel(page).getByRole('checkbox')).toBeChecked();
  await tabTo(page, totalPanel(page).getByRole('button'));

  await tabTo(page, link(page, 'Sign In'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Sign in');
  await expect(heading(page)).toBeFocused();
  const form = loginForm(page);
  await tabTo(page, form.email);
  await page.keyboard.type(account.email);
  await tabTo(page, form.password);
  await page.keyboard.type(account.password);
  await tabTo(page, form.register);
  await page.keyboard.press('Enter');

  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect(heading(page)).toBeFocused();
  await expectBasketCount(page, 5);
  await tabTo(page, link(page, 'Sign Out'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectSignedOut(page);
  await expect(page).toHaveURL(/#\/$/);
  await expect(link(page, 'Sign In')).toBeFocused();
});

for (const route of ['/', '/checkout']) {
  test(`lets me skip the header at ${route}`, async ({ page }) => {
    await openShop(page, route);
    const skip = page.getByRole('link', { name: 'Skip to content', exact: true });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(page.url()).toMatch(new RegExp(`#${route}$`));
    await page.keyboard.press('Tab');
    const inMain = await page
      .getByRole('main')
      .evaluate((main) => main.contains(document.activeElement));
    expect(inMain).toBe(true);
  });
}

test('puts the focus on the heading of each screen that I go to', async ({ page }) => {
  await openShop(page);
  await basketLink(page).click();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await expect(heading(page)).toBeFocused();
  await link(page, 'Haat').click();
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
  await expect(heading(page)).toBeFocused();
  await link(page, 'Your Prime').click();
  await expect(heading(page)).toHaveText('Sign in');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
  await expect(heading(page)).toBeFocused();
});

test('shows each screen from its top', async ({ page }) => {
  await openShop(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await basketLink(page).click();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('does not take the focus when the shop opens', async ({ page }) => {
  await openShop(page, '/checkout');
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toBeFocused();
});

test('goes on at the next item after removing one, then at the heading', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title, hairWax.title, phone.title);
  await openBasket(page);
  const remove = (title: string) =>
    page.getByRole('button', { name: `Remove from basket: ${title}`, exact: true });
  await remove(hairWax.title).focus();
  await page.keyboard.press('Enter');
  await expect(remove(phone.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(laptop.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await expect(heading(page)).toBeFocused();
});

for (const width of [360, 1280]) {
  test(`leaves the page where it is when I reach for the header, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openShop(page);
    await addButton(page, phone.title).focus();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);
    for (const name of ['Sign In', 'Your Prime']) {
      await link(page, name).focus();
      await expectFocusVisible(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
  });
}

test('signs me in with Enter in the form', async ({ page, account }) => {
  await openShop(page, '/login');
  await tabTo(page, loginForm(page).email);
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
});

test('shows the focus at every stop on a phone too, under the sticky header', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, account);
  await tabTo(page, addButton(page, catalogue[5].title));
  await tabTo(page, addButton(page, catalogue[0].title), 'Shift+Tab');
});
