import { testRun } from '../scripts/lib/stages';
import { shop } from '#shop/config';
import { expectSignedOut, loginForm } from './support/login';
import { openShop } from './support/page';
import { expect, test } from './support/test';

const elsewhere = `https://shop.example${shop.basePath}`;

test.use({ baseURL: elsewhere });

test('a demo on another machine says that nobody can sign in, and calls no localhost', async ({
  page,
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
  await expect(page.getByText('Signing in isn’t available right now.')).toBeVisible();
  await expect(loginForm(page).signIn).toHaveCount(0);
  await page.getByRole('link', { name: shop.name, exact: true }).click();
  await expectSignedOut(page);
  expect(requested.filter((url) => url.startsWith(testRun.authUrl))).toEqual([]);
});
