import { shop } from '../shop/config';
import { openPhone, openPhoneOnSlowNetwork } from './phone.mjs';

const address = {
  name: 'Kamala Iyer',
  telephone: '9845027163',
  street: '17 Lotus Lane',
  pin: '560041',
};

/** The browser reports only paints that took at least this long, in milliseconds. */
const UNREPORTED_MS = 16;

/** Records the browser's timings of presses and paints. Runs in the page. */
function observe() {
  const notes = (window.notes = { presses: new Map(), longTasks: [], shift: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries()) {
      if (id) notes.presses.set(id, Math.max(duration, notes.presses.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) notes.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const ends = ['pointerup', 'keydown', 'popstate'];
  const noteEnd = ({ timeStamp }) => (notes.pressedAt = timeStamp);
  for (const end of ends) addEventListener(end, noteEnd, { capture: true });
  /** Resolves with the milliseconds from the last press to the paint of what it leads to. */
  notes.shown = (isShown) =>
    new Promise((resolve, reject) => {
      notes.pressedAt = undefined;
      const latest = performance.now() + 30_000;
      const poll = (now) => {
        if (now > latest) {
          reject(new Error('Not shown within 30 seconds.'));
          return;
        }
        if (notes.pressedAt === undefined || !isShown()) {
          requestAnimationFrame(poll);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - notes.pressedAt);
        port2.postMessage(0);
      };
      requestAnimationFrame(poll);
    });
}

/** How long a first visit goes on loading by itself: the identity service comes last. */
const SETTLED_MS = 8000;

/** Long enough for what a press starts to end, and for the browser's report of it. */
const REST_MS = 400;

/**
 * One visit of a shopper on a phone.
 *
 * @param {{ isSlow?: boolean }} options `isSlow`: on slow 4G
 * @returns for each step its `presses`, until the next paint, and `shown`, until what it leads to is painted; and the
 *   `longTasks`, all in milliseconds; and the layout `shift` of the first screen
 */
export async function walk(browser, url, { isSlow = false } = {}) {
  const { page, close } = await (isSlow ? openPhoneOnSlowNetwork : openPhone)(browser);
  page.setDefaultTimeout(60_000);
  await page.addInitScript(observe);
  const steps = {};
  const longTasks = [];
  const rest = () => page.waitForTimeout(REST_MS);
  /** @param isShown runs in the page; without it, the press leads to nothing else */
  const step = async (name, act, isShown) => {
    await rest();
    // The page doesn't await this, because the press comes after it.
    await page.evaluate(`{
      notes.presses.clear();
      notes.longTasks.length = 0;
      notes.waiting = notes.shown(${isShown ?? '() => true'});
      notes.waiting.catch(() => undefined);
      undefined;
    }`);
    await act();
    const time = await page
      .evaluate(() => notes.waiting)
      .catch((cause) => {
        throw new Error(`What “${name}” leads to was not shown.`, { cause });
      });
    await rest();
    const seen = await page.evaluate(() => ({
      presses: [...notes.presses.values()],
      longTasks: notes.longTasks,
    }));
    const { presses, shown: times } = (steps[name] ??= { presses: [], shown: [] });
    if (name !== 'Back')
      presses.push(...(seen.presses.length > 0 ? seen.presses : [UNREPORTED_MS]));
    if (isShown) times.push(time);
    longTasks.push(...seen.longTasks);
  };
  const tap = async (locator) => {
    const target = locator.first();
    await target.waitFor();
    await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await rest();
    const { x, y, width, height } = await target.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  const press = (letter) => page.keyboard.press(letter.replace(' ', 'Space'));
  const button = (name) => page.getByRole('button', { name });
  const link = (name) => page.getByRole('link', { name });
  const heading = (text) =>
    `() => [...document.querySelectorAll('h1')].some((heading) =>
      heading.checkVisibility() && heading.textContent.includes(${JSON.stringify(text)}))`;
  const isListed = (text) => `() => (${heading(text)})() && !document.querySelector('p.list-end')`;
  const hasCount = (count) =>
    `() => document.querySelector('.basket-count').textContent === '${count}'`;
  /** Whether the header and the pressed cards show it. */
  const hasAdded = (count) =>
    `() => (${hasCount(count)})() && document.querySelectorAll('.in-basket').length === ${count}`;
  const hasButton = (start) =>
    `() => [...document.querySelectorAll('button')].some(({ textContent }) =>
      textContent.startsWith('${start}'))`;
  // A screen may be in the document before it is shown.
  const has = (selector) =>
    `() => [...document.querySelectorAll(${JSON.stringify(selector)})].some((element) =>
      element.checkVisibility())`;
  const isHome = heading(shop.welcome.heading);
  const back = () => step('Back', () => page.goBack(), isHome);

  await page.goto(url);
  await page.locator('.product-card button').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const shift = await page.evaluate(() => notes.shift);

  const signIn = page.locator('.header-sign-link');
  for (const time of ['first', 'again']) {
    await step(`sign in, ${time}`, () => tap(signIn), has('.login-form input'));
    await back();
  }

  const choose = (place) =>
    step(
      'category',
      () => tap(page.locator('.categories a').nth(place)),
      `() =>
        document.querySelectorAll('.categories a')[${place}].ariaCurrent &&
        !document.querySelector('p.list-end')`,
    );
  for (const place of [1, 2, 0]) await choose(place);

  const box = page.locator('input[type=search]');
  await step('search box', () => tap(box), '() => document.activeElement.type === "search"');
  for (const word of ['kadhai', 'usb-c', 'under 600']) {
    await box.fill('');
    for (let end = 1; end <= word.length; end++) {
      const typed = word.slice(0, end);
      // A space changes nothing.
      const isFound = typed.endsWith(' ') ? undefined : isListed(`“${typed}”`);
      await step('letter', () => press(word[end - 1]), isFound);
    }
  }
  await step('search cleared', () => tap(link('Clear search')), isHome);

  const title = page.locator('.product-card h2 a');
  const isOpen = has('.product-gallery');
  await step('product, first', () => tap(title), isOpen);
  await step(
    'gallery',
    () => tap(page.locator('.product-gallery-strip button')),
    has('dialog[open]'),
  );
  await step(
    'gallery closed',
    () => tap(button('Close')),
    '() => !document.querySelector("dialog[open]")',
  );
  await back();
  await step('product, again', () => tap(title.nth(1)), isOpen);
  await back();
  for (const [place, time] of ['first', 'again', 'again'].entries()) {
    const add = page.locator('.product-card button[data-product]').nth(place);
    await step(`add, ${time}`, () => tap(add), hasAdded(place + 1));
  }
  const basket = page.locator('.basket-link');
  await step('basket, first', () => tap(basket), has('.basket-item'));
  await back();
  await step('basket, again', () => tap(basket), has('.basket-item'));
  await step('remove', () => tap(button('Remove from basket')), hasCount(2));
  await step('checkout', () => tap(button('Proceed to checkout')), has('[autocomplete~=name]'));
  for (const [field, value] of Object.entries(address)) {
    const control = page.locator(`form [name=${field}]`);
    await control.focus();
    for (const letter of value) {
      await step('address, a letter', () => press(letter));
    }
  }
  const city = page.locator('form [name=city]');
  if ((await city.inputValue()) === '') await city.fill('Bengaluru');
  const state = page.locator('form [name=state]');
  if ((await state.inputValue()) === '') await state.selectOption('Karnataka');
  await step('review', () => tap(button('Review your order')), hasButton('Place order'));
  await close();
  return { steps, longTasks, shift };
}

/** The times between frames while scrolling until there are so many cards, in milliseconds. */
export async function scroll(browser, url, cards) {
  const { page, close } = await openPhone(browser);
  await page.goto(url);
  await page.locator('.product-card').first().waitFor();
  await page.waitForLoadState('networkidle');
  const frames = await page.evaluate(
    (count) =>
      new Promise((end, fail) => {
        setTimeout(fail, 300_000, new Error('The list didn’t grow as far within 5 minutes.'));
        const times = [];
        const shown = document.getElementsByClassName('product-card');
        let last = performance.now();
        const scrollOn = (now) => {
          times.push(now - last);
          last = now;
          scrollBy({ top: 600, behavior: 'instant' });
          if (shown.length < count) requestAnimationFrame(scrollOn);
          else end(times);
        };
        requestAnimationFrame(scrollOn);
      }),
    cards,
  );
  await close();
  return frames;
}
