import { shop } from '../src/config';
import {
  addToBasket,
  expect,
  expectSignedOut,
  fillLoginForm,
  product1,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  signInLink,
  test,
} from './shop';

const elsewhere = `https://shop.example${shop.basePath}`;
const notice = 'This is a demo of the shop: nobody can sign in here.';

test.use({ baseURL: elsewhere });

// The same files, under another name.
test.beforeEach(async ({ page }, { project }) => {
  await page.route(`${elsewhere}**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(elsewhere, project.use.baseURL ?? '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
});

test('a demo that is opened from another machine says that nobody can sign in, and sends nothing to my own machine', async ({
  page,
  watch,
  identityUrl,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(identityUrl)) asked.push(request.url());
  });
  await openShop(page);
  await addToBasket(page, product1.title);
  await signInLink(page).click();
  await expect(page.getByRole('main').getByText(notice, { exact: true })).toBeVisible();

  const form = loginForm(page);
  await fillLoginForm(page, newAccount());
  await form.signIn.click();
  await watch.expectAlert(`Error: ${notice}`);
  await form.forgotten.click();
  await expect(form.forgotten).toHaveAccessibleDescription(/not available/);
  await page.goBack();
  await openBasket(page);
  await expectSignedOut(page);
  expect(asked).toEqual([]);
});
