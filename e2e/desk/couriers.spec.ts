/** A merchant hands parcels to a courier: its file, the labels, and the tracking numbers that come back. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'papaparse';
import { couriersWords } from '#words/desk/couriers';
import { bulkWords, deskWords } from '#words/desk/orders';
import { filesOfCouriers } from '../../src/desk/couriers/courierFile';
import { decimalPoint } from '../../src/words/readNumber';
import { columnSeparator } from '../../src/words/typedMoney';
import { expectSound } from '../support/axe';
import { product1, product4 } from '../support/catalogue';
import { seedOrder } from '../support/orderDatabase';
import { typed } from '../support/orders';
import { test } from '../support/ownDatabase';
import { button } from '../support/page';
import { expect } from '../support/test';

const first = '7K3M-9QXT-2B4D';
const second = '7K3M-9QXT-2B4E';

/** Two accepted orders, the second one of two products. */
async function seedTwo() {
  const keyOf = ({ id, price }: typeof product1) => `${id}:${price}`;
  const fields = { state: 'accepted', before: 'placed' };
  await seedOrder(first, { ...fields, items: { [keyOf(product1)]: 1 } });
  await seedOrder(second, { ...fields, items: { [keyOf(product1)]: 1, [keyOf(product4)]: 2 } });
}

/** Presses a button that downloads a file; the file's cells row by row. */
async function download(page: Page, label: string) {
  const waiting = page.waitForEvent('download');
  await button(page, label).click();
  const file = await waiting;
  const text = readFileSync(await file.path(), 'utf8');
  const { data } = parse<string[]>(text, { delimiter: columnSeparator });
  return { name: file.suggestedFilename(), rows: data };
}

for (const width of [390, 1280]) {
  test(`a merchant gets a courier’s file and labels, and sends by the file that comes back, at ${width} pixels`, async ({
    merchant,
  }, info) => {
    await seedTwo();
    await merchant.setViewportSize({ width, height: 844 });
    await merchant.goto('./#/login');
    await button(merchant, `${deskWords.filters.accepted} 2`).click();
    await merchant.locator('.shop-orders-bar').getByRole('checkbox').check();

    if (width < 768) await button(merchant, deskWords.tools).click();
    await merchant.getByText(couriersWords.heading, { exact: true }).click();
    const weightOf = (id: string) =>
      merchant.getByRole('textbox', { name: couriersWords.weightOf(id) });
    await expect(weightOf(first)).toHaveValue(`${product1.details?.weight}`);
    const sum = (product1.details?.weight ?? 0) + 2 * (product4.details?.weight ?? 0);
    await expect(weightOf(second)).toHaveValue(`${sum}`);
    await weightOf(first).fill('2750');
    await expectSound(merchant);
    await merchant.screenshot({ path: info.outputPath('couriers.png'), fullPage: true });

    const [courier = ''] = Object.keys(filesOfCouriers());
    const { name, rows } = await download(merchant, couriersWords.download(courier));
    expect(name).toMatch(new RegExp(`^${courier}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(rows.find((row) => row.includes(first))).toEqual(
      expect.arrayContaining([typed.city, typed.pin, `2${decimalPoint}75`]),
    );

    // The window isn't really printed; what would be is there until that has ended.
    await merchant.evaluate(() => {
      window.print = () => undefined;
    });
    await button(merchant, couriersWords.printLabels).click();
    await merchant.emulateMedia({ media: 'print' });
    const labels = merchant.locator('.label');
    await expect(labels).toHaveCount(2);
    for (const id of [first, second]) {
      const label = labels.filter({ hasText: id });
      await expect(label).toContainText(typed.name);
      await expect(label.getByRole('img', { name: couriersWords.code(id) })).toBeVisible();
    }
    await expect(merchant.locator('.paper')).toHaveCount(0);
    await labels.first().screenshot({ path: info.outputPath('label.png') });
    const pdf = (await merchant.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    const [, ...size] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    // 100 × 150 mm in points.
    expect(size.map(Number)).toEqual([expect.closeTo(283, 0), expect.closeTo(425, 0)]);
    await merchant.emulateMedia({ media: null });
    await merchant.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await merchant.getByLabel(couriersWords.tracking.file).setInputFiles({
      name: 'shipped.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Order ID,Courier Company,AWB Code\n${first},Blue Van,77001\n${second},Blue Van,77002\n`,
      ),
    });
    await expect(
      merchant.getByText(couriersWords.tracking.parcel(first, 'Blue Van 77001')),
    ).toBeVisible();
    await merchant
      .locator('.couriers')
      .getByRole('button', { name: couriersWords.tracking.send(2) })
      .click();
    await expect(merchant.getByRole('group', { name: bulkWords.selection })).toContainText(
      bulkWords.outcome('sent', 2),
    );
  });
}
