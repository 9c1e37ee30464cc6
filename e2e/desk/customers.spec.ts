/** A merchant looks after the shop's customers. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { orderIdOf } from '../../src/orders/model/order';
import { expectAccessible, expectFits } from '../support/axe';
import { readDatabase } from '../support/database';
import { test } from '../support/merchant';
import { seedOrder } from '../support/orderDatabase';
import { openAccount, typed } from '../support/orders';
import { button } from '../support/page';
import { expect } from '../support/test';

const widths = [320, 390, 768, 1280];
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Two orders of a new customer that couldn't be delivered, long ago, and a new one. */
async function seedCustomer() {
  const number = `${randomInt(10_000, 100_000)}`;
  const telephone = `98${number.slice(0, 3)} ${number.slice(3)}${randomInt(100, 1000)}`;
  const name = `Asha ${number}`;
  const address = { ...typed, name, telephone };
  const ids = await Promise.all([1, 2, 3].map(() => orderIdOf('seeded', [randomUUID()])));
  const [first = '', second = '', third = ''] = ids;
  const refused = { state: 'undelivered', before: 'sent', address };
  await seedOrder(first, refused);
  await seedOrder(second, refused);
  const now = Timestamp.now();
  const times = { placedAt: now, stateAt: now, beforeAt: now, changedAt: now };
  await seedOrder(third, { state: 'placed', before: 'placed', address, ...times });
  return { name, telephone, first, second, third };
}

for (const window of windows) {
  test(`a merchant is warned at a third order, notes why, and forgets the customer, ${window.width} pixels wide`, async ({
    merchant,
  }) => {
    const { name, telephone, first, second, third } = await seedCustomer();
    await merchant.setViewportSize(window);
    await openAccount(merchant);
    await merchant.getByRole('searchbox', { name: 'Search orders' }).fill(third);
    const order = merchant.locator('.shop-orders .order').filter({ hasText: third });
    const warning = order.getByText('2 orders to this number couldn’t be delivered.');
    await expect(warning).toBeVisible();
    await expectFits(merchant, widths);
    await expectAccessible(merchant);
    await merchant.setViewportSize(window);

    await test.step('a note survives a reload, and is at the order', async () => {
      await link(merchant, `Customer, order ${third}`).click();
      const note = merchant.getByLabel('Note', { exact: true });
      await note.fill('Rings first');
      await button(merchant, 'Save note').click();
      await expect(merchant.getByText('The note was saved.')).toBeAttached();
      await merchant.reload();
      await expect(note).toHaveValue('Rings first');
      expect(await readDatabase(`customers/${telephone}`)).toEqual({ note: 'Rings first' });
      await expectFits(merchant, widths);
      await expectAccessible(merchant);
      await merchant.setViewportSize(window);
      for (const id of [first, second]) {
        await expect(link(merchant, `Order ${id}`)).toBeVisible();
      }
    });

    await test.step('the open order stands in the way until it is cancelled', async () => {
      await expect(merchant.getByText(/finish or cancel these orders first:$/)).toBeVisible();
      await link(merchant, `Order ${third}`).last().click();
      await expect(order.getByText('Your note: Rings first')).toBeVisible();
      await button(merchant, `Cancel order, order ${third}`).click();
      await button(merchant, `Cancel order, order ${third}`).click();
      await expect(order.locator('.order-state')).toHaveText('Cancelled');
    });

    await test.step('the list has the customer, found by number', async () => {
      await link(merchant, 'Customers').click();
      await merchant.getByRole('searchbox', { name: 'Search customers' }).fill(telephone);
      const item = merchant.locator('.customer').filter({ hasText: name });
      await expect(item).toContainText('3 orders');
      await expect(item).toContainText('2 not delivered');
      await expectFits(merchant, widths);
      await expectAccessible(merchant);
      await merchant.setViewportSize(window);
      await link(merchant, name).click();
    });

    await test.step('the customer is forgotten in one press', async () => {
      await button(merchant, 'Delete this customer’s data').click();
      await expectFits(merchant, widths);
      await expectAccessible(merchant);
      await merchant.setViewportSize(window);
      await button(merchant, 'Delete data').click();
      await expect(merchant.getByText('No order has this phone number.')).toBeVisible();
      for (const id of [first, second, third]) {
        const stored = await readDatabase(`orders/${id}`);
        expect(stored).not.toHaveProperty('address');
        expect(stored).toHaveProperty('items');
      }
      expect(await readDatabase(`customers/${telephone}`)).toBeUndefined();
    });
  });
}
