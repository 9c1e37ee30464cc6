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

const fill = (page, count) =>
  page.evaluate((target) => {
    const buttons = [...document.querySelectorAll('.product-card button')];
    for (let press = 0; press < target; press++) buttons[press % buttons.length].click();
  }, count);

/** The time that scripts take for each press, in milliseconds: React renders a click before it returns. */
const timePresses = (page, selector, presses) =>
  page.evaluate(
    async ([buttons, count]) => {
      const times = [];
      for (let press = 0; press < count; press++) {
        const start = performance.now();
        document.querySelector(buttons).click();
        await Promise.resolve();
        // Includes styles and layout.
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return times;
    },
    [selector, presses],
  );

async function openBasket(page) {
  await page.locator('.basket-link').click();
  await page.locator('.basket-item').first().waitFor();
}

/**
 * Adds to a basket of so many items, opens and scrolls the checkout screen, and removes from it.
 *
 * @returns milliseconds: medians of `add` and `remove`, and the `longestTask` on the checkout screen
 */
export async function measureBasketOf(browser, url, items) {
  const { page, close } = await openShop(browser, url);
  await fill(page, items);
  const add = median(await timePresses(page, '.product-card button', 40));
  await page.evaluate(() => {
    window.longTasks = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await openBasket(page);
  for (let wheel = 0; wheel < 20; wheel++) {
    await page.mouse.wheel(0, 1500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const longestTask = await page.evaluate(() => Math.max(...window.longTasks));
  await close();

  const fresh = await openShop(browser, url);
  await fill(fresh.page, items);
  await openBasket(fresh.page);
  const presses = Math.min(items, 40) - 1;
  const remove = median(await timePresses(fresh.page, '.basket-item-remove', presses));
  await fresh.close();
  return { add, remove, longestTask };
}
