import { openPhone } from './phone.mjs';
import { median, quantile } from './statistics.mjs';

async function openShop(browser, url) {
  const phone = await openPhone(browser);
  await phone.page.goto(url);
  await phone.page.locator('.product-card button').first().waitFor();
  return phone;
}

/**
 * From the end of a real press on 'Add to basket' to the next paint. The presses take 60 ms, with pauses
 * between them.
 *
 * @returns milliseconds: `median` and `p98`
 */
export async function measureAdding(browser, url, clicks) {
  const { page, close } = await openShop(browser, url);
  await page.evaluate(() => {
    window.paints = [];
    addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      { capture: true },
    );
  });
  const button = page.locator('.product-card button').first();
  await button.click();
  for (let click = 1; click <= clicks; click++) {
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
    await page.waitForFunction((count) => window.paints.length > count, click);
    await page.waitForTimeout(150);
  }
  const [, ...paints] = await page.evaluate(() => window.paints);
  await close();
  return { median: median(paints), p98: quantile(paints, 0.98) };
}
