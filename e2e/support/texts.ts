/** The texts on a screen: whether they fit, and are in the shop's language. */
import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { filesOfCouriers } from '../../src/desk/couriers/courierFile';
import { products, unknownWord } from './catalogue';
import { typed } from './orders';

/** The texts that aren't translated: a merchant's and shoppers' own, and international names. */
const names =
  'UPI ID CSV UTF SMS WhatsApp GSTIN HSN QR GB PIN Android Chrome Linux HeadlessChrome iPhone A4 MB kB Esc PHONE10';
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => [name, ...textsIn(each)])
    : [];
};
const legal = ['Conditions of use', 'Privacy notice', 'laptop', unknownWord];
const content = [
  ...textsIn([shop, products, { ...typed, state: '' }, legal, Object.keys(filesOfCouriers())]),
  ...names.split(' '),
]
  .map((text) => text.trim())
  .filter((text) => /[a-z]{2}/i.test(text))
  .sort((one, other) => other.length - one.length);
/** Whether the language has its own letters, which tell it from English. */
const hasOwnLetters = shop.market.language.startsWith('hi');

/** Finds texts in English and texts that don't fit. Runs in the page. */
function findFaults({ content, hasOwnLetters }: { content: string[]; hasOwnLetters: boolean }) {
  const faults: string[] = [];
  const check = (text: string, where: string) => {
    if (!hasOwnLetters) return;
    let rest = text
      .replace(/\s/g, ' ')
      .replace(/\S+@\S+|\S+\.(csv|html)|\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/g, '');
    for (const own of content) rest = rest.replaceAll(own, '');
    if (/[a-z]{2}/i.test(rest)) faults.push(`in English: ${where} ${text}`);
  };
  // Widths aren't real on a machine without a font for the language.
  const context = document.createElement('canvas').getContext('2d');
  const widthOf = (text: string) => context?.measureText(text).width;
  const isDrawn = !hasOwnLetters || widthOf('म') !== widthOf('\uffff');
  const untranslated = 'script, style, svg, main.legal, .error-message, pre';
  // Screen readers alone use these; the merchant's filters, the categories and shelves are lines that scroll; the header
  // hides a name that has no room.
  const unmeasured =
    '[role=status], .visually-hidden, .desk-sections, .orders-filter-states, .categories, .shelf, .logo';
  for (const element of document.querySelectorAll('body *')) {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || element.closest(untranslated)) continue;
    const where = `<${element.tagName.toLowerCase()} class="${element.className}">`;
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      const text = element.getAttribute(name);
      if (text) check(text, `${name} of ${where}`);
    }
    const own = Array.from(element.childNodes)
      // The search marks its words in a product's title.
      .map((node) => (/text|mark/i.test(node.nodeName) ? node.textContent : '\u200b'))
      .join('');
    // An order's number isn't translated.
    if (!/\p{L}/u.test(own) || /@|^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(own)) continue;
    if (element.tagName !== 'TIME' && element.tagName !== 'OPTION') {
      check(own.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim(), where);
    }
    const { left, right, width } = element.getBoundingClientRect();
    if (width <= 1 || !isDrawn || element.closest(unmeasured)) continue;
    if (left < -1 || right > innerWidth + 1) faults.push(`outside the window: ${where} ${own}`);
    const size = parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(element);
    const { height } = range.getBoundingClientRect();
    if (width < size * 3 && height > size * 6) faults.push(`squeezed: ${where} ${own}`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
    if (isCut && element.clientWidth > 0) faults.push(`clipped: ${where} ${own}`);
  }
  if (isDrawn && document.documentElement.scrollWidth > innerWidth)
    faults.push('wider than the window');
  check(document.title, 'title');
  return faults;
}

/** Texts in English, in a language that has its own letters, and texts that don't fit in the window or their elements. */
export const textFaults = (page: Page) => page.evaluate(findFaults, { content, hasOwnLetters });
