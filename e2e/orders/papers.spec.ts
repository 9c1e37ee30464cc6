import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatMoney } from '../../src/words/money';
import { product1, product2 } from '../support/catalogue';
import { expectPrintedInvoices } from '../support/invoices';
import { signIn } from '../support/login';
import { makeMerchant, seedOrder } from '../support/orderDatabase';
import { openAccount, typed } from '../support/orders';
import { type Account, expect, test } from '../support/test';

const orders = {
  CASH: { pay: 'cash', payment: 'due', gift: false },
  GIFT: { pay: 'cash', payment: 'due', gift: true },
  UPI: { pay: 'upi', payment: 'paid', gift: false },
};
type Name = keyof typeof orders;

/** Opens a merchant's list with three accepted orders of one shopper; resolves with their ids. */
async function findThree(page: Page, account: Account): Promise<Record<Name, string>> {
  const lot = randomUUID().slice(0, 8).toUpperCase();
  const items = {
    [`${product1.id}:${product1.price}`]: 2,
    [`${product2.id}:${product2.price}`]: 1,
  };
  const idOf = (each: string) => `${lot}-${each}`;
  for (const [each, order] of Object.entries(orders)) {
    await seedOrder(idOf(each), {
      ...order,
      items,
      state: 'accepted',
      before: 'placed',
      address: { ...typed, name: `आशा ${lot}` },
    });
  }
  await makeMerchant(account);
  await signIn(page, account);
  await openAccount(page);
  await page.getByRole('button', { name: /^Accepted \d/ }).click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(lot);
  // Orders of other tests are accepted, too, until the search has run.
  await expect(page.getByRole('checkbox', { name: 'Select all: 3 orders' })).toBeVisible();
  return { CASH: idOf('CASH'), GIFT: idOf('GIFT'), UPI: idOf('UPI') };
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const sizes = {
  A4: { format: 'A4' },
  A5: { format: 'A5' },
  'a label printer’s roll': { width: '100mm', height: '150mm' },
};

test('a merchant prints three orders as a pick list and three packing slips, on any paper size', async ({
  page,
  account,
}) => {
  const ids = await findThree(page, account);
  const margin = { top: '8mm', bottom: '8mm', left: '8mm', right: '8mm' };
  for (const [paper, size] of Object.entries(sizes)) {
    expect(pagesOf(await page.pdf({ ...size, margin })), paper).toBe(4);
  }
  // The test reads the page in print media, which has each slip as an element of its own.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.locator('.paper').first()).toContainText('9 items for 3 orders');
  const cash = page.locator('.paper').filter({ hasText: `Order ${ids.CASH}` });
  const total = formatMoney(2 * product1.price + product2.price);
  await expect(cash.getByText(`Collect ${total} in cash`)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.paper')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await test.step('and can be downloaded for a spreadsheet', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(ids.UPI);
  });

  await test.step('or for another program, with each text as it is', async () => {
    await page.getByLabel('Kind of CSV file').selectOption('For another program');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d-program\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^"id","placedAt",/);
    expect(file).toContain(`"${ids.UPI}"`);
  });
});

test('a merchant prints invoices of any length, and nothing of them is cut', async ({
  page,
  account,
}) => {
  await expectPrintedInvoices(page, account);
});
