import { convert } from '@asamuzakjp/css-color';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../build/colours';
import { shop } from '../src/config';
import {
  addStyles,
  addToBasket,
  expect,
  header,
  product1,
  loginForm,
  openBasket,
  openShop,
  test,
  totalPanel,
} from './shop';

const AA_TEXT = 4.5;
const AA_LARGE_TEXT = 3;
const AA_CONTROL = 3;

const schemes = ['light', 'dark'] as const;

/** A colour of an element's computed style, such as `rgb(251, 246, 236)` or `oklab(…)`, as luminance. */
const colourOf = (locator: Locator, property: string) =>
  locator
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    .then((colour) => luminance(convert.colorToRgb(colour)));

const expectContrast = async (locator: Locator, property: string, ground: number) => {
  expect(contrast(await colourOf(locator, property), ground)).toBeGreaterThanOrEqual(AA_CONTROL);
};

const paperOf = (page: Page) => colourOf(page.locator('body'), 'background-color');

/** The banner without its words, once it shows the picture for this width. */
async function pictureOf(banner: Locator) {
  const image = banner.locator('img');
  const isRight = () =>
    image.evaluate((img: HTMLImageElement) => {
      const sources = [...(img.parentElement?.querySelectorAll('source') ?? [])];
      const { srcset = '' } = sources.find(({ media }) => matchMedia(media).matches) ?? {};
      return (
        img.complete && img.naturalWidth > 0 && srcset.includes(new URL(img.currentSrc).pathname)
      );
    });
  await expect.poll(isRight).toBe(true);
  await image.evaluate((img: HTMLImageElement) => img.decode());
  return banner.screenshot();
}

/** The contrast of an element's words with the least favourable pixel of the picture behind them. */
async function worstContrast(words: Locator, picture: Buffer): Promise<number> {
  const ink = await colourOf(words, 'color');
  const lines = await words.evaluate((element) => {
    const banner = element.closest('.banner')?.getBoundingClientRect() ?? new DOMRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return Array.from(range.getClientRects(), ({ left, top, width, height }) => ({
      left: Math.floor(left - banner.left),
      top: Math.floor(top - banner.top),
      width: Math.floor(width),
      height: Math.floor(height),
    }));
  });
  expect(lines.length).toBeGreaterThan(0);
  let worst = Infinity;
  for (const line of lines) {
    const { data, info } = await sharp(picture)
      .extract(line)
      .removeAlpha()
      // As much blur as hides the grain that an AVIF leaves.
      .blur(2)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      worst = Math.min(worst, contrast(ink, luminance(data.subarray(at, at + 3))));
    }
  }
  return worst;
}

test('the page is light or dark as the system is, from its first frame, the bar of the browser too', async ({
  page,
}) => {
  // Without its scripts it is what the first frame shows.
  await page.route('**/static/js/*.js', (route) => route.fulfill({ body: '' }));
  for (const colorScheme of schemes) {
    await page.goto('about:blank');
    await page.emulateMedia({ colorScheme });
    await openShop(page);
    const paper = await paperOf(page);
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
  }
});

test('the theme follows the system while the shop is open, and the photographs are dimmed by night', async ({
  page,
}) => {
  const picture = page.getByRole('img', { name: product1.title, exact: true });
  const colour = async () => {
    const { channels } = await sharp(await picture.screenshot()).stats();
    return channels.slice(0, 3).map(({ mean }) => mean);
  };
  const tint = ([red = 0, , blue = 1]: number[]) => red / blue;
  await page.emulateMedia({ colorScheme: 'light' });
  await openShop(page);
  const light = await paperOf(page);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const day = await colour();

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paperOf(page)).toBeLessThan(light);
  const night = await colour();
  expect(luminance(night)).toBeLessThan(0.85 * luminance(day));
  expect(luminance(night)).toBeGreaterThan(0.25 * luminance(day));
  // What is silver by day is silver by night.
  expect(Math.abs(tint(night) - tint(day))).toBeLessThan(0.02);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paperOf(page)).toBe(light);
});

test('the words on the banners can be read, at every width, by day and by night', async ({
  page,
}) => {
  const banner = page.locator('.banner');
  /** Where on the banner which contrast is needed at least. */
  const expectReadable = async (needed: (readonly [Locator, number])[]) => {
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const picture = await pictureOf(banner);
        for (const [words, least] of needed) {
          const where = `${width} pixels wide, ${colorScheme}`;
          expect(await worstContrast(words, picture), where).toBeGreaterThanOrEqual(least);
        }
      }
    }
  };
  await openShop(page);
  await addStyles(page, '.banner-text { visibility: hidden }');
  await expectReadable([
    [banner.getByText(shop.welcome.heading), AA_LARGE_TEXT],
    [banner.getByText(shop.welcome.text), AA_TEXT],
  ]);
  await openBasket(page);
  await expectReadable([[banner.getByText(shop.advert), AA_LARGE_TEXT]]);
});

test('what can be pressed or filled in stands out from its ground, by day and by night', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: `Add to basket: ${product1.title}` });
  const ground = () => colourOf(button, 'background-color');
  const expectReadable = async () => {
    expect(contrast(await colourOf(button, 'color'), await ground())).toBeGreaterThanOrEqual(
      AA_TEXT,
    );
  };
  for (const colorScheme of schemes) {
    await test.step(`${colorScheme}: an accented button, hovered and pressed too`, async () => {
      await page.emulateMedia({ colorScheme });
      await openShop(page);
      await page.mouse.move(0, 0);
      await expectReadable();
      const before = await ground();
      await button.hover();
      await expect.poll(ground).not.toBe(before);
      await expectReadable();
      await page.mouse.down();
      await expectReadable();
      await page.mouse.up();
    });
    await test.step(`${colorScheme}: the search box and the stars`, async () => {
      const paper = await paperOf(page);
      const search = page.getByRole('searchbox');
      await expectContrast(search, 'border-color', paper);
      await search.focus();
      await expectContrast(search, 'outline-color', paper);
      const card = page.getByRole('article').first();
      const star = card.locator('.star-rating .icon').first();
      await expectContrast(star, 'fill', await colourOf(card, 'background-color'));
    });
    await test.step(`${colorScheme}: the sign-in form`, async () => {
      await page.goto('./#/login');
      const panel = await colourOf(page.locator('.login-panel'), 'background-color');
      await expectContrast(loginForm(page).email, 'border-color', panel);
      await expectContrast(loginForm(page).register, 'border-color', panel);
    });
  }
});

test('with forced colours lines say where things begin and end, wide or narrow', async ({
  page,
}) => {
  /** Tries a screen at both widths, in a light and in a dark theme of forced colours. */
  const inEach = async (check: (ground: number) => Promise<void>) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await test.step(`${width} pixels wide, on ${colorScheme}`, async () =>
          check(await paperOf(page)));
      }
    }
  };
  const expectLine = async (locator: Locator, kind: 'border' | 'outline', ground: number) => {
    await expect(locator).toHaveCSS(`${kind}-style`, /solid|auto/);
    await expectContrast(locator, `${kind}-color`, ground);
  };
  await openShop(page);
  await inEach(async (ground) => {
    const add = page.getByRole('button', { name: /^Add to basket/ }).first();
    await expectLine(add, 'border', ground);
    await expectLine(page.locator('.product-card-front').first(), 'outline', ground);
    await expectLine(header(page).locator('.basket-count'), 'outline', ground);
    await expectLine(page.getByRole('searchbox'), 'border', ground);
    await expectContrast(page.locator('.star-rating .icon').first(), 'fill', ground);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await expectLine(page.locator(':focus-visible'), 'outline', ground);
    await expect(page.locator('.banner img')).toHaveCSS('mix-blend-mode', 'normal');
  });
  await addToBasket(page, product1.title);
  await openBasket(page);
  await inEach(async (ground) => {
    await expectLine(totalPanel(page), 'outline', ground);
    await expectLine(page.getByRole('button', { name: /^One more/ }), 'border', ground);
    const proceed = page.getByRole('button', { name: 'Proceed to checkout' });
    await expectLine(proceed, 'border', ground);
  });
});
