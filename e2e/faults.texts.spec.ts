import type { Page } from '@playwright/test';
import { expect, fillLoginForm, greeting, heading, loginForm, openShop, test } from './shop';

const texts = {
  'very long': 'asha'.repeat(2500),
  'from right to left': 'مرحبا بكم في السوق \u202Eabc\u202C שלום',
  emoji: '👩🏽‍🌾🛒🇮🇳 é̶̷ ﷽ 🧺',
  markup: '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>${7*7}',
  'invisible signs': '\u200B\u200D\uFEFF\u00AD asha \u2028 rao',
};

/** At each width nothing sticks out to the side, and no markup was taken as such. */
async function expectInPlace(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('img[src="x"], #root script')).toHaveCount(0);
}

test('whatever I search for, the shop says for what, also after a reload', async ({ page }) => {
  await openShop(page);
  const box = page.getByRole('searchbox');
  for (const [what, text] of Object.entries(texts)) {
    await test.step(what, async () => {
      await box.fill(text);
      await expect(heading(page)).toContainText('No results for “');
      await expect(heading(page)).toContainText(text.trim().slice(0, 9));
      await expectInPlace(page);
    });
  }
  await box.fill(texts.markup);
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(heading(page)).toHaveText(`No results for “${texts.markup}”`);
  await expectInPlace(page);
});

test('a very long e-mail signs in, and stays within the header and the account', async ({
  page,
}) => {
  const email = `${'asha.'.repeat(12)}${Date.now()}@${'marigold.'.repeat(20)}example.com`;
  await openShop(page, '/login');
  await fillLoginForm(page, { email, password: '🛒 سوق <b>'.repeat(20) });
  await loginForm(page).register.click();
  await expect(greeting(page, `Hello ${email}`)).toBeVisible();
  await expectInPlace(page);
  await page.goto('./#/login');
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await expectInPlace(page);
});
