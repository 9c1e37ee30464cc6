import type { Locator, Page } from '@playwright/test';
import { rows as rowsOf } from '../src/features/catalogue/rows';
import {
  addStyles,
  addToBasket,
  basketItems,
  boxes,
  catalogue,
  expect,
  greeting,
  header,
  heading,
  product1,
  loginForm,
  openBasket,
  openHydrated,
  openShop,
  registerAccount,
  setTextSize,
  signIn,
  storeBasket,
  test,
  totalPanel,
  type Box,
} from './shop';

/** Half a pixel: what rounding may leave between things that stand on one line. */
const HALF_PIXEL = 0.5;

const widths = [320, 360, 768, 1280];
const height = 800;

/** Every screen, with the way to it from a page that is open. */
const screens: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'the home screen', open: (page) => openShop(page) },
  { name: 'an empty basket', open: (page) => openShop(page, '/checkout') },
  { name: 'the sign-in screen', open: (page) => openShop(page, '/login') },
  { name: 'the error screen', open: (page) => openShop(page, '/nowhere') },
  {
    name: 'a full basket',
    open: async (page) => {
      await storeBasket(
        page,
        catalogue.map(({ id }) => id),
      );
      await openShop(page, '/checkout');
      await page.reload();
      await expect(basketItems(page)).toHaveCount(catalogue.length);
    },
  },
];

/** Runs a check in windows of these widths, one after the other. */
async function atEach(page: Page, those: number[], check: (width: number) => Promise<void>) {
  for (const width of those) {
    await page.setViewportSize({ width, height });
    await test.step(`${width} pixels wide`, () => check(width));
  }
}

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

async function expectBigEnoughToPress(page: Page) {
  // Links within a sentence stand in their line.
  const targets = page.locator(
    'a:not(.credentials-form-notice a), button, input:not([type=checkbox]), label:has(input)',
  );
  const all = await boxes(targets.and(page.locator(':visible')));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((box) => box.height < 43.99 || box.width < 43.99)).toEqual([]);
}

test('every screen fits every window, in whatever size I read', async ({ page }) => {
  const headings = new Set<string>();
  for (const { name, open } of screens) {
    await test.step(name, async () => {
      await open(page);
      await expect.poll(async () => headings.has(await heading(page).innerText())).toBe(false);
      headings.add(await heading(page).innerText());
      await atEach(page, widths, async () => {
        await expectFits(page);
        await expectBigEnoughToPress(page);
      });
      await test.step('zoomed to 200 % on a screen of 1280 pixels', async () => {
        await page.setViewportSize({ width: 640, height: 400 });
        await expectFits(page);
      });
      await test.step('with spaced text, as WCAG 1.4.12 has it', async () => {
        const takeOut = await addStyles(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
        );
        await atEach(page, [320, 1280], () => expectFits(page));
        await takeOut();
      });
      await test.step('with text of twice the size', async () => {
        await setTextSize(page, 32);
        await atEach(page, [360, 768, 1280], () => expectFits(page));
        await setTextSize(page, 16);
      });
    });
  }
});

function expectAligned(values: number[]) {
  expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(HALF_PIXEL);
}

/** In how many columns the cards of a row stand. */
function columns(cards: Box[]): number {
  return new Set(cards.map(({ left }) => Math.round(left))).size;
}

async function expectCardsAlign(row: Locator) {
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

test('below header and banner the cards stand in one column, or in rows of two, three and one', async ({
  page,
}) => {
  const rows = page.getByRole('main').getByRole('list');
  const lengths = rowsOf(catalogue).map(({ length }) => length);
  await openHydrated(page);

  await atEach(page, widths, async (width) => {
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const top = [header(page), heading(page), rows.first()];
    const parts = (await Promise.all(top.map(boxes))).flat();
    for (const [index, part] of parts.slice(1).entries()) {
      expect(part.top).toBeGreaterThanOrEqual(parts[index]?.bottom ?? Infinity);
    }
    const cards = await Promise.all(
      (await rows.all()).map((row) => boxes(row.getByRole('listitem'))),
    );
    expect(cards.map(columns)).toEqual(lengths.map((length) => (width < 768 ? 1 : length)));
    const order = cards.flat().map((card) => card.top);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // Cards of one row share the width between them.
    for (const row of cards) expectAligned(row.map((card) => card.width));
  });

  await atEach(page, [768, 1280], async () => {
    for (const row of (await rows.all()).slice(0, 2)) await expectCardsAlign(row);
    const single = rows.nth(lengths.indexOf(1));
    const [picture] = await boxes(single.locator('img'));
    const [title] = await boxes(single.getByRole('heading'));
    expect(title?.left).toBeGreaterThanOrEqual(picture?.right ?? Infinity);
  });

  await test.step('with a title of many lines among them', async () => {
    for (const row of (await rows.all()).slice(0, 2)) {
      const title = row.getByRole('heading').first();
      await title.evaluate((element) => {
        element.textContent = 'A very long title of a very good thing, '.repeat(4);
      });
    }
    await atEach(page, [768, 1280], async () => {
      for (const row of (await rows.all()).slice(0, 2)) await expectCardsAlign(row);
      await expectFits(page);
    });
  });
});

test('the total is at the right of the basket, or below it where there is little room', async ({
  page,
}) => {
  await openShop(page);
  await addToBasket(page, product1.title);
  await openBasket(page);
  await atEach(page, [360, 768, 1280], async (width) => {
    const [list] = await boxes(page.getByRole('main').getByRole('list'));
    const [total] = await boxes(totalPanel(page).getByRole('heading'));
    if (width < 768) {
      expect(total?.top).toBeGreaterThanOrEqual(list?.bottom ?? Infinity);
    } else {
      expect(total?.left).toBeGreaterThanOrEqual(list?.right ?? Infinity);
      expect(total?.top).toBeLessThan(list?.bottom ?? 0);
    }
  });
});

test('an e-mail of sixty characters leaves every screen in order', async ({
  page,
  request,
  identityUrl,
}) => {
  const email = `${`${Date.now()}.`.padEnd(48, 'wandering-flower-seller-')}@example.com`;
  expect(email).toHaveLength(60);
  const account = await registerAccount(request, identityUrl, { email, password: 'marigolds' });
  await signIn(page, account);
  await atEach(page, widths, async () => {
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
  });

  await header(page).getByRole('link', { name: 'Your Prime', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await loginForm(page).email.fill(email);
  await loginForm(page).forgotten.click();
  await expect(loginForm(page).forgotten).toHaveAccessibleDescription(/on its way/);
  await atEach(page, widths, () => expectFits(page));
});
