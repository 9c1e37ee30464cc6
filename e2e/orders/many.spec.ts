import { randomUUID } from 'node:crypto';
import { product1 } from '../support/catalogue';
import { signIn } from '../support/login';
import { makeMerchant, seedOrder } from '../support/orderDatabase';
import { openAccount, typed } from '../support/orders';
import { expect, test } from '../support/test';

test('a merchant sends twelve orders in one press, sees their invoices’ numbers, and takes it back', async ({
  page,
  account,
}) => {
  const lot = randomUUID().slice(0, 8).toUpperCase();
  const items = { [`${product1.id}:${product1.price}`]: 1 };
  for (let place = 0; place < 12; place += 1) {
    await seedOrder(`${lot}-${1000 + place}`, {
      items,
      state: 'accepted',
      before: 'placed',
      address: { ...typed, name: `Asha ${lot}` },
    });
  }
  await makeMerchant(account);
  await signIn(page, account);
  await openAccount(page);
  await page.getByRole('button', { name: /^Accepted \d/ }).click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(lot);
  await page.getByRole('checkbox', { name: 'Select all: 12 orders' }).check();
  const bar = page.getByRole('group', { name: 'Selected orders' });
  const send = bar.getByRole('button', { name: 'Mark 12 as sent' });
  await send.click();
  await bar.getByRole('textbox', { name: 'Courier' }).fill('Blue Van');
  await send.click();
  await expect(bar).toContainText('12 orders: sent.');

  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(bar).toContainText('12 orders selected');
  const orders = page.getByRole('listitem').filter({ hasText: `Asha ${lot}` });
  await expect(orders).toHaveCount(12);
  await expect(orders.first()).toContainText('Blue Van');
  const texts = await orders.allTextContents();
  const numbers = texts.map((text) => Number(/HAAT-(\d+)/.exec(text)?.[1]));
  const least = Math.min(...numbers);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    numbers.map((_, place) => least + place),
  );

  await bar.getByRole('button', { name: 'Undo for 12' }).click();
  await expect(bar).toContainText('12 orders: accepted.');
  await page.getByRole('button', { name: /^Accepted \d/ }).click();
  await expect(orders).toHaveCount(12);
});
