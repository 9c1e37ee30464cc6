import { expectAccessible } from '../support/axe';
import { product1 } from '../support/catalogue';
import { signIn } from '../support/login';
import {
  openAccount,
  placeButton,
  placedId,
  prepareOrder,
  reviewButton,
  typed,
} from '../support/orders';
import { addToBasket, orderPanel } from '../support/page';
import { expect, test } from '../support/test';

test('I can choose an address for an order that I saved on another device', async ({
  page,
  browser,
  account,
}) => {
  await prepareOrder(page, account, product1);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('checkbox', { name: 'Save this address in my account' }).check();
  await reviewButton(page).click();
  await expect(orderPanel(page).getByText('Address saved.')).toBeVisible();
  await placeButton(page).click();
  await placedId(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, account);
  await openAccount(other);
  const book = other.getByRole('region', { name: 'Addresses' });
  await expect(book.getByRole('listitem')).toContainText(typed.name);
  await expectAccessible(other);
  await book.getByRole('button', { name: 'Add an address' }).click();
  await expectAccessible(other);
  for (const [label, text] of [
    ['Name', 'Kamala at work'],
    ['Phone', typed.telephone],
    ['House number, street, area', '1 MG Road'],
    ['PIN code', typed.pin],
  ] as const) {
    await book.getByLabel(label, { exact: true }).fill(text);
  }
  await book.getByLabel('PIN code').press('Enter');
  const added = book.getByRole('listitem').filter({ hasText: 'Kamala at work' });
  await expect(added.getByText('Address saved.')).toBeVisible();
  await expect(added.getByRole('heading')).toBeFocused();
  await added.getByRole('button', { name: /^Make default/ }).click();
  await expect(added.getByText('Default', { exact: true })).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await other.setViewportSize({ width, height: 800 });
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await other.goto('./#/');
  await addToBasket(other, product1.title);
  await other.goto('./#/checkout?step=start');
  await expect(orderPanel(other)).toContainText('Kamala at work');
  await other.getByRole('button', { name: 'Change the address' }).click();
  await expectAccessible(other);
  await other.getByRole('radio', { name: typed.name }).check();
  await reviewButton(other).click();
  await expect(placeButton(other)).toBeVisible();
  await expect(orderPanel(other)).toContainText(typed.name);
  await context.close();
});
