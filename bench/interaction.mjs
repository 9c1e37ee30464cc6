import { chromium } from '@playwright/test';

/** The value below which the given share (0 to 1) of the sample lies, between neighbours in proportion. */
export function quantile(sample, share) {
  const sorted = [...sample].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}
export const median = (sample) => quantile(sample, 0.5);

const slowPhone = { rate: 4 };

/** A slow phone on slow 4G. */
async function slowDown(devTools) {
  await devTools.send('Emulation.setCPUThrottlingRate', slowPhone);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
}

async function openShop(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', slowPhone);
  await page.goto(url);
  await page.locator('.product-card button').first().waitFor();
  return page;
}

/**
 * How long after the start of a cold visit (slow 4G, CPU 4x) the first 'Add to basket', pressed in
 * the frame in which it can first be seen, is answered on the button, and counted in the basket.
 *
 * @returns milliseconds: `seen`, `answered`, `counted`
 */
export async function measureFirstClick(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await slowDown(devTools);
  await page.addInitScript(() => {
    const times = (window.firstClick = {});
    const look = () => {
      const button = document.querySelector('.product-card button');
      if (button && times.seen === undefined) {
        times.seen = performance.now();
        button.click();
      }
      if (button?.closest('[data-pressed]')) times.answered ??= performance.now();
      const count = document.querySelector('.basket-count')?.textContent;
      if (count && count !== '0') {
        times.counted = performance.now();
        times.answered ??= times.counted;
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  await page.waitForFunction(() => window.firstClick.counted);
  const times = await page.evaluate(() => window.firstClick);
  await context.close();
  return times;
}

/** From the end of a real press on a link to the paint of another heading, in milliseconds. */
async function timeScreen(page, selector) {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    window.screenPainted = new Promise((resolve) => {
      const start = ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(0);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', start, { capture: true, once: true });
    });
  });
  const link = await page.locator(selector).boundingBox();
  await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
  return page.evaluate(() => window.screenPainted);
}

/** When a first visit has loaded all that it loads by itself: the identity service comes last. */
const SETTLED_MS = 8000;

/**
 * From a press in the header, after a first visit (slow 4G, CPU 4x) has settled, to the paint of the next
 * screen's heading; and the same press again, after Back.
 *
 * @returns milliseconds: `first` and `again`
 */
export async function measureScreenChange(browser, url, selector) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const first = await timeScreen(page, selector);
  // What the first touch has started ends before the second.
  await page.waitForTimeout(3000);
  await page.goBack();
  await page.waitForTimeout(1000);
  const again = await timeScreen(page, selector);
  await context.close();
  return { first, again };
}

/**
 * From the end of a real press on 'Add to basket' to the next paint, at CPU 4x. The presses are a
 * shopper's: 60 ms long, with a rest between them.
 *
 * @returns milliseconds: `median` and `p98`
 */
export async function measureAdding(browser, url, clicks) {
  const page = await openShop(browser, url);
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
  await page.close();
  return { median: median(paints), p98: quantile(paints, 0.98) };
}

const fill = (page, count) =>
  page.evaluate((target) => {
    const buttons = [...document.querySelectorAll('.product-card button')];
    for (let press = 0; press < target; press++) buttons[press % buttons.length].click();
  }, count);

/** The script's time for one press, in milliseconds: React renders a click before it returns. */
const timePresses = (page, selector, presses) =>
  page.evaluate(
    async ([buttons, count]) => {
      const times = [];
      for (let press = 0; press < count; press++) {
        const start = performance.now();
        document.querySelector(buttons).click();
        await Promise.resolve();
        // Styles and layout are part of what a shopper waits for.
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return times;
    },
    [selector, presses],
  );

/**
 * What one more, one less, and the checkout screen cost with so many items in the basket, at CPU 4x.
 *
 * @returns milliseconds: medians of `add` and `remove`; the `longestTask` while the checkout screen
 * opens and is scrolled
 */
export async function measureBasketOf(browser, url, items) {
  const page = await openShop(browser, url);
  await fill(page, items);
  const add = median(await timePresses(page, '.product-card button', 40));
  await page.evaluate(() => {
    window.longTasks = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.locator('.basket-link').click();
  await page.locator('.basket-item').first().waitFor();
  for (let wheel = 0; wheel < 20; wheel++) {
    await page.mouse.wheel(0, 1500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const longestTask = await page.evaluate(() => Math.max(...window.longTasks));
  await page.close();

  const fresh = await openShop(browser, url);
  await fill(fresh, items);
  await fresh.locator('.basket-link').click();
  await fresh.locator('.basket-item').first().waitFor();
  const remove = median(await timePresses(fresh, '.basket-item-remove', Math.min(items, 40) - 1));
  await fresh.close();
  return { add, remove, longestTask };
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
