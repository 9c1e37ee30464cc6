import { testRun } from '../scripts/lib/stages';
import { shop } from '#shop/config';
import { expectSignedOut, fillLoginForm, loginForm } from './support/login';
import { openShop } from './support/page';
import { expect, newAccount, test } from './support/test';

const elsewhere = `https://shop.example${shop.basePath}`;

test.use({ baseURL: elsewhere });

test('a demo opened from another machine says that nobody can sign in, and never calls localhost', async ({
  page,
  watch,
}, { project }) => {
  // Another host name serves the same files.
  await page.route(`${elsewhere}**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(elsewhere, project.use.baseURL ?? '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openShop(page, '/login');
  const notice = 'This is a demo, so nobody can sign in here.';
  await expect(page.getByRole('main').getByText(notice, { exact: true })).toBeVisible();
  await fillLoginForm(page, newAccount());
  await loginForm(page).signIn.click();
  await watch.expectAlert(`Error: ${notice}`);
  await page.getByRole('link', { name: shop.name, exact: true }).click();
  await expectSignedOut(page);
  expect(requested.filter((url) => url.startsWith(testRun.authUrl))).toEqual([]);
});
