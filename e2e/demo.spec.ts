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

test.describe('a demo that is opened from another machine', () => {
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

  test('says that nobody can sign in, and sends nothing to my own machine', async ({
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
    for (const button of [form.signIn, form.register]) {
      await button.click();
      await watch.expectAlert(`Error: ${notice}`);
      const sentence =
        'This is not available at the moment. You can continue shopping without an account.';
      await expect(page.getByRole('status')).toHaveText(sentence);
    }
    await form.forgotten.click();
    await expect(form.forgotten).toBeEnabled();

    await page.goBack();
    await openBasket(page);
    await expectSignedOut(page);
    expect(asked).toEqual([]);
  });
});
