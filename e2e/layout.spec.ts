import type { Locator, Page } from '@playwright/test';
import {
  addToBasket,
  boxes,
  catalogue,
  expect,
  greeting,
  header,
  laptop,
  loginForm,
  openBasket,
  openHydrated,
  openShop,
  registerAccount,
  signIn,
  test,
  totalPanel,
  type Box,
} from './shop';

/** Half a pixel: what rounding may leave between things that stand on one line. */
const HALF_PIXEL = 0.5;

const widths = [320, 360, 768, 1280];
const height = 800;

/** Every screen, with the way to it from a basket of everything. */
const screens: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'the home screen', open: (page) => openShop(page) },
  {
    name: 'a full basket',
    open: async (page) => {
      await openShop(page);
      await addToBasket(page, ...catalogue.map(({ title }) => title));
      await openBasket(page);
    },
  },
  { name: 'an empty basket', open: (page) => openShop(page, '/checkout') },
  { name: 'the sign-in screen', open: (page) => openShop(page, '/login') },
  { name: 'the error screen', open: (page) => openShop(page, '/nowhere') },
];

/** The page does not scroll sideways, and no element reaches out of the window or is cut off. */
async function expectFits(page: Page) {
  const outside = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const hidden = '.visually-hidden, .skip-link, [role="region"] *';
    const culprits = Array.from(document.querySelectorAll('body *'))
      .filter((element) => !element.closest(hidden))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      })
      .map((element) => element.outerHTML.slice(0, 80));
    return { sideways: scrollWidth - clientWidth, culprits };
  });
  expect(outside).toEqual({ sideways: 0, culprits: [] });
}

/** The browser's own text size, as a shopper sets it in the preferences; media queries follow it. */
async function setTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

function expectAligned(values: number[]) {
  expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(HALF_PIXEL);
}

/** The cards, row by row. */
async function rows(page: Page): Promise<Locator[]> {
  return page.getByRole('main').getByRole('list').all();
}

for (const width of widths) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    for (const { name, open } of screens) {
      test(`${name} fits, and everything to press is big enough`, async ({ page }) => {
        await open(page);
        await expectFits(page);
        const targets = page
          .locator('a, button, input:not([type=checkbox]), label:has(input)')
          .and(page.locator(':visible'));
        const all = await boxes(targets);
        expect(all.length).toBeGreaterThan(0);
        const small = all.filter((box) => box.height < 43.99 || box.width < 43.99);
        expect(small).toEqual([]);
      });
    }
  });
}

/** In how many columns the cards of each row stand. */
function columns(cards: Box[]): number {
  return new Set(cards.map(({ left }) => Math.round(left))).size;
}

for (const { width, expected } of [
  { width: 320, expected: [1, 1, 1] },
  { width: 360, expected: [1, 1, 1] },
  { width: 768, expected: [2, 3, 1] },
  { width: 1280, expected: [2, 3, 1] },
]) {
  test(`${width} pixels wide: rows have ${expected.join(', ')} cards side by side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openShop(page);
    const cards = await Promise.all(
      (await rows(page)).map((row) => boxes(row.getByRole('listitem'))),
    );
    expect(cards.map(columns)).toEqual(expected);
    const order = cards.flat().map(({ top }) => top);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // Cards of one row share the width between them.
    for (const row of cards) expectAligned(row.map((card) => card.width));
  });
}

for (const width of [768, 1280]) {
  for (const long of [false, true]) {
    const titles = long ? 'with a title of many lines among them' : 'as they are';
    test(`${width} pixels wide: cards of a row align, ${titles}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page);
      for (const row of (await rows(page)).slice(0, 2)) {
        if (long) {
          await row
            .getByRole('heading')
            .first()
            .evaluate((title) => {
              title.textContent = 'A very long title of a very good thing, '.repeat(4);
            });
        }
        const cards = await boxes(row.getByRole('listitem'));
        expectAligned(cards.map(({ top }) => top));
        expectAligned(cards.map(({ bottom }) => bottom));
        const pictures = await boxes(row.locator('img'));
        expectAligned(pictures.map(({ top }) => top));
        expectAligned(pictures.map((picture) => picture.height));
        const headings = await boxes(row.getByRole('heading'));
        // The words stand below the picture, not on it.
        expect(headings[0]?.top).toBeGreaterThanOrEqual(pictures[0]?.bottom ?? Infinity);
        expectAligned(headings.map(({ top }) => top));
        const stars = await boxes(row.getByRole('img', { name: /^Rated/ }));
        expectAligned(stars.map(({ top }) => top));
        const prices = await boxes(row.getByText('₹'));
        expectAligned(prices.map(({ bottom }) => bottom));
        const buttons = await boxes(row.getByRole('button'));
        expectAligned(buttons.map(({ bottom }) => bottom));
        expectAligned(buttons.map((button) => button.height));
      }
      await expectFits(page);
    });
  }
}

test('the single card of the last row has its picture beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height });
  await openShop(page);
  const card = page.getByRole('main').getByRole('list').last();
  const [picture] = await boxes(card.locator('img'));
  const [title] = await boxes(card.getByRole('heading'));
  expect(title?.left).toBeGreaterThanOrEqual(picture?.right ?? Infinity);
});

for (const { width, beside } of [
  { width: 360, beside: false },
  { width: 768, beside: true },
  { width: 1280, beside: true },
]) {
  const place = beside ? 'at the right of' : 'below';
  test(`${width} pixels wide: the total is ${place} the basket`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openShop(page);
    await addToBasket(page, laptop.title);
    await openBasket(page);
    const [list] = await boxes(page.getByRole('main').getByRole('list'));
    const [total] = await boxes(totalPanel(page));
    if (beside) {
      expect(total?.left).toBeGreaterThanOrEqual(list?.right ?? Infinity);
      expect(total?.top).toBeLessThan(list?.bottom ?? 0);
    } else {
      expect(total?.top).toBeGreaterThanOrEqual(list?.bottom ?? Infinity);
    }
  });
}

test.describe('zoomed to 200 % on a screen of 1280 pixels', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  for (const { name, open } of screens) {
    test(`${name} fits`, async ({ page }) => {
      await open(page);
      await expectFits(page);
    });
  }
});

for (const width of [360, 768, 1280]) {
  test(`with text of twice the size, everything fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { open } of screens) {
      await page.goto('about:blank');
      await open(page);
      await setTextSize(page, 32);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe('32px');
      await expectFits(page);
    }
  });
}

for (const width of widths) {
  test(`${width} pixels wide: an e-mail of sixty characters leaves the header in order`, async ({
    page,
    request,
    identityUrl,
  }) => {
    const start = `${Date.now()}.${width}.`;
    const email = `${start.padEnd(48, 'wandering-flower-seller-')}@example.com`;
    expect(email).toHaveLength(60);
    const account = await registerAccount(request, identityUrl, { email, password: 'marigolds' });
    await page.setViewportSize({ width, height });
    await signIn(page, account);
    await expect(greeting(page, `Hello ${email}`)).toBeVisible();
    await expectFits(page);

    const links = await boxes(header(page).getByRole('link'));
    for (const [index, link] of links.entries()) {
      for (const other of links.slice(index + 1)) {
        const apart =
          link.right <= other.left + HALF_PIXEL ||
          other.right <= link.left + HALF_PIXEL ||
          link.bottom <= other.top + HALF_PIXEL ||
          other.bottom <= link.top + HALF_PIXEL;
        expect(apart, 'links do not lie on each other').toBe(true);
      }
    }
    const [text] = await boxes(greeting(page, `Hello ${email}`));
    const [next] = await boxes(header(page).getByRole('link', { name: 'Returns & Orders' }));
    expect(text?.right).toBeLessThanOrEqual((next?.left ?? 0) + HALF_PIXEL);

    await header(page).getByRole('link', { name: 'Your Prime', exact: true }).click();
    await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
    await loginForm(page).email.fill(email);
    await loginForm(page).forgotten.click();
    await expect(loginForm(page).forgotten).toHaveAccessibleDescription(/on its way/);
    await expectFits(page);
  });
}
