/** The database requests of a signed-in shopper, which the merchant pays for. */
import type { Page } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { basketOf } from './support/database';
import { product1, product2 } from './support/catalogue';
import { signIn } from './support/login';
import { addToBasket } from './support/page';
import { expect, test } from './support/test';

const locks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending];
  });

/** Lets these minutes pass; every request is answered within five seconds. */
async function pass(page: Page, minutes: number) {
  for (let step = 0; step < minutes * 12; step += 1) {
    await page.clock.fastForward(5000);
    await expect.poll(() => locks(page)).toEqual([]);
  }
}

test('ten minutes of browsing take at most six requests, and ten quick additions at most four', async ({
  page,
  account,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(testRun.firestoreUrl)) requests.push(request.url());
  });
  await page.clock.install();
  await signIn(page, account);
  await expect.poll(() => requests).toHaveLength(1);
  await pass(page, 10);
  expect(requests.length).toBeLessThanOrEqual(6);

  requests.length = 0;
  for (let pair = 0; pair < 5; pair += 1) await addToBasket(page, product1.title, product2.title);
  await pass(page, 1);
  expect((await basketOf(account)).ids).toHaveLength(10);
  expect(requests.length).toBeLessThanOrEqual(4);
});
