/** A merchant looks through the shop's orders. */
import { randomInt, randomUUID } from 'node:crypto';
import { expectAccessible, expectFits } from '../support/axe';
import { product1, product4 } from '../support/catalogue';
import { test } from '../support/merchant';
import { seedOrder } from '../support/orderDatabase';
import { openAccount, shopOrder, typed } from '../support/orders';
import { button } from '../support/page';
import { expect } from '../support/test';

test('a merchant sees what to send beside whom it goes to, and two orders in a laptop’s window', async ({
  merchant,
}) => {
  const id = `COLUMNS-${randomUUID().slice(0, 8).toUpperCase()}`;
  await seedOrder(id, {
    state: 'placed',
    before: 'placed',
    items: Object.fromEntries(
      [product1, product4].map((product) => [`${product.id}:${product.price}`, 1]),
    ),
    // Orders of other walks have the usual phone number.
    address: { ...typed, name: `Asha ${id}`, telephone: `98450 ${randomInt(10_000, 100_000)}` },
  });
  await merchant.setViewportSize({ width: 1280, height: 900 });
  await openAccount(merchant);
  await merchant.getByRole('searchbox', { name: 'Search orders' }).fill(id);
  const order = shopOrder(merchant, id);
  const address = order.getByText('Deliver to');
  await expect(address).toBeVisible();
  const boxOf = async (locator: typeof order) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { x, y, width, height };
  };
  const contents = order.locator('.order-contents');
  expect((await boxOf(order)).height).toBeLessThan(410);
  expect((await boxOf(address)).x).toBeGreaterThan(
    (await boxOf(contents)).x + (await boxOf(contents)).width,
  );
  await expectFits(merchant, [320, 360, 768, 1280]);
  await expectAccessible(merchant);

  // A phone has them below each other.
  await merchant.setViewportSize({ width: 360, height: 740 });
  expect((await boxOf(address)).y).toBeGreaterThan(
    (await boxOf(contents)).y + (await boxOf(contents)).height - 1,
  );
  await contents.locator('summary').click();
  await expect(address).toBeHidden();
  await expect(button(merchant, `Accept, order ${id}`)).toBeVisible();
});

test('a merchant sees the first order in a phone’s first screen, below the sections, filters and search', async ({
  merchant,
}) => {
  const id = `PHONE-${randomUUID().slice(0, 8).toUpperCase()}`;
  await seedOrder(id, { state: 'placed', before: 'placed' });
  await merchant.setViewportSize({ width: 390, height: 844 });
  await openAccount(merchant);
  const order = merchant.locator('.shop-orders .order').first();
  await expect(order).toBeVisible();
  const sections = merchant.getByRole('navigation', { name: 'Your shop' });
  const section = (name: string) => sections.getByRole('link', { name, exact: true });
  const topOf = async (locator: typeof order) => (await locator.boundingBox())?.y;
  expect(await topOf(order)).toBeLessThan(430);
  expect(await topOf(section('Codes'))).toBe(await topOf(section('Orders')));

  const print = button(merchant, 'Print packing slips');
  await expect(print).toBeHidden();
  await button(merchant, 'Print, files, figures').click();
  await expect(print).toBeVisible();
  // Every link and control is as high as a finger needs.
  const period = merchant.getByRole('combobox', { name: 'Period' });
  for (const control of [period, order.locator('.order-summary-title a').first()]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  // A narrower one scrolls them sideways, with the current one in view.
  await merchant.setViewportSize({ width: 320, height: 640 });
  await section('Codes').click();
  await expect(section('Codes')).toHaveAttribute('aria-current', 'page');
  await expect(section('Codes')).toBeInViewport({ ratio: 1 });
  await section('Orders').focus();
  await expect(section('Orders')).toBeInViewport({ ratio: 1 });
});
