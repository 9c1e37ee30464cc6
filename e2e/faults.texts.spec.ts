import type { Page } from '@playwright/test';
import {
  addToBasket,
  expect,
  expectBasketCount,
  fillLoginForm,
  greeting,
  header,
  heading,
  product1,
  loginForm,
  openBasket,
  openShop,
  provoked,
  signIn,
  test,
} from './shop';

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

test('whatever I type as e-mail and password is refused as typed, and kept', async ({
  page,
  watch,
  identityUrl,
}) => {
  watch.allow(provoked.refusal);
  await openShop(page, '/login');
  const form = loginForm(page);
  for (const [what, text] of Object.entries(texts)) {
    await test.step(what, async () => {
      await fillLoginForm(page, { email: `${text} at the market`, password: text });
      // What the browser itself takes out of a field in one line.
      const expected = await form.email.inputValue();
      const sent = page.waitForRequest(`${identityUrl}/**/accounts:signInWithPassword*`);
      await form.signIn.click();
      expect((await sent).postDataJSON()).toMatchObject({ email: expected, password: text });
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/invalid-email).');
      await expect(form.email).toHaveValue(expected);
      await expect(form.email).toBeFocused();
      await form.show.click();
      await expectInPlace(page);
      await form.hide.click();
    });
  }
});

test('whatever I search for, the shop says for what, also after a reload', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, product1.title);
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
  await openBasket(page);
  await expectBasketCount(page, 1);
});

test('a very long e-mail signs in, and stays within the header', async ({ page }) => {
  const email = `${'asha.'.repeat(12)}${Date.now()}@${'marigold.'.repeat(20)}example.com`;
  const account = { email, password: '🛒 سوق <b>'.repeat(20) };
  await openShop(page, '/login');
  await fillLoginForm(page, account);
  await loginForm(page).register.click();
  await expect(greeting(page, `Hello ${email}`)).toBeVisible();
  await expectInPlace(page);
  // Beside the header's other links, which break into two lines at most.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Returns & Orders', 'Your Prime']) {
      const lines = await header(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return words.getClientRects().length;
        });
      expect(lines, `${name} at ${width} pixels`).toBeLessThanOrEqual(2);
    }
  }
  await header(page).getByRole('link', { name: 'Your Prime', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await expectInPlace(page);
  await loginForm(page).signOut.click();
  await signIn(page, account);
});
