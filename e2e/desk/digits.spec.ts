/** Shopper and merchant type numbers in Devanagari, as phones in Hindi offer them. */
import { formatMoney } from '../../src/words/money';
import { product1 } from '../support/catalogue';
import { ordersOf } from '../support/orderDatabase';
import { placeButton, placedId, prepareOrder, reviewButton } from '../support/orders';
import { test } from '../support/ownDatabase';
import { button, heading, openShop } from '../support/page';
import { expect } from '../support/test';

/** The digits of the script, from 0 on. */
const ZERO = 0x966;
const devanagari = (value: number | string) =>
  `${value}`.replace(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

test('a shopper searches by a price, and asks for a delivery', async ({ page }) => {
  await openShop(page);
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  const limit = product1.price + 1;
  const query = `${devanagari(limit)} से कम`;
  await search.pressSequentially(query);
  await search.press('Enter');
  await expect(heading(page)).toHaveText(new RegExp(`^\\d+ results? for “${query}”$`));
  const card = page.getByRole('article').filter({ hasText: product1.title });
  await expect(card.first()).toContainText(formatMoney(product1.price));
  await page.goto(`./#/?product=${product1.id}`);
  const pin = page.getByRole('textbox', { name: 'Delivery to PIN code' });
  await pin.pressSequentially(devanagari('560041'));
  await expect(page.getByText(/^Delivery to 560041 by /)).toBeVisible();
});

test('a shopper orders with a phone number and a PIN code, at a price of the merchant’s', async ({
  page,
  account,
  merchant,
}) => {
  const price = product1.price + 10;
  await merchant.goto('./#/login?section=products');
  const field = merchant.getByLabel(`Price of ${product1.title}`, { exact: true });
  await field.fill('');
  await field.pressSequentially('1,00');
  await field.blur();
  await expect(merchant.getByText('This may mean ₹1 or ₹100: write 1 or 100.')).toBeVisible();
  await field.fill('');
  await field.pressSequentially(`₹${devanagari(price)}`);
  await button(merchant, 'Save changes').click();
  await expect(merchant.getByText(/^Saved\./)).toBeVisible();

  await prepareOrder(page, account, { ...product1, price });
  await page.getByRole('button', { name: 'Change the address' }).click();
  const type = async (label: string, text: string) => {
    const box = page.getByLabel(label, { exact: true });
    await box.fill('');
    await box.pressSequentially(text);
  };
  await type('Phone', `+${devanagari('91 98450 27163')}`);
  await type('PIN code', `PIN: ${devanagari('560 041')}`);
  await reviewButton(page).click();
  await placeButton(page).click();
  await placedId(page);
  expect(await ordersOf(account)).toMatchObject([
    { address: { telephone: '98450 27163', pin: '560041' } },
  ]);
});
