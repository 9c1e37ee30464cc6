import { test } from '../support/test';
import { product1 } from '../support/catalogue';
import { addToBasket, openShop } from '../support/page';
import { fillInOrder, placeButton, placedId } from '../support/orders';
for (const width of [360, 768, 1280])
test(`thanks ${width}`, async ({ page, browser }) => {
  await page.setViewportSize({ width, height: 800 });
  await openShop(page);
  await addToBasket(page, product1.title);
  await fillInOrder(page);
  await placeButton(page).click();
  const id = await placedId(page);
  await page.screenshot({ path: `/tmp/shots/thanks-${width}.png`, fullPage: true });
  const href = await page.getByRole('link', { name: 'Send it to myself on WhatsApp' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  const other = await (await browser.newContext()).newPage();
  await other.setViewportSize({ width, height: 800 });
  await other.goto(/http\S+/.exec(text)?.[0] ?? '');
  await other.getByRole('heading', { name: `Order ${id}` }).waitFor();
  await other.locator('.order-timeline').waitFor();
  await other.screenshot({ path: `/tmp/shots/link-${width}.png`, fullPage: true });
  await other.goto('./#/login');
  await other.getByText(/^Ordered without/).waitFor();
  await other.screenshot({ path: `/tmp/shots/login-${width}.png`, fullPage: true });
  await page.goto('./#/login');
  await page.getByRole('heading', { name: 'Your orders on this device' }).waitFor();
  await page.locator('.order-details').first().waitFor();
  await page.screenshot({ path: `/tmp/shots/guest-${width}.png`, fullPage: true });
});
