import type { Page, Response } from '@playwright/test';
import { product1 } from '../support/catalogue';
import { signIn } from '../support/login';
import { makeMerchant, seedOrders } from '../support/orderDatabase';
import { openAccount } from '../support/orders';
import { expect, newAccount, registerAccount, test } from '../support/test';

const isQuery = (response: Response) => response.url().includes(':runQuery');

/** Opens the merchant's list. @returns the answers to its queries, and how long it took */
async function openList(page: Page) {
  const answers: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (isQuery(response)) answers.push(response.text());
  };
  // Answers to the screen before can't be read any more.
  await page.goto('about:blank');
  page.on('response', collect);
  const start = performance.now();
  await openAccount(page);
  await expect(page.getByRole('group', { name: 'Filter by status' })).toBeVisible();
  const ms = performance.now() - start;
  page.off('response', collect);
  return { text: (await Promise.all(answers)).join('\n'), ms };
}

test('with 10,000 finished orders I read as few as with ten, and the others a page at a time', async ({
  page,
  request,
}) => {
  test.slow();
  const merchant = await registerAccount(request, newAccount());
  await makeMerchant(merchant);
  await signIn(page, merchant);
  const tag = `${product1.id}:${product1.price}`;
  const readOf = (lot: string, text: string) =>
    new Set(text.match(new RegExp(`${lot}-SEED-\\d{4}`, 'g'))).size;

  const few = await seedOrders(10, tag);
  await openList(page);
  const before = await openList(page);
  const many = await seedOrders(10_000, tag);
  const after = await openList(page);
  // The query for the last change may find one of them.
  expect(readOf(few, before.text)).toBeLessThanOrEqual(1);
  expect(readOf(many, after.text)).toBeLessThanOrEqual(1);
  // The emulator has no indexes: it searches all orders.
  console.log(
    `Opening the list took ${(after.ms / before.ms).toFixed(2)} times as long with 10,000 orders as with ten.`,
  );

  const orders = page.getByRole('region', { name: 'Shop orders' });
  for (const button of ['Delivered', 'Load older orders']) {
    let read = 0;
    const answer = page.waitForResponse(async (response) => {
      if (isQuery(response)) read = readOf(many, await response.text());
      return read > 0;
    });
    await orders.getByRole('button', { name: button }).click();
    await answer;
    expect(read).toBeLessThanOrEqual(101);
  }
});
