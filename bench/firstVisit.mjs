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
