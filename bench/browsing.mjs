import { lineIdAtIndex } from '../src/basket/basketKeys';
import { lineKey } from '../src/basket/basketKeys';
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

/** From each key to the paint of its results, once the search has been focused, in milliseconds. */
export async function measureLetters(browser, url) {
  const { page, close } = await open(browser, url);
  const box = page.locator('input[type=search]');
  await box.focus();
  const times = [];
  for (const letter of 'kadhai|usb-c|hardcover|under 600') {
    if (letter === '|') await box.fill('');
    await settled(page);
    if (letter === '|') continue;
    await page.evaluate(() => {
      window.answered = new Promise((resolve) => {
        const start = ({ target, timeStamp }) => {
          const poll = () => {
            const heading = document.querySelector('h1').textContent;
            if (!heading.includes(`“${target.value.trim()}”`)) {
              requestAnimationFrame(poll);
              return;
            }
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(0);
          };
          requestAnimationFrame(poll);
        };
        addEventListener('input', start, { once: true });
      });
    });
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    const time = await page.evaluate(() => window.answered);
    // The same results as before.
    if (letter !== ' ') times.push(time);
  }
  await close();
  return times;
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

/** The times between frames while scrolling until there are so many cards, in milliseconds. */
export async function measureScrolling(browser, url, cards) {
  const { page, close } = await open(browser, url);
  const frames = await page.evaluate(
    (count) =>
      new Promise((end) => {
        const times = [];
        const shown = document.getElementsByClassName('product-card');
        let last = performance.now();
        const scroll = (now) => {
          times.push(now - last);
          last = now;
          scrollBy({ top: 600, behavior: 'instant' });
          if (shown.length < count) requestAnimationFrame(scroll);
          else end(times);
        };
        requestAnimationFrame(scroll);
      }),
    cards,
  );
  await close();
  return frames;
}
