/** The database requests of a signed-in shopper, which the merchant pays for. */
import type { Page } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { product1, product2 } from './support/catalogue';
import { basketOf, expectSent } from './support/database';
import { signIn } from './support/login';
import {
  fillInAddress,
  placeButton,
  placedId,
  proceedButton,
  reviewButton,
} from './support/orders';
import { addToBasket, openBasket, openShop } from './support/page';
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

/** The requests to the database so far: the path of each with its documents. */
function databaseRequests(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(testRun.firestoreUrl)) return;
    const { documents = [] } = request.postDataJSON() as { documents?: string[] };
    const paths = documents.map((each) => each.replace(/^.*\/documents\//, ''));
    requests.push([new URL(request.url()).pathname.replace(/^.*:/, ''), ...paths].join(' '));
  });
  return requests;
}

const liveRead = 'batchGet shop/prices';

test('a visit reads the live prices once, when the page has been painted', async ({ page }) => {
  const requests = databaseRequests(page);
  // The request's times are known once it is answered.
  const first = page.waitForEvent('requestfinished', (request) =>
    request.url().startsWith(testRun.firestoreUrl),
  );
  await openShop(page);
  const { sentAt, paintedAt } = await first.then(async (request) => ({
    sentAt: request.timing().startTime,
    paintedAt: await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (paint?.startTime ?? Infinity);
    }),
  }));
  expect(sentAt).toBeGreaterThan(paintedAt);
  // The fake clock comes only now, because it would hide the paints.
  await page.clock.install();
  await addToBasket(page, product1.title);
  await openBasket(page);
  await pass(page, 2);
  expect(requests).toEqual([liveRead]);
});

test('ordering takes three requests besides the basket’s: my address, the prices and the order', async ({
  page,
  account,
}) => {
  const requests = databaseRequests(page);
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await expectSent(page);
  await expect.poll(() => requests).toContain(liveRead);
  await openBasket(page);
  requests.length = 0;
  await proceedButton(page).click();
  await fillInAddress(page);
  await reviewButton(page).click();
  await placeButton(page).click();
  await placedId(page);
  const ofOrder = requests.filter((each) => !each.startsWith('batchGet baskets/'));
  // The thank-you screen sends the requests that follow.
  expect(ofOrder.slice(0, 3)).toEqual([
    liveRead,
    expect.stringMatching(/^batchGet shoppers\/\w+$/),
    'commit',
  ]);
});

test('ten minutes of browsing take at most six requests, and ten quick additions at most four', async ({
  page,
  account,
}) => {
  const requests = databaseRequests(page);
  const ofLive = () => requests.filter((each) => each === liveRead).length;
  await page.clock.install();
  await signIn(page, account);
  await expect.poll(() => requests.length - ofLive()).toBe(1);
  await pass(page, 10);
  expect(ofLive()).toBe(1);
  expect(requests.length - 1).toBeLessThanOrEqual(6);

  requests.length = 0;
  for (let pair = 0; pair < 5; pair += 1) await addToBasket(page, product1.title, product2.title);
  // This waits in real time, because the database's clock runs on its own.
  await expect.poll(async () => (await basketOf(account)).ids.length).toBe(10);
  expect(requests.length).toBeLessThanOrEqual(4);
});
