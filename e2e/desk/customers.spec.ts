/** A merchant looks after the shop's customers. */
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { customersWords, orderingCustomerWords } from '#words/desk/customers';
import { deskFrameWords, deskWords } from '#words/desk/orders';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { tidyAddress } from '../../src/orders/model/address';
import { expectSound } from '../support/axe';
import { readDatabase } from '../support/database';
import { seedOrder } from '../support/orderDatabase';
import { shopOrder, typed } from '../support/orders';
import { test } from '../support/ownDatabase';
import { button } from '../support/page';
import { expect } from '../support/test';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const address = tidyAddress(typed);
const { name, telephone, instructions: note } = address;
const [first, second, third] = ['7K3M-9QXT-2B4D', '7K3M-9QXT-2B4E', '7K3M-9QXT-2B4F'] as const;

/** Two orders of a new customer that couldn't be delivered, long ago, and a new one. */
async function seedCustomer() {
  const refused = { state: 'undelivered', before: 'sent', address };
  await seedOrder(first, refused);
  await seedOrder(second, refused);
  const now = Timestamp.now();
  const times = { placedAt: now, stateAt: now, beforeAt: now, changedAt: now };
  await seedOrder(third, { state: 'placed', before: 'placed', address, ...times });
}

for (const window of windows) {
  test(`a merchant is warned at a third order, notes why, and forgets the customer, ${window.width} pixels wide`, async ({
    merchant,
  }) => {
    await seedCustomer();
    await merchant.setViewportSize(window);
    await merchant.goto('./#/login');
    const order = shopOrder(merchant, third);
    await expect(order.getByText(orderingCustomerWords.warning(2))).toBeVisible();
    await expectSound(merchant);

    await test.step('a note survives a reload, and is at the order', async () => {
      await link(
        merchant,
        orderHistoryWords.actionOnOrder(orderingCustomerWords.customer, third),
      ).click();
      const field = merchant.getByLabel(customersWords.note, { exact: true });
      await field.fill(note);
      await button(merchant, customersWords.saveNote).click();
      await expect(merchant.locator('.success')).toHaveText(customersWords.noteSaved);
      await merchant.reload();
      await expect(field).toHaveValue(note);
      expect(await readDatabase(`customers/${telephone}`)).toEqual({ note });
      await expectSound(merchant);
      for (const id of [first, second]) {
        await expect(link(merchant, customersWords.order(id))).toBeVisible();
      }
    });

    await test.step('the open order stands in the way until it is cancelled', async () => {
      await expect(merchant.getByText(customersWords.open)).toBeVisible();
      await link(merchant, customersWords.order(third)).last().click();
      await expect(order.getByText(`${orderingCustomerWords.note}: ${note}`)).toBeVisible();
      const { cancelled } = deskWords.moves;
      const cancel = button(merchant, orderHistoryWords.actionOnOrder(cancelled, third));
      await cancel.click();
      await cancel.click();
      await expect(order.locator('.order-state')).toHaveText(orderHistoryWords.states.cancelled);
    });

    await test.step('the list has the customer, found by number', async () => {
      await link(merchant, deskFrameWords.customers).click();
      await merchant.getByRole('searchbox', { name: customersWords.search }).fill(telephone);
      const item = merchant.locator('.customer').filter({ hasText: name });
      await expect(item).toContainText(customersWords.orders(3));
      await expect(item).toContainText(customersWords.undelivered(2));
      await expectSound(merchant);
      await link(merchant, name).click();
    });

    await test.step('the customer is forgotten in one press', async () => {
      await button(merchant, customersWords.forget.label).click();
      await expectSound(merchant);
      await button(merchant, customersWords.forget.confirm).click();
      await expect(merchant.getByText(customersWords.unknownNumber)).toBeVisible();
      for (const id of [first, second, third]) {
        const stored = await readDatabase(`orders/${id}`);
        expect(stored).not.toHaveProperty('address');
        expect(stored).toHaveProperty('items');
      }
      expect(await readDatabase(`customers/${telephone}`)).toBeUndefined();
    });
  });
}
