import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { expectAccessible } from '../support/axe';
import { catalogue } from '../support/catalogue';
import { boxOf } from '../support/layout';
import { fillInAddress, proceedButton, reviewButton } from '../support/orders';
import {
  heading,
  openShop,
  orderPanel,
  removeButtons,
  storeBasket,
  totalPanel,
} from '../support/page';
import { expect, test } from '../support/test';

/** Presses Tab; the focused element is never covered by the bar with the total. */
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

  await test.step('the total and the one button are in view, in one line', async () => {
    const total = totalPanel(page).getByText('Total:', { exact: true });
    await expect(proceedButton(page)).toBeInViewport({ ratio: 1 });
    await expect(total).toBeInViewport({ ratio: 1 });
    expect((await boxOf(total)).bottom).toBeGreaterThan((await boxOf(proceedButton(page))).top);
  });
  await test.step('they never cover the focused element', () => expectFocusInView(page, 24));
  await test.step('a press opens each step at its heading, in place of the basket, and the order is folded', async () => {
    const panel = orderPanel(page);
    const summary = panel.getByRole('button', { name: /^60 items, / });
    const expectAtTop = async (title: string) => {
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page).toHaveTitle(`${title} · ${shop.name}`);
    };
    await proceedButton(page).click();
    await expectAtTop('Delivery address');
    await expect(panel.getByRole('textbox', { name: 'Name' })).toBeInViewport({ ratio: 1 });
    await expect(totalPanel(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await fillInAddress(page);
    await reviewButton(page).click();
    await expectAtTop('Review and pay');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(panel.getByRole('link', { name: 'Change basket' })).toBeHidden();
    await summary.click();
    await panel.getByRole('link', { name: 'Change basket' }).click();
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expect(heading(page)).toBeFocused();
  });
  await test.step('the notice of a removed item has equal space above and below', async () => {
    await removeButtons(page).first().click();
    const items = page.locator('.basket-item');
    const undo = await boxOf(page.locator('.removal-notice'));
    const above = await boxOf(items);
    const below = await boxOf(items.nth(1));
    const last = await boxOf(items.first().locator(':scope > :last-child'));
    expect(above.bottom).toBeLessThanOrEqual(undo.top);
    expect(below.top).toBeGreaterThan(undo.bottom);
    expect(undo.top - last.bottom).toBeCloseTo(below.top - undo.bottom, 0);
  });
});
