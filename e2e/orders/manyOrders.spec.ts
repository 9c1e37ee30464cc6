import type { Response } from '@playwright/test';
import { product1 } from '../support/catalogue';
import { signIn } from '../support/login';
import { makeMerchant, seedOrders } from '../support/orderDatabase';
import { openAccount } from '../support/orders';
import { expect, test } from '../support/test';

test('of many finished orders the merchant’s list reads none before I want to see them, then a page at a time', async ({
  page,
  account,
}) => {
  await makeMerchant(account);
  const lot = await seedOrders(250, `${product1.id}:${product1.price}`);
  const readIn = async (response: Response) => {
    if (!response.url().includes(':runQuery')) return 0;
    return new Set((await response.text()).match(new RegExp(`${lot}-SEED-\\d{4}`, 'g'))).size;
  };
  await signIn(page, account);
  const answers: Promise<number>[] = [];
  page.on('response', (response) => answers.push(readIn(response)));
  await openAccount(page);
  const orders = page.getByRole('region', { name: 'Shop orders' });
  await expect(orders.getByRole('group', { name: 'Filter by status' })).toBeVisible();
  // The query for the last change may find one of them.
  expect(Math.max(...(await Promise.all(answers)))).toBeLessThanOrEqual(1);

  for (const name of ['Delivered', 'Load older orders']) {
    const answer = page.waitForResponse(async (response) => (await readIn(response)) > 1);
    await orders.getByRole('button', { name }).click();
    expect(await readIn(await answer)).toBeLessThanOrEqual(101);
  }
});
