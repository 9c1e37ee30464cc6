import type { Page } from '@playwright/test';
import { shop } from '../src/config';
import { expectAccessible } from './axe';
import { proceed } from './orders';
import {
  boxes,
  catalogue,
  expect,
  heading,
  loginForm,
  openShop,
  orderPanel,
  removeButtons,
  setTextSize,
  storeBasket,
  test,
  totalPanel,
} from './shop';

/** Goes through the page with the Tab key; whatever has the focus is clear of the bar. */
async function expectFocusInView(page: Page, presses: number) {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.basket-total-bar');
      const focused = document.activeElement;
      if (!bar || !focused || focused === document.body || bar.contains(focused)) return '';
      const [its, own] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()];
      return own.bottom > its.top && own.top < its.bottom ? focused.outerHTML : '';
    });
    expect(covered).toBe('');
  }
}

test('on a phone I can order 60 items without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ids = Array.from({ length: 60 }, (_, index) => catalogue[index % catalogue.length]?.id);
  await storeBasket(page, ids.map(String));
  await openShop(page, '/checkout');
  await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeAttached();

  await test.step('the subtotal and the one button are in view', async () => {
    await expect(proceed(page)).toBeInViewport({ ratio: 1 });
    await expect(totalPanel(page).getByText('Subtotal 60 items:')).toBeInViewport({ ratio: 1 });
  });
  await test.step('they cover nothing that has the focus', () => expectFocusInView(page, 24));
  await test.step('a press asks in view where it goes, and frees the window’s foot', async () => {
    await proceed(page).click();
    const panel = orderPanel(page);
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(panel.getByRole('textbox', { name: 'Name' })).toBeInViewport({ ratio: 1 });
    await expect(proceed(page)).not.toBeInViewport();
    await expectFocusInView(page, 8);
  });
  await test.step('where an item was removed, there is as much space above as below', async () => {
    await removeButtons(page).nth(1).click();
    const [undo] = await boxes(page.locator('.removal-notice'));
    const [above, below] = await boxes(page.locator('.basket-item'));
    const [last] = await boxes(
      page.locator('.basket-item').first().locator(':scope > :last-child'),
    );
    if (!undo || !above || !below || !last) throw new Error('Something is not on the page.');
    expect(above.bottom).toBeLessThanOrEqual(undo.top);
    expect(below.top).toBeGreaterThan(undo.bottom);
    expect(undo.top - last.bottom).toBeCloseTo(below.top - undo.bottom, 0);
  });
});

test('neither the advert nor large text takes the room of what matters', async ({ page }) => {
  await openShop(page, '/checkout');
  for (const width of [320, 360, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const [advert] = await boxes(page.locator('.checkout-advert'));
    expect(advert?.height, `at ${width}`).toBeLessThanOrEqual(120);
  }
  await openShop(page, '/login');
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 360, height: 740 });
  const form = loginForm(page);
  const [password, forgotten, signIn] = await boxes(
    form.password.or(form.forgotten).or(form.signIn),
  );
  expect(forgotten?.top).toBeGreaterThanOrEqual((password?.bottom ?? Infinity) + 8);
  expect(signIn?.top).toBeGreaterThanOrEqual((forgotten?.bottom ?? Infinity) + 8);
});

test.describe('the conditions of use and the privacy notice', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are pages of their own, which open without a network too', async ({ page, context }) => {
    const pages = [
      { address: shop.conditions, name: 'Conditions of use' },
      { address: shop.privacy, name: 'Privacy notice' },
    ].filter(({ address }) => address);

    for (const { name } of pages) {
      await openShop(page);
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(heading(page)).toHaveText(name);
      await expect(page.locator('script')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: shop.name, exact: true }).click();
      await expect(heading(page)).toHaveText(shop.welcome.heading);
    }

    await expect(async () => {
      await page.keyboard.press('Shift');
      const state = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
      );
      expect(state).toBe('activated');
    }).toPass();
    await context.setOffline(true);
    for (const { address = '', name } of pages) {
      const response = await page.goto(`./${address}`);
      expect(response?.fromServiceWorker()).toBe(true);
      await expect(heading(page)).toHaveText(name);
    }
  });
});
