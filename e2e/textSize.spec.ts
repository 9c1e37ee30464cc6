/** Tests large text, which people set in the browser, in the system or by their own style sheet. */
import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { expectFits } from './support/axe';
import { product1, product2, unknownWord } from './support/catalogue';
import { setTextSize } from './support/layout';
import { signIn } from './support/login';
import { makeMerchant } from './support/orderDatabase';
import {
  fillInAddress,
  openAccount,
  placeButton,
  placedId,
  proceedButton,
  reviewButton,
} from './support/orders';
import { addToBasket, heading, openBasket, openShop } from './support/page';
import { expect, test } from './support/test';
import { provoked } from './support/watch';

/** Ways to enlarge text. Media queries follow only the browser's own setting. */
const enlargements: Record<string, (page: Page, factor: number) => Promise<unknown>> = {
  'the browser’s font size': (page, factor) => setTextSize(page, 16 * factor),
  'a style sheet of mine': (page, factor) =>
    page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, 100 * factor),
  /** Enlarges text as Safari does, where boxes measured in rem stay as they are. */
  'text alone': (page, factor) =>
    page.evaluate((times) => {
      const elements = Array.from(document.querySelectorAll<HTMLElement>('body *:not(svg *)'));
      const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
      for (const [place, element] of elements.entries()) {
        element.style.fontSize = `${(sizes[place] ?? 0) * times}px`;
      }
    }, factor),
};

async function restore(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('html, body *')) {
      element.style.fontSize = '';
    }
  });
  await setTextSize(page, 16);
}

/** The words of the header, of headings and of buttons that are broken in the middle. Runs in the page. */
function brokenWords() {
  const found: string[] = [];
  for (const element of document.querySelectorAll(
    'header, h1, h2, h3, .button, label, dt, legend, .price',
  )) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      // Texts for screen readers don't count, and a greeting may be cut off.
      if (!parent || parent.getBoundingClientRect().width <= 1) continue;
      if (parent.closest('.header-greeting')) continue;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`${element.tagName}.${element.className}: ${word}`);
      }
    }
  }
  return found;
}

async function expectReadable(page: Page, name: string, widths = [390]) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const [way, enlarge] of Object.entries(enlargements)) {
      for (const factor of [1.5, 2]) {
        await test.step(`${name}: ${way}, ${factor * 100} %, ${width} pixels wide`, async () => {
          await enlarge(page, factor);
          await expectFits(page, [width]);
          expect(await page.evaluate(brokenWords)).toEqual([]);
          await restore(page);
        });
      }
    }
  }
}

test('the catalogue and the basket fit a phone, and no word breaks, with text at 150 and 200 %', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(provoked.missingFile);
  for (const [name, address] of Object.entries({
    home: './',
    search: './#/?q=laptop',
    nothing: `./#/?q=${unknownWord}`,
    product: `./#/?product=${product1.id}`,
    'empty basket': './#/checkout',
    'sign-in': './#/login',
    error: './#/nowhere',
    conditions: `./${shop.conditions}`,
    privacy: `./${shop.privacy}`,
    'no such page': './nothing',
  })) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('h1:visible')).toBeVisible();
    await expectReadable(page, name, [390, 768, 1280]);
  }
});

test('the checkout and my orders fit a phone, and no word breaks, with text at 150 and 200 %', async ({
  page,
  account,
}) => {
  test.slow();
  await makeMerchant(account);
  await signIn(page, account);
  await addToBasket(page, product1.title, product2.title);
  await openBasket(page);
  await expectReadable(page, 'basket');
  await proceedButton(page).click();
  await reviewButton(page).click();
  await expectReadable(page, 'address');
  await fillInAddress(page);
  await reviewButton(page).click();
  await expect(placeButton(page)).toBeVisible();
  await expectReadable(page, 'review');
  await placeButton(page).click();
  await placedId(page);
  await expectReadable(page, 'thanks');
  await openAccount(page);
  await expect(page.locator('.order').first()).toBeVisible();
  await expectReadable(page, 'account and desk');
  await page.goto('./#/login?section=products');
  await expect(page.locator('.product-edit').first()).toBeVisible();
  await expectReadable(page, 'products');
  await page.goto('./#/login?section=products&product=new');
  await expect(heading(page)).toBeVisible();
  await expectReadable(page, 'new product');
  await openShop(page);
  await expectReadable(page, 'home of a user');
});
