import { openPhoneOnSlowNetwork } from './phone.mjs';

/**
 * Presses the first 'Add to basket' of a cold visit as soon as it can be seen.
 *
 * @returns milliseconds after the start: the button was `seen`, the press `answered` on it, and `counted` in
 *   the basket
 */
export async function measureFirstClick(browser, url) {
  const { page, close } = await openPhoneOnSlowNetwork(browser);
  await page.addInitScript(() => {
    const times = (window.firstClick = {});
    const poll = () => {
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
      } else requestAnimationFrame(poll);
    };
    requestAnimationFrame(poll);
  });
  await page.goto(url);
  await page.waitForFunction(() => window.firstClick.counted);
  const times = await page.evaluate(() => window.firstClick);
  await close();
  return times;
}

/** From the end of a real press on a link to the paint of another heading, in milliseconds. */
async function timeScreen(page, selector) {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    window.screenPainted = new Promise((resolve) => {
      const start = ({ timeStamp }) => {
        const poll = () => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before) {
            requestAnimationFrame(poll);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(0);
        };
        requestAnimationFrame(poll);
      };
      addEventListener('click', start, { capture: true, once: true });
    });
  });
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  // Not the locator's own click, whose checks would be measured too.
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 60 });
  return page.evaluate(() => window.screenPainted);
}

/** How long a first visit goes on loading by itself: the identity service comes last. */
const SETTLED_MS = 8000;

/**
 * From a press in the header to the paint of the next screen's heading, once a first visit has settled.
 *
 * @returns milliseconds: `first`, and `again` after Back
 */
export async function measureScreenChange(browser, url, selector) {
  const { page, close } = await openPhoneOnSlowNetwork(browser);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const first = await timeScreen(page, selector);
  // What the first press has started ends before the second.
  await page.waitForTimeout(3000);
  await page.goBack();
  await page.waitForTimeout(1000);
  const again = await timeScreen(page, selector);
  await close();
  return { first, again };
}
