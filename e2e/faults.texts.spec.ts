import type { Page } from '@playwright/test';
import {
  addToBasket,
  expect,
  expectBasketCount,
  fillLoginForm,
  greeting,
  header,
  heading,
  laptop,
  loginForm,
  openBasket,
  openShop,
  provoked,
  signIn,
  test,
} from './shop';

const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>${7*7}';
const texts = [
  ['very long', 'asha'.repeat(2500)],
  ['from right to left', 'مرحبا بكم في السوق \u202Eabc\u202C שלום'],
  ['emoji', '👩🏽‍🌾🛒🇮🇳 é̶̷ ﷽ 🧺'],
  ['markup', markup],
  ['invisible signs', '\u200B\u200D\uFEFF\u00AD asha \u2028 rao'],
] as const;

/** Nothing sticks out to the side, and no markup was taken as such. */
async function expectInPlace(page: Page) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.locator('img[src="x"], #root script')).toHaveCount(0);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [what, text] of texts) {
      test(`${what}: e-mail and password are refused as typed, and kept`, async ({
        page,
        watch,
        identityUrl,
      }) => {
        watch.allow(provoked.refusal);
        const typed = { email: `${text} at the market`, password: text };
        await openShop(page, '/login');
        await fillLoginForm(page, typed);
        // What the browser itself takes out of a field in one line.
        const expected = await loginForm(page).email.inputValue();
        const sent = page.waitForRequest(`${identityUrl}/**/accounts:signInWithPassword*`);
        await loginForm(page).signIn.click();
        expect((await sent).postDataJSON()).toMatchObject({ email: expected, password: text });
        await watch.expectAlert('FirebaseError: Firebase: Error (auth/invalid-email).');
        await expect(loginForm(page).email).toHaveValue(expected);
        await expect(loginForm(page).email).toBeFocused();
        await expectInPlace(page);
        await loginForm(page).show.click();
        await expectInPlace(page);
      });

      test(`${what}: the search finds nothing, and says for what`, async ({ page }) => {
        await openShop(page);
        await addToBasket(page, laptop.title);
        await page.getByRole('searchbox').fill(text);
        await expect(heading(page)).toContainText('No results for “');
        await expect(heading(page)).toContainText(text.trim().slice(0, 9));
        await expectInPlace(page);
        await page.getByRole('searchbox').press('Enter');
        await page.reload();
        await expect(heading(page)).toContainText('No results for “');
        await expectInPlace(page);
        await openBasket(page);
        await expectBasketCount(page, 1);
      });
    }

    test('a very long e-mail signs in, and stays within the header', async ({ page }) => {
      const email = `${'asha.'.repeat(12)}${Date.now()}-${width}@${'marigold.'.repeat(20)}example.com`;
      const account = { email, password: '🛒 سوق <b>'.repeat(20) };
      await openShop(page, '/login');
      await fillLoginForm(page, account);
      await loginForm(page).register.click();
      await expect(greeting(page, `Hello ${email}`)).toBeVisible();
      await expectInPlace(page);
      // Beside the header's other links, which break into two lines at most.
      for (const name of ['Returns & Orders', 'Your Prime']) {
        const lines = await header(page)
          .getByRole('link', { name, exact: true })
          .evaluate((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            return words.getClientRects().length;
          });
        expect(lines).toBeLessThanOrEqual(2);
      }
      await header(page).getByRole('link', { name: 'Your Prime', exact: true }).click();
      await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
      await expectInPlace(page);
      await loginForm(page).signOut.click();
      await signIn(page, account);
    });
  });
}

test.describe('in the address', () => {
  for (const address of [
    `/${encodeURIComponent(markup)}`,
    `/${markup}`,
    '/%E0%A4%A',
    '/%00',
    '/check%0Aout',
    '/checkout%2Flogin',
    '//example.com',
    '/../../etc',
    '/سوق',
    '/🛒',
    `/${'a'.repeat(20_000)}`,
    'javascript:alert(1)',
    '__proto__',
  ]) {
    test(`${address.slice(0, 40)} is no screen: the shop says so, and leads home`, async ({
      page,
    }) => {
      await openShop(page);
      await addToBasket(page, laptop.title);
      await page.goto(`./#${address}`);
      await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
      await expectInPlace(page);
      await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
      await expectBasketCount(page, 1);
    });
  }

  for (const query of [
    `q=${encodeURIComponent(markup)}`,
    `q=${markup}`,
    'q=%E0%A4%A',
    'q=%00',
    'q=a&q=b',
    'q[]=x',
    '?q=',
    `q=${'a'.repeat(20_000)}`,
  ]) {
    test(`?${query.slice(0, 40)} opens the home screen, and nothing else`, async ({ page }) => {
      await openShop(page, `/?${query}`);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expectInPlace(page);
      await page.goto('./#/');
      await addToBasket(page, laptop.title);
      await expectBasketCount(page, 1);
    });
  }
});
