import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  addToBasket,
  basketLink,
  boxes,
  catalogue,
  expect,
  header,
  heading,
  laptop,
  loginForm,
  openBasket,
  openShop,
  removeButtons,
  test,
  totalPanel,
} from './shop';

const AA_TEXT = 4.5;
const AA_LARGE_TEXT = 3;
const AA_CONTROL = 3;

/** Every screen, in the states that look different. */
const screens: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'the home screen', open: (page) => openShop(page) },
  { name: 'an empty basket', open: (page) => openShop(page, '/checkout') },
  {
    name: 'a full basket',
    open: async (page) => {
      await openShop(page);
      await addToBasket(page, ...catalogue.map(({ title }) => title));
      await openBasket(page);
    },
  },
  { name: 'the sign-in screen', open: (page) => openShop(page, '/login') },
  { name: 'the error screen', open: (page) => openShop(page, '/nowhere') },
];

/** Relative luminance, as WCAG defines it, of a colour of three bytes. */
function luminance(colour: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (colour[channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A colour of an element's computed style, such as `rgb(251, 246, 236)`, as luminance. */
const colourOf = (locator: Locator, property: string) =>
  locator
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    .then((colour) => luminance((colour.match(/[\d.]+/g) ?? []).map(Number)));

/**
 * Adds a style sheet as a user's own is added: the policy of the page lets in no other element.
 *
 * @returns takes it out again
 */
async function addUserStyles(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
}

/** The contrast of an element's words with the least favourable pixel behind them. */
async function worstContrast(page: Page, words: Locator): Promise<number> {
  const ink = await colourOf(words, 'color');
  const lines = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Array.from(range.getClientRects(), ({ x, y, width, height }) => {
      return { x, y: y + window.scrollY, width, height };
    });
  });
  expect(lines.length).toBeGreaterThan(0);
  const show = await addUserStyles(page, '.banner-text { visibility: hidden }');
  let worst = Infinity;
  for (const clip of lines) {
    const { data, info } = await sharp(await page.screenshot({ fullPage: true, clip }))
      .removeAlpha()
      // As much blur as hides the grain that an AVIF leaves.
      .blur(2)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      worst = Math.min(worst, contrast(ink, luminance(data.subarray(at, at + 3))));
    }
  }
  await show();
  return worst;
}

async function expectBannerLoaded(page: Page) {
  await expect
    .poll(() =>
      page
        .locator('.banner img')
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
    )
    .toBeGreaterThan(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where the system is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the page is so from its first frame, the bar of the browser too', async ({ page }) => {
      // Without its scripts it is what the first frame shows.
      await page.route('**/static/js/*.js', (route) => route.fulfill({ body: '' }));
      await openShop(page);
      const paper = await colourOf(page.locator('body'), 'background-color');
      const ink = await colourOf(page.locator('body'), 'color');
      expect(paper > ink).toBe(colorScheme === 'light');
      expect(contrast(paper, ink)).toBeGreaterThanOrEqual(7);
      const bar = await page.evaluate(() => {
        const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
        const colours = [...metas].filter(({ media }) => matchMedia(media).matches);
        const probe = document.createElement('p');
        probe.className = 'probe';
        document.body.append(probe);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`.probe { color: ${colours.map(({ content }) => content).join()} }`);
        document.adoptedStyleSheets = [sheet];
        const colour = getComputedStyle(probe).color;
        return { colour, body: getComputedStyle(document.body).backgroundColor };
      });
      expect(bar.colour).toBe(bar.body);
    });

    for (const width of [320, 360, 768, 1280, 1920]) {
      test(`the words on the banners can be read, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openShop(page);
        await expectBannerLoaded(page);
        expect(await worstContrast(page, heading(page))).toBeGreaterThanOrEqual(AA_LARGE_TEXT);
        const words = page.getByText('A small market, open every day. Look');
        expect(await worstContrast(page, words)).toBeGreaterThanOrEqual(AA_TEXT);
        await openBasket(page);
        await expectBannerLoaded(page);
        const advert = page.getByText('Fewer things, chosen by hand.');
        expect(await worstContrast(page, advert)).toBeGreaterThanOrEqual(AA_LARGE_TEXT);
      });
    }

    test('a marigold button can be read, hovered and pressed too', async ({ page }) => {
      await openShop(page);
      const button = page.getByRole('button', { name: `Add to basket: ${laptop.title}` });
      const readable = async () =>
        contrast(await colourOf(button, 'color'), await colourOf(button, 'background-color'));
      expect(await readable()).toBeGreaterThanOrEqual(AA_TEXT);
      const before = await colourOf(button, 'background-color');
      await button.hover();
      await expect.poll(() => colourOf(button, 'background-color')).not.toBe(before);
      expect(await readable()).toBeGreaterThanOrEqual(AA_TEXT);
      await page.mouse.down();
      expect(await readable()).toBeGreaterThanOrEqual(AA_TEXT);
      await page.mouse.up();
    });

    test('what can be pressed or filled in stands out from its ground', async ({ page }) => {
      await openShop(page);
      const paper = await colourOf(page.locator('body'), 'background-color');
      const search = page.getByRole('searchbox');
      expect(contrast(await colourOf(search, 'border-color'), paper)).toBeGreaterThanOrEqual(
        AA_CONTROL,
      );
      await search.focus();
      expect(contrast(await colourOf(search, 'outline-color'), paper)).toBeGreaterThanOrEqual(
        AA_CONTROL,
      );
      const card = page.getByRole('article').first();
      const ground = await colourOf(card, 'background-color');
      const star = card.locator('.icon-star').first();
      expect(contrast(await colourOf(star, 'fill'), ground)).toBeGreaterThanOrEqual(AA_CONTROL);
      await openShop(page, '/login');
      const panel = await colourOf(page.locator('.login-panel'), 'background-color');
      for (const control of [loginForm(page).email, loginForm(page).register]) {
        expect(contrast(await colourOf(control, 'border-color'), panel)).toBeGreaterThanOrEqual(
          AA_CONTROL,
        );
      }
    });
  });
}

test('the theme follows the system while the shop is open', async ({ page }) => {
  const paper = () => colourOf(page.locator('body'), 'background-color');
  await page.emulateMedia({ colorScheme: 'light' });
  await openShop(page);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).toBeLessThan(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(paper).toBe(light);
});

test('photographs are dimmed by night, and are as they are by day', async ({ page }) => {
  const picture = page.getByRole('img', { name: laptop.title, exact: true });
  const brightness = async () => {
    const { channels } = await sharp(await picture.screenshot()).stats();
    return luminance(channels.map(({ mean }) => mean));
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await openShop(page);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const day = await brightness();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await brightness();
  expect(night).toBeLessThan(0.85 * day);
  expect(night).toBeGreaterThan(0.25 * day);
});

for (const width of [360, 1280]) {
  test.describe(`forced colours, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`lines say where things begin and end, on ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await openShop(page);
        const ground = await colourOf(page.locator('body'), 'background-color');
        const visible = async (locator: Locator, kind: 'border' | 'outline') => {
          await expect(locator).toHaveCSS(`${kind}-style`, /solid|auto/);
          expect(contrast(await colourOf(locator, `${kind}-color`), ground)).toBeGreaterThanOrEqual(
            AA_CONTROL,
          );
        };
        await visible(page.getByRole('button', { name: /^Add to basket/ }).first(), 'border');
        await visible(page.getByRole('article').first(), 'outline');
        await visible(header(page).locator('.basket-count'), 'outline');
        await visible(page.getByRole('searchbox'), 'border');
        const star = page.locator('.icon-star').first();
        expect(contrast(await colourOf(star, 'fill'), ground)).toBeGreaterThanOrEqual(AA_CONTROL);
        await page.getByRole('searchbox').focus();
        await page.keyboard.press('Tab');
        await visible(page.locator(':focus-visible'), 'outline');
        await expect(page.locator('.banner img')).toHaveCSS('mix-blend-mode', 'normal');

        await addToBasket(page, laptop.title);
        await openBasket(page);
        await visible(totalPanel(page), 'outline');
        await visible(removeButtons(page), 'border');
        await visible(page.getByRole('button', { name: 'Proceed to checkout' }), 'border');
      });
    }
  });
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [360, 1280]) {
  for (const [theme, media] of [
    ['in the dark', { colorScheme: 'dark' }],
    ['with forced colours', { forcedColors: 'active' }],
  ] as const) {
    for (const { name, open } of screens) {
      test(`the automated rules find nothing ${theme}: ${name}, ${width} pixels wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia(media);
        await open(page);
        // Contrast of forced colours is the shopper's own choice, and axe can't see them.
        const enabled = theme === 'in the dark';
        const { violations, passes } = await new AxeBuilder({ page })
          .options({
            runOnly: { type: 'tag', values: tags },
            rules: { 'color-contrast': { enabled }, 'target-size': { enabled: true } },
          })
          .analyze();
        expect(
          violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        ).toEqual([]);
        expect(passes.length).toBeGreaterThan(10);
      });
    }
  }
}

test.describe('with spaced text, as WCAG 1.4.12 has it', () => {
  for (const width of [320, 1280]) {
    for (const { name, open } of screens) {
      test(`${name} loses nothing, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        await addUserStyles(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
        );
        const lost = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          const cut = [...document.querySelectorAll('h1, h2, p, a, button, label, .basket-count')]
            .filter((element) => !element.closest('.visually-hidden, .skip-link'))
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < -0.5 || right > clientWidth + 0.5;
            });
          return {
            sideways: scrollWidth - clientWidth,
            cut: cut.map(({ outerHTML }) => outerHTML),
          };
        });
        expect(lost).toEqual({ sideways: 0, cut: [] });
        if (name === 'the home screen') {
          const [count] = await boxes(basketLink(page));
          expect(count?.right).toBeLessThanOrEqual(width);
        }
      });
    }
  }
});
