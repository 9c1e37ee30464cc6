import { shop } from '../shop/config';
import { openPhone, openPhoneOnSlowNetwork } from './phone.mjs';
import { has, watchPresses } from './presses.mjs';

const address = {
  name: 'Kamala Iyer',
  telephone: '9845027163',
  street: '17 Lotus Lane',
  pin: '560041',
};

/** How long a first visit goes on loading by itself: the identity service comes last. */
const SETTLED_MS = 8000;

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
  const { step, tap, steps, longTasks } = await watchPresses(page);
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
