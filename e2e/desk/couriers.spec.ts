/** A merchant hands parcels to a courier: its file, the labels, and the tracking numbers that come back. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'papaparse';
import { isOrderId } from '../../src/orders/model/order';
import { expectAccessible, expectFits } from '../support/axe';
import { product1, product4 } from '../support/catalogue';
import { test } from '../support/merchant';
import { seedOrder } from '../support/orderDatabase';
import { openAccount, typed } from '../support/orders';
import { button } from '../support/page';
import { expect } from '../support/test';
import { provoked } from '../support/watch';

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const part = () => Array.from({ length: 4 }, () => digits[Math.floor(Math.random() * 32)]).join('');

/** Two accepted orders of somebody whom nobody else is called, the second one of two products. */
async function seedTwo() {
  const name = `Asha ${part()}`;
  const ids = [`${part()}-${part()}-${part()}`, `${part()}-${part()}-${part()}`] as const;
  expect(ids.every(isOrderId)).toBe(true);
  const keyOf = ({ id, price }: typeof product1) => `${id}:${price}`;
  const fields = { state: 'accepted', before: 'placed', address: { ...typed, name } };
  await seedOrder(ids[0], { ...fields, items: { [keyOf(product1)]: 1 } });
  await seedOrder(ids[1], { ...fields, items: { [keyOf(product1)]: 1, [keyOf(product4)]: 2 } });
  return { name, ids };
}

/** Presses a button that downloads a file; the file's rows by the names of its columns. */
async function download(page: Page, label: string) {
  const waiting = page.waitForEvent('download');
  await button(page, label).click();
  const file = await waiting;
  const { data } = parse<Record<string, string>>(readFileSync(await file.path(), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return { name: file.suggestedFilename(), rows: data };
}

for (const width of [390, 1280]) {
  test(`a merchant gets a courier’s file and labels, and sends by the file that comes back, at ${width} pixels`, async ({
    merchant,
    merchantWatch,
  }, info) => {
    // Another test may take an invoice's number at the same moment, and this one tries again.
    merchantWatch.allow(provoked.forbidden);
    const { name, ids } = await seedTwo();
    const [first, second] = ids;
    await merchant.setViewportSize({ width, height: 844 });
    await openAccount(merchant);
    await merchant.getByRole('button', { name: /^Accepted \d/ }).click();
    await merchant.getByRole('searchbox', { name: 'Search orders' }).fill(name);
    await merchant.getByRole('checkbox', { name: /^Select all: 2 / }).check();

    await merchant.getByText('Courier files').click();
    const weight = merchant.getByRole('textbox', { name: `Weight of order ${first} in grams` });
    await expect(weight).toHaveValue(`${product1.details?.weight}`);
    const sum = (product1.details?.weight ?? 0) + 2 * (product4.details?.weight ?? 0);
    await expect(
      merchant.getByRole('textbox', { name: `Weight of order ${second} in grams` }),
    ).toHaveValue(`${sum}`);
    await weight.fill('2750');
    await expectFits(merchant, [320, 390, 768, 1280]);
    await expectAccessible(merchant);
    // The checks have tried other widths.
    await merchant.setViewportSize({ width, height: 844 });
    await merchant.screenshot({ path: info.outputPath('couriers.png'), fullPage: true });

    const { name: fileName, rows } = await download(merchant, 'Download for Shiprocket');
    expect(fileName).toMatch(/^Shiprocket-\d{4}-\d\d-\d\d\.csv$/);
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row['*Order Id'] === first)).toMatchObject({
      '*Payment Method(COD/Prepaid)': 'COD',
      '*Customer First Name': 'Asha',
      '*Shipping Address Postcode': typed.pin,
      '*Product Name': product1.title,
      '*Selling Price(Per Unit Item, Inclusive of Tax)': `${product1.price}`,
      '*Weight Of Shipment(kg)': '2.75',
    });

    // The window isn't really printed; what would be is there until that has ended.
    await merchant.evaluate(() => {
      window.print = () => undefined;
    });
    await button(merchant, 'Print labels').click();
    await merchant.emulateMedia({ media: 'print' });
    const labels = merchant.locator('.label');
    await expect(labels).toHaveCount(2);
    await expect(labels.first()).toContainText(name);
    await expect(labels.first().getByRole('img', { name: /^Code of order / })).toBeVisible();
    await expect(merchant.locator('.paper')).toHaveCount(0);
    await labels.first().screenshot({ path: info.outputPath('label.png') });
    const pdf = (await merchant.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    const [, ...size] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    // 100 × 150 mm in points.
    expect(size.map(Number)).toEqual([expect.closeTo(283, 0), expect.closeTo(425, 0)]);
    await merchant.emulateMedia({ media: null });
    await merchant.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await merchant.getByLabel('Import tracking numbers').setInputFiles({
      name: 'shipped.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Order ID,Courier Company,AWB Code\n${first},Blue Van,77001\n${second},Blue Van,77002\n`,
      ),
    });
    await expect(merchant.getByText(`${first}: Blue Van 77001`)).toBeVisible();
    await merchant.locator('.couriers').getByRole('button', { name: 'Mark 2 as sent' }).click();
    await expect(merchant.getByRole('group', { name: 'Selected orders' })).toContainText(
      '2 orders: sent.',
    );
  });
}
