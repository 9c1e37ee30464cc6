import type { Locator, Page } from '@playwright/test';
import {
  addButton,
  addToBasket,
  basketItems,
  basketLink,
  book,
  breakScripts,
  catalogue,
  errorHeading,
  expect,
  expectBasketCount,
  greeting,
  hairWax,
  header,
  heading,
  laptop,
  lazyPart,
  loginForm,
  openBasket,
  openShop,
  phone,
  provoked,
  signIn,
  signInLink,
  smartwatch,
  test,
} from './shop';

const homeHeading = 'Good things, laid out in daylight.';

const home = (page: Page) => page.getByRole('heading', { level: 1, name: homeHeading });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** From now on, what matches stays without an answer until `release`. */
async function hold(page: Page, pattern: string) {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.fallback();
  });
  return {
    asked,
    release: () => {
      release();
    },
  };
}

const holdScripts = (page: Page) => hold(page, '**/static/js/*.js');

/** Opens the shop, whose scripts are held back. */
async function openHeld(page: Page, route = '') {
  const scripts = await holdScripts(page);
  await page.goto(`./${route}`, { waitUntil: 'domcontentloaded' });
  return scripts;
}

async function expectBasket(page: Page, ...products: { title: string }[]) {
  await expectBasketCount(page, products.length);
  await expect(basketItems(page).getByRole('heading')).toHaveText(
    products.map(({ title }) => title),
  );
}

const isLoaded = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test.describe('the page as it is served', () => {
  test('holds its styles, and no style sheet to wait for', async ({ request }) => {
    const html = await (await request.get('./')).text();
    expect(html).toContain(homeHeading);
    expect(html).toMatch(/<style>[^<]{1000,}<\/style>/);
    expect(html).not.toContain('stylesheet');
  });

  test('leads no shopper to the sources', async ({ request }) => {
    const html = await (await request.get('./')).text();
    const scripts = Array.from(html.matchAll(/"([^"]+\.js)"/g), ([, address]) => address ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const address of scripts) {
      const script = await request.get(address);
      expect(script.ok(), address).toBe(true);
      expect(await script.text(), address).not.toContain('sourceMappingURL');
      expect(script.headers(), address).not.toHaveProperty('sourcemap');
      expect((await request.get(`${address}.map`)).status(), `${address}.map`).toBe(404);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
  });

  test('the home screen can be read', async ({ page }) => {
    await expect(home(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      catalogue.map(({ title }) => title),
    );
    await expect(main.getByText('₹')).toHaveText(catalogue.map(({ price }) => `₹${price}`));
    await expectBasketCount(page, 0);
    await expect(greeting(page, 'Hello')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
  });

  test('the home screen looks whole', async ({ page }) => {
    const rows = page.getByRole('main').getByRole('list');
    await expect(rows).toHaveCount(3);
    for (const [index, length] of [2, 3, 1].entries()) {
      const items = rows.nth(index).getByRole('listitem');
      await expect(items).toHaveCount(length);
      const tops = await items.evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, 'cards of a row stand side by side').toBe(1);
    }
    const pictures = page.getByRole('main').locator('img');
    for (const picture of (await pictures.all()).slice(0, 3)) {
      await expect.poll(() => isLoaded(picture)).toBe(true);
    }
  });

  test('the banner comes first, in the size and format that the screen will show', async ({
    page,
  }) => {
    const preloads = page.locator('head link[rel="preload"][as="image"]');
    const sources = page.locator('.hero source[type="image/avif"]');
    await expect(preloads).toHaveCount(2);
    await expect(sources).toHaveCount(2);
    for (const index of [0, 1]) {
      const preload = preloads.nth(index);
      await expect(preload).toHaveAttribute('type', 'image/avif');
      await expect(preload).toHaveAttribute('fetchpriority', 'high');
      await expect(preload).toHaveAttribute('media', /width/);
      for (const [of, as] of [
        ['srcset', 'imagesrcset'],
        ['sizes', 'imagesizes'],
      ] as const) {
        const value = (await sources.nth(index).getAttribute(of)) ?? '';
        expect(value).not.toBe('');
        await expect(preload).toHaveAttribute(as, value);
      }
    }
  });

  test('pictures below the first row wait until they come near', async ({ page }) => {
    const pictures = page.getByRole('main').getByRole('listitem').locator('img');
    const loading = await pictures.evaluateAll((images) =>
      images.map((image) => image.getAttribute('loading')),
    );
    expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  });
});

// That nothing is said on the console is what the fixture `watch` looks after.
test.describe('React takes the page over', () => {
  test('without a word', async ({ page }) => {
    await openShop(page);
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
    await expect(home(page)).toBeVisible();
  });

  test('without a word when somebody still is signed in', async ({ page, account }) => {
    await signIn(page, account);
    await page.goto('./');
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
  });

  test('and keeps its elements', async ({ page }) => {
    const { release } = await openHeld(page);
    await expect(home(page)).toBeVisible();
    const elements = await page.evaluateHandle(() =>
      Array.from(document.querySelectorAll('header, main, h1, h2, img, a, button, input, footer')),
    );
    release();
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
    const kept = await elements.evaluate((all) => all.map(({ isConnected }) => isConnected));
    expect(kept.length).toBeGreaterThan(25);
    expect(kept).not.toContain(false);
  });
});

test.describe('before the scripts are there', () => {
  test('presses are answered at once, and each is in the basket, in order', async ({ page }) => {
    const { release } = await openHeld(page);
    for (const product of [book, laptop, phone]) {
      await addButton(page, product.title).click();
      await expect(addButton(page, product.title)).toHaveAttribute('data-pressed');
    }
    await expect(page.locator('[data-pressed]')).toHaveCount(3);
    await expectBasketCount(page, 0);
    release();
    await expectBasketCount(page, 3);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await openBasket(page);
    await expectBasket(page, book, laptop, phone);
  });

  test('a second press of the same button counts too', async ({ page }) => {
    const { release } = await openHeld(page);
    await addToBasket(page, hairWax.title, smartwatch.title, hairWax.title, book.title);
    release();
    await expectBasketCount(page, 4);
    await openBasket(page);
    await expectBasket(page, hairWax, smartwatch, hairWax, book);
  });

  test('a press of the keyboard counts too', async ({ page }) => {
    const { release } = await openHeld(page);
    await addButton(page, phone.title).press('Enter');
    await addButton(page, laptop.title).press('Space');
    release();
    await expectBasketCount(page, 2);
    await expect(addButton(page, laptop.title)).toBeFocused();
    await openBasket(page);
    await expectBasket(page, phone, laptop);
  });

  test('presses before and after React has taken over keep their order', async ({ page }) => {
    const { release } = await openHeld(page);
    await addToBasket(page, book.title, laptop.title);
    release();
    await expectBasketCount(page, 2);
    await addToBasket(page, phone.title);
    await expectBasketCount(page, 3);
    await openBasket(page);
    await expectBasket(page, book, laptop, phone);
  });

  test('the basket link opens the basket with all that was pressed', async ({ page }) => {
    const { release } = await openHeld(page);
    await addToBasket(page, smartwatch.title, laptop.title);
    await basketLink(page).click();
    release();
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expect(page).toHaveURL(/#\/checkout$/);
    await expectBasket(page, smartwatch, laptop);
  });

  test('the sign link opens the sign-in screen', async ({ page }) => {
    const { release } = await openHeld(page);
    await signInLink(page).click();
    release();
    await expect(loginForm(page).email).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(home(page)).toHaveCount(0);
  });

  test('the key / leads to the search box; what is typed stays, and is searched for', async ({
    page,
  }) => {
    const { release } = await openHeld(page);
    await page.keyboard.press('/');
    await page.keyboard.type('slim');
    release();
    await page.keyboard.type(' laptop');
    await addButton(page, laptop.title).press('Enter');
    await expectBasketCount(page, 1);
    await expect(searchBox(page)).toHaveValue('slim laptop');
    await expect(page).toHaveURL(/#\/\?q=slim\+laptop$/);
  });

  test('neither Enter in the search box nor the way to the basket loses what was typed', async ({
    page,
  }) => {
    const { release } = await openHeld(page);
    await addToBasket(page, phone.title);
    await searchBox(page).fill('marigolds');
    await searchBox(page).press('Enter');
    await basketLink(page).click();
    release();
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expectBasket(page, phone);
    await expect(searchBox(page)).toHaveValue('marigolds');
    await expect(page).toHaveURL(/\/haat\/#\/checkout$/);
  });
});

test('who followed a link too early, to a screen that does not arrive, stays at home from there', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart);
  await breakScripts(page, lazyPart.checkout, 'missing');
  const { release } = await openHeld(page);
  await basketLink(page).click();
  release();
  await expect(errorHeading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await addToBasket(page, laptop.title);
  await expectBasketCount(page, 1);
  await expect(home(page)).toBeVisible();
});

test('an address that is typed in the moment in which React takes over leads where it says', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      replaceState(...entry);
      // The router has read the address, and this is the end of React's first slice.
      history.replaceState = replaceState;
      queueMicrotask(() => {
        location.hash = '#/checkout';
      });
    };
  });
  const { release } = await openHeld(page);
  await addToBasket(page, smartwatch.title);
  // Slow enough for React to need more than a slice.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  release();
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expectBasket(page, smartwatch);
  await page.goBack();
  await expect(home(page)).toBeVisible();
});

test.describe('the scripts', () => {
  const SCRIPT_WAIT_MS = 4000;

  test.beforeEach(async ({ page }) => {
    // The scripts wait for the banner for some seconds at most: here they pass when the test says so.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  });

  /** Opens the home screen, whose banner does not come, until all the rest is there. */
  async function openWithoutBanner(page: Page) {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const banner = await hold(page, '**/static/media/banner-*');
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => banner.asked.length).toBeGreaterThan(0);
    const first = page.getByRole('main').getByRole('listitem').locator('img').first();
    await expect.poll(() => isLoaded(first)).toBe(true);
    expect(scripts).toEqual([]);
    return { scripts, banner };
  }

  test('come after the banner', async ({ page }) => {
    const { scripts, banner } = await openWithoutBanner(page);
    banner.release();
    await page.clock.resume();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('do not wait for ever for the banner', async ({ page }) => {
    const { scripts } = await openWithoutBanner(page);
    await page.clock.runFor(SCRIPT_WAIT_MS);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('come at once where another screen is asked for', async ({ page }) => {
    const pictures = await hold(page, '**/static/media/*.{avif,webp}');
    const { asked, release } = await openHeld(page, '#/checkout');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    release();
    pictures.release();
  });
});

test.describe('another address than that of the home screen', () => {
  for (const [route, text] of [
    ['/checkout', 'Your shopping basket in empty'],
    ['/login', 'Sign in'],
    ['/nowhere', 'Unexpected Application Error!'],
  ] as const) {
    test(`${route} shows nothing of the home screen on its way`, async ({ page }) => {
      // Looks before each paint whether the home screen can be seen.
      await page.addInitScript((name) => {
        const look = () => {
          const shown = document.querySelector('h1');
          if (shown?.textContent === name && shown.checkVisibility({ visibilityProperty: true })) {
            document.documentElement.dataset.flashed = '';
          }
          requestAnimationFrame(look);
        };
        look();
      }, homeHeading);
      const { release } = await openHeld(page, `#${route}`);
      await expect(page.locator('h1')).toHaveText(homeHeading);
      await expect(page.locator('h1')).toBeHidden();
      await expect(header(page)).toBeHidden();
      release();
      await expect(heading(page)).toHaveText(text);
      await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
    });
  }
});
