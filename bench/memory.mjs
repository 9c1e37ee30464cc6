import { openBrowser } from './phone.mjs';

/** About ten minutes of a shopper who looks at a product, finds another and changes the basket twice a minute. */
const TOURS = 20;

/**
 * What a page holds after a visit of some hundred screens.
 *
 * @returns `heap` in bytes, after what isn't needed has been collected; and the `nodes` of its documents
 */
export async function measureMemory(url) {
  // A browser of its own has no heap of another page.
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  page.setDefaultTimeout(60_000);
  const devTools = await page.context().newCDPSession(page);
  const cards = page.locator('.product-card');
  const isListed = () => cards.first().waitFor();
  await page.goto(url);
  for (let tour = 0; tour < TOURS; tour++) {
    await isListed();
    await cards
      .nth(tour % 3)
      .locator('h2 a')
      .click();
    await page.locator('.product-gallery').waitFor();
    await page.goBack();
    await isListed();
    await page
      .locator('.categories a')
      .nth(1 + (tour % 2))
      .click();
    await page.locator('.categories a[aria-current]').nth(0).waitFor();
    await page.locator('input[type=search]').fill('kadhai');
    await page.waitForTimeout(500);
    await page.goto(`${url}#/`);
    await isListed();
    await page.locator('.product-card button[data-product]').first().click();
    await page.locator('.basket-link').click();
    await page.locator('.basket-item').first().waitFor();
    await page.getByRole('button', { name: 'Remove from basket' }).first().click();
    await page.goto(`${url}#/`);
  }
  await isListed();
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes } = await devTools.send('Memory.getDOMCounters');
  await browser.close();
  return { heap: usedSize, nodes };
}
