/** A merchant creates codes on the phone. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/axe';
import { readDatabase } from '../support/database';
import { test } from '../support/merchant';
import { button } from '../support/page';
import { expect } from '../support/test';

const phone = { width: 360, height: 740 };
const widths = [320, 360, 768, 1280];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const codeOf = (page: Page, code: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: code, exact: true }) });

test('a merchant creates a code on a phone, extends it, stops it and deletes it', async ({
  merchant,
}) => {
  const code = `FEST${Date.now() % 1_000_000}`;
  await merchant.setViewportSize(phone);
  await merchant.goto('./#/login');
  await merchant.getByRole('link', { name: 'Codes', exact: true }).click();
  await button(merchant, 'New code').click();
  await expect(field(merchant, 'Code')).toHaveValue(/^[A-Z]{8}$/);
  await field(merchant, 'Code').fill(code.toLowerCase());
  await field(merchant, 'Percent').fill('110');
  await button(merchant, 'Create code').click();
  await expect(field(merchant, 'Percent')).toBeFocused();

  await test.step('after a reload, which keeps what was typed', async () => {
    await merchant.reload();
    await expect(field(merchant, 'Percent')).toHaveValue('110');
    await button(merchant, 'Create code').click();
    await expectFits(merchant, widths);
    await expectAccessible(merchant);
  });
  await merchant.setViewportSize(phone);
  await field(merchant, 'Percent').fill('15');
  await field(merchant, 'Minimum subtotal').fill('500');
  await merchant.getByRole('checkbox', { name: /^Once per customer/ }).check();
  await button(merchant, 'Create code').click();
  const item = codeOf(merchant, code);
  await expect(item).toContainText('15% off from ₹500, once per customer');
  await expect(merchant.getByRole('heading', { name: code })).toBeFocused();
  expect(await readDatabase(`codes/${code}`)).toMatchObject({
    terms: { percent: 15, from: 500, once: true },
    most: 100,
    used: 0,
  });

  await button(merchant, `Extend: ${code}`).click();
  await item.getByLabel('Number of orders', { exact: true }).fill('200');
  await expectFits(merchant, widths);
  await expectAccessible(merchant);
  await merchant.setViewportSize(phone);
  await button(merchant, `Save: ${code}`).click();
  await expect(item).toContainText('Used in 0 of 200 orders');

  await button(merchant, `Stop: ${code}`).click();
  await button(merchant, `Stop: ${code}`).click();
  await expect(item).toContainText('Ended on');

  await button(merchant, `Delete: ${code}`).click();
  await button(merchant, `Delete: ${code}`).click();
  await expect(item).toHaveCount(0);
  await merchant.reload();
  await expect(button(merchant, 'New code')).toBeVisible();
  await expect(item).toHaveCount(0);
});
