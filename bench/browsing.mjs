import { lineIdAtIndex, lineKey } from '../src/basket/storage/basketKeys';
import { openPhone } from './phone.mjs';

const settled = (page) => page.waitForLoadState('networkidle');

/** What the page has loaded of the catalogue, in kB as transferred. */
const catalogueLoaded = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/static/catalogue/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
  );

async function open(browser, url) {
  const { page, close } = await openPhone(browser);
  await page.goto(url);
  await page.locator('.product-card, .basket-item').first().waitFor();
  await settled(page);
  return { page, close };
}

/** What a product's screen loads of the catalogue, in kB. */
export async function measureDetails(browser, url) {
  const { page, close } = await open(browser, url);
  const before = await catalogueLoaded(page);
  await page.locator('.product-card a').first().click();
  await page.locator('.product-details dl').first().waitFor();
  const after = await catalogueLoaded(page);
  await close();
  return after - before;
}

/** What a first visit stores for use without a network, in kB, not compressed. */
export async function measureOffline(browser, url) {
  const { page, close } = await open(browser, url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await settled(page);
  const bytes = await page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll()) {
        sum += (await answer.blob()).size;
      }
    }
    return sum;
  });
  await close();
  return bytes / 1000;
}

/** What the basket loads of the catalogue with these products, in kB. */
export async function measureBasketOfIds(browser, url, ids) {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(
    (lines) => Object.assign(localStorage, lines),
    Object.fromEntries(ids.map((id, place) => [lineKey(lineIdAtIndex(place)), id])),
  );
  await page.goto(`${url}#/checkout`);
  await page.getByText(`Subtotal ${ids.length} items`).waitFor();
  await settled(page);
  const loaded = await catalogueLoaded(page);
  await close();
  return loaded;
}
