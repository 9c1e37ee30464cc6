/** What the screens look like, as far as it can be measured. Contrast of the shop's colours is the build's. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance, readColours } from '../build/colours';
import { shop } from '../src/config';
import { rows as rowsOf } from '../src/features/catalogue/rows';
import {
  addStyles,
  addToBasket,
  basketItems,
  boxes,
  catalogue,
  expect,
  expectBasketCount,
  greeting,
  header,
  heading,
  loginForm,
  openBasket,
  openHydrated,
  openShop,
  product1,
  registerAccount,
  setTextSize,
  signIn,
  storeBasket,
  subtotal,
  test,
  totalPanel,
} from './shop';

const widths = [320, 360, 768, 1280];
const schemes = ['light', 'dark'] as const;
const everything = catalogue.map(({ id }) => id);

async function boxOf(locator: Locator) {
  const [box] = await boxes(locator);
  if (!box) throw new Error('It is not on the page.');
  return box;
}

async function atEach(page: Page, those: number[], check: (width: number) => Promise<void>) {
  for (const width of those) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} pixels wide`, () => check(width));
  }
}

/** The page doesn't scroll sideways, and no element sticks out of the window. */
async function expectFits(page: Page) {
  const outside = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const hidden = '.visually-hidden, .skip-link, [role="region"] *';
    const culprits = Array.from(document.querySelectorAll('body *'))
      .filter((element) => !element.closest(hidden))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      });
    return [scrollWidth - clientWidth, ...culprits.map(({ outerHTML }) => outerHTML.slice(0, 80))];
  });
  expect(outside).toEqual([0]);
}

/** Links within a sentence stand in their line, and may be smaller. */
const targets =
  'a:not(.credentials-form-notice a), button, input:not([type=checkbox]), label:has(input)';

const screens: [name: string, open: (page: Page) => Promise<unknown>][] = [
  ['the home screen', (page) => openShop(page)],
  ['an empty basket', (page) => openShop(page, '/checkout')],
  ['the sign-in screen', (page) => openShop(page, '/login')],
  ['the error screen', (page) => openShop(page, '/nowhere')],
  [
    'a full basket',
    async (page) => {
      await storeBasket(page, everything);
      await openShop(page, '/checkout');
      await page.reload();
      await expect(basketItems(page)).toHaveCount(catalogue.length);
    },
  ],
];

for (const [name, open] of screens) {
  test(`${name} fits every window, in whatever size I read`, async ({ page }) => {
    await open(page);
    await expect(heading(page)).toBeVisible();
    await atEach(page, widths, async () => {
      await expectFits(page);
      const all = await boxes(page.locator(targets).and(page.locator(':visible')));
      expect(all.filter((box) => box.height < 43.99 || box.width < 43.99)).toEqual([]);
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
    });
  });
}

test('an email of sixty characters leaves every screen in order', async ({
  page,
  request,
  identityUrl,
}) => {
  const email = `${`${Date.now()}.`.padEnd(48, 'wandering-flower-seller-')}@example.com`;
  await signIn(page, await registerAccount(request, identityUrl, { email, password: 'marigolds' }));
  await atEach(page, widths, async () => {
    await expectFits(page);
    const text = await boxOf(greeting(page, `Hello ${email}`));
    const next = await boxOf(header(page).getByRole('link', { name: 'Returns & Orders' }));
    expect(text.right).toBeLessThanOrEqual(next.left + 0.5);
  });
  await page.goto('./#/login');
  await expect(loginForm(page).signOut).toBeVisible();
  await atEach(page, widths, () => expectFits(page));
});

/** All within half a pixel of each other: what rounding may leave. */
const expectAligned = (values: number[]) => {
  expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(0.5);
};

test('the cards stand in one column, or in aligned rows of two, three and one', async ({
  page,
}) => {
  const rows = page.getByRole('main').getByRole('list');
  const lengths = rowsOf(catalogue).map(({ length }) => length);
  await openHydrated(page);
  await atEach(page, widths, async (width) => {
    const cards = await Promise.all(
      (await rows.all()).map((row) => boxes(row.getByRole('listitem'))),
    );
    const columns = cards.map((row) => new Set(row.map(({ left }) => Math.round(left))).size);
    expect(columns).toEqual(lengths.map((length) => (width < 768 ? 1 : length)));
    for (const row of cards) expectAligned(row.map((card) => card.width));
  });

  await rows
    .first()
    .getByRole('heading')
    .first()
    .evaluate(
      (title) => (title.textContent = 'A very long title of a very good thing, '.repeat(5)),
    );
  await atEach(page, [768, 1280], async () => {
    for (const row of (await rows.all()).slice(0, 2)) {
      const parts: [Locator, ('top' | 'bottom' | 'height')[]][] = [
        [row.getByRole('listitem'), ['top', 'bottom']],
        [row.locator('img'), ['top', 'height']],
        [row.getByRole('heading'), ['top']],
        [row.getByText('₹'), ['bottom']],
        [row.getByRole('button'), ['bottom', 'height']],
      ];
      for (const [part, sides] of parts) {
        const all = await boxes(part);
        for (const side of sides) expectAligned(all.map((box) => box[side]));
      }
    }
    const single = rows.nth(lengths.indexOf(1));
    const title = await boxOf(single.getByRole('heading'));
    expect(title.left).toBeGreaterThanOrEqual((await boxOf(single.locator('img'))).right);
  });
});

test('what matters is in the first view', async ({ page }) => {
  await openShop(page);
  await atEach(page, [480, 667, 768, 1280], async () => {
    expect((await boxOf(page.locator('.banner'))).height).toBeLessThanOrEqual(480);
  });
  await test.step('the first product', async () => {
    const card = page.getByRole('article').first();
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await boxOf(card)).top).toBeLessThan(740 - 100);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await boxOf(card.getByRole('heading'))).bottom).toBeLessThanOrEqual(800);
  });
  await test.step('the header leaves two thirds of a phone, in text of twice the size', async () => {
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await boxOf(header(page))).height).toBeLessThanOrEqual(740 / 3);
    await setTextSize(page, 16);
  });
  await test.step('the search, beside a name of 20 letters', async () => {
    const logo = header(page).locator('.logo');
    await logo.evaluate((element) => {
      element.lastChild?.replaceWith('Wanderingfruitseller');
    });
    const search = await boxOf(page.getByRole('searchbox'));
    expect(search.width).toBeGreaterThanOrEqual(160);
    expect(search.left).toBeGreaterThanOrEqual((await boxOf(logo)).right);
  });
  await test.step('the total, at the right of the basket or below it', async () => {
    await addToBasket(page, product1.title);
    await openBasket(page);
    await atEach(page, [360, 768], async (width) => {
      const list = await boxOf(page.getByRole('main').getByRole('list'));
      const total = await boxOf(totalPanel(page).getByRole('heading'));
      if (width < 768) expect(total.top).toBeGreaterThanOrEqual(list.bottom);
      else expect(total.left).toBeGreaterThanOrEqual(list.right);
    });
  });
});

test('the page is light or dark as the system is, from its first frame', async ({ page }) => {
  const colours = readColours(readFileSync('src/shared/styles/tokens.css', 'utf8'));
  // Without its scripts it is what the first frame shows.
  await page.route('**/static/js/*.js', (route) => route.fulfill({ body: '' }));
  await openShop(page);
  for (const scheme of schemes) {
    const paper = colours[scheme]['--paper'] ?? '';
    const [red, green, blue] = Buffer.from(paper.slice(1), 'hex');
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      `rgb(${red}, ${green}, ${blue})`,
    );
    const bar = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
    expect(bar).toEqual([paper]);
  }
});

/** The contrast of a banner's words with the least favourable pixel of the picture behind them. */
async function worstContrast(words: Locator, banner: Locator): Promise<number> {
  // While another width's file replaces it, it can't be decoded.
  const isDecoded = () =>
    banner.locator('img').evaluate((img: HTMLImageElement) =>
      img.decode().then(
        () => img.naturalWidth > 0,
        () => false,
      ),
    );
  await expect.poll(isDecoded).toBe(true);
  const { ink, lines } = await words.evaluate((element) => {
    const corner = element.closest('.banner')?.getBoundingClientRect() ?? new DOMRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return {
      ink: getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
      lines: Array.from(range.getClientRects(), ({ left, top, width, height }) => ({
        left: Math.floor(left - corner.left),
        top: Math.floor(top - corner.top),
        width: Math.floor(width),
        height: Math.floor(height),
      })),
    };
  });
  const picture = await banner.screenshot();
  let worst = Infinity;
  for (const line of lines) {
    // As much blur as hides the grain that an AVIF leaves.
    const pixels = sharp(picture).extract(line).removeAlpha().blur(2).raw();
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      worst = Math.min(worst, contrast(luminance(ink), luminance(data.subarray(at, at + 3))));
    }
  }
  return worst;
}

test('the words on the banners can be read, at every width, by day and by night', async ({
  page,
}) => {
  const banner = page.locator('.banner');
  const expectReadable = (needed: Record<string, number>) =>
    atEach(page, [320, 768, 1280, 1920], async () => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        for (const [words, least] of Object.entries(needed)) {
          const found = await worstContrast(banner.getByText(words), banner);
          expect(found, colorScheme).toBeGreaterThanOrEqual(least);
        }
      }
    });
  await openShop(page);
  await addStyles(page, '.banner-text { visibility: hidden }');
  await expectReadable({ [shop.welcome.heading]: 3, [shop.welcome.text]: 4.5 });
  await openBasket(page);
  await expectReadable({ [shop.advert]: 3 });
});

test('with forced colours lines say where things begin and end', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openShop(page);
  const add = page.getByRole('button', { name: /^Add to basket/ }).first();
  await expect(add).toHaveCSS('border-style', 'solid');
  await expect(page.locator('.product-card-front').first()).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('searchbox')).toHaveCSS('border-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', /solid|auto/);
});

for (const { name, ...device } of [
  { name: 'phone', viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 },
  { name: 'large desktop', viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
]) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('the pictures are sharp and small, and nothing moves when they come', async ({ page }) => {
      let arrive: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/static/media/*.avif', async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto('./', { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      const places = () =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().y + scrollY));
      const before = await places();
      arrive();

      const images = page.getByRole('main').locator('img');
      await images.evaluateAll(async (all: HTMLImageElement[]) => {
        for (const img of all) {
          img.loading = 'eager';
          await img.decode();
        }
      });
      expect(await places()).toEqual(before);
      const shown = await images.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ currentSrc, clientWidth, parentElement }) => ({
          currentSrc,
          pixels: clientWidth * devicePixelRatio,
          widest: Math.max(
            ...Array.from((parentElement?.innerHTML ?? '').matchAll(/ (\d+)w/g), ([, w]) =>
              Number(w),
            ),
          ),
        })),
      );
      for (const [index, { currentSrc, pixels, widest }] of shown.entries()) {
        const body = await (await page.request.get(currentSrc)).body();
        const { format, width } = await sharp(body).metadata();
        expect(format).toBe('heif');
        // A browser may take the next smaller file if the difference can't be seen.
        expect(width, currentSrc).toBeGreaterThanOrEqual(Math.min(0.8 * pixels, widest));
        expect(body.length, currentSrc).toBeLessThanOrEqual(index === 0 ? 90_000 : 30_000);
      }
    });
  });
}

test('there is a WebP picture for a browser without AVIF', async ({ request }) => {
  const html = await (await request.get('./')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const files = Array.from(main.matchAll(/<img [^>]*?\bsrc="([^"]+)"/g), ([, file]) => file ?? '');
  expect(files).toHaveLength(catalogue.length + 1);
  for (const file of files) {
    const body = await (await request.get(file)).body();
    expect((await sharp(body).metadata()).format, file).toBe('webp');
  }
});

test('paper shows what is in the basket, and nothing to press', async ({ page }) => {
  const six = catalogue.slice(0, 6);
  await storeBasket(
    page,
    six.map(({ id }) => id),
  );
  await openShop(page, '/checkout');
  await expect(basketItems(page)).toHaveCount(six.length);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const idle = page.locator('button, input, a:not(.logo), .checkout-advert, footer');
  await expect(idle.and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByText(subtotal(...six)).and(page.locator(':visible'))).toHaveCount(1);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(basketItems(page).first()).toHaveCSS('break-inside', 'avoid');
  const gift = page.getByText('This Order Contains a gift');
  await expect(gift).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(gift).toBeVisible();
});

test('a long basket says on paper how much of it is there', async ({ page }) => {
  const count = 400;
  await openShop(page);
  await page.evaluate((presses) => {
    const button = document.querySelector<HTMLButtonElement>('[data-product]');
    for (let press = 0; press < presses; press += 1) button?.click();
  }, count);
  await expectBasketCount(page, count);
  await openBasket(page);
  await page.emulateMedia({ media: 'print' });
  const shown = page.getByText(new RegExp(`^\\d+ of ${count} items$`));
  await expect(shown).toHaveText(`${await basketItems(page).count()} of ${count} items`);
});
