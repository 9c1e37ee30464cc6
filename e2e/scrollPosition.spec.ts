/** Tests a shop to which a merchant has added hundreds of products. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Bytes, doc, setDoc } from 'firebase/firestore/lite';
import { storedImage, type Card } from '../src/catalogue/model/cards';
import { firstPriceList, offersOf } from '../src/catalogue/model/priceList';
import { textsOf } from '../src/firebase/cardsDocument';
import { priceDocumentOf } from '../src/firebase/priceDocument';
import { scriptOf } from './support/builtScripts';
import { products } from './support/catalogue';
import { database } from './support/database';
import { boxOf } from './support/layout';
import { stall } from './support/network';
import { test as ownTest } from './support/ownDatabase';
import { basketLink, heading, openShop, signInLink } from './support/page';
import { expect } from './support/test';

const image = storedImage('0'.repeat(64), '1'.repeat(64));
const bowls = Array.from({ length: 300 }, (_, index) => ({
  id: `bowl${index}`,
  title: `Copper bowl ${index + 1}`,
  image,
  price: 100 + index,
  category: 'Copper',
  addedAt: index + 1,
}));
const title = 'Copper bowl 281';

const test = ownTest.extend({
  prepare: async ({ prepare }, provide) => {
    const list = firstPriceList(offersOf([...products, ...bowls]));
    const revision = bowls.length;
    const cards: Record<string, Card> = Object.fromEntries(bowls.map((bowl) => [bowl.id, bowl]));
    await setDoc(doc(database, 'pictures', '1'.repeat(64)), {
      bytes: Bytes.fromUint8Array(readFileSync('shop/pictures/hair-wax.jpg')),
      type: 'image/jpeg',
    });
    await setDoc(doc(database, 'shop/cards'), { cards: textsOf(cards) });
    await setDoc(doc(database, 'shop/prices'), {
      ...priceDocumentOf({ ...list, revision, cards: revision }),
      at: new Date(),
    });
    await provide(prepare);
  },
});

const cardOf = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Notes where in the window the card first is, whenever a list is shown with it. */
const watchCard = (page: Page) =>
  page.addInitScript((title) => {
    const state: { shownAt?: number | undefined } = {};
    Object.assign(window, { state });
    let card: Element | undefined;
    // The observer reports after the first frame with the row.
    const observer = new IntersectionObserver(() => {
      if (card?.isConnected) state.shownAt ??= Math.round(card.getBoundingClientRect().top);
    });
    new MutationObserver(() => {
      if (card?.isConnected) return;
      card = Array.from(document.querySelectorAll('article')).find(
        (each) => each.querySelector('h2')?.textContent.replaceAll('\u00A0', ' ') === title,
      );
      if (!card) return;
      state.shownAt = undefined;
      const row = card.closest('.product-row');
      if (row) observer.observe(row);
    }).observe(document, { childList: true, subtree: true });
  }, title);
const shownAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { state: { shownAt?: number } }).state.shownAt);

/** Scrolls down to the card, while the list grows. @returns its distance from the top of the window */
async function scrollToCard(page: Page) {
  const card = cardOf(page);
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(card).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [20] });
  // Rows that have never been in view may have an estimated height.
  return card.evaluate(async (element) => {
    const place = () => Math.round(element.getBoundingClientRect().top);
    for (let before = NaN; before !== place();) {
      element.scrollIntoView({ block: 'center' });
      scrollBy(0, 37);
      before = place();
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    }
    return place();
  });
}

const click = async (page: Page, locator: ReturnType<typeof cardOf>) => {
  // The mouse clicks by coordinates, because Playwright's own click would scroll the page.
  const { left, top } = await boxOf(locator);
  await page.mouse.click(left + 20, top + 20);
};

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, path] of [
      ['all products', '/'],
      ['a category', '/?category=Copper'],
      ['a search', '/?q=copper+bowl'],
      ['a sorted list', '/?category=Copper&sort=-price'],
    ] as const) {
      test(`far down ${name}, Back and a reload return to the same card at the same place`, async ({
        page,
      }) => {
        await watchCard(page);
        await openShop(page, path);
        const top = await scrollToCard(page);
        const expectReturned = async () => {
          await expect(cardOf(page)).toBeVisible();
          await expect.poll(() => shownAt(page)).toBeDefined();
          // Rows begin between pixels, and each return rounds.
          for (const place of [await shownAt(page), (await boxOf(cardOf(page))).top]) {
            expect(Math.abs((place ?? NaN) - top)).toBeLessThanOrEqual(2);
          }
        };
        const goTo = async (link: ReturnType<typeof cardOf>, name: string | RegExp) => {
          await click(page, link);
          await expect(heading(page)).toHaveText(name);
        };
        await goTo(cardOf(page), title);
        await page.goBack();
        await expectReturned();
        await goTo(basketLink(page), /basket/);
        await page.goBack();
        await expectReturned();
        await page.reload();
        await expectReturned();
        await goTo(signInLink(page), /Sign/);
        await page.goBack();
        await expectReturned();
        await goTo(cardOf(page), title);
        await page.reload();
        await expect(heading(page)).toHaveText(title);
        await page.goBack();
        await expectReturned();
        await goTo(cardOf(page), title);
        await page.setViewportSize({ width: 740, height: 700 });
        await page.goBack();
        await expectReturned();
      });
    }
  });
}

test('after a reload, the list stays where I scroll to while it loads', async ({ page }) => {
  await openShop(page);
  await scrollToCard(page);
  await click(page, cardOf(page));
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(cardOf(page)).toBeInViewport();
  const { requested, release } = await stall(
    page,
    `**/static/js/${scriptOf('src/catalogue/search/scrollPosition.ts')}`,
  );
  await page.reload();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -200);
  release();
  // The first products that are not in the page come last.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Copper bowl 1', exact: true })).toBeAttached();
  await expect(cardOf(page)).not.toBeAttached();
});
