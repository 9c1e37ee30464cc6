import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { scriptOf } from './builtScripts';
import {
  basketLink,
  breakScripts,
  catalogue,
  expect,
  header,
  heading,
  lazyPart,
  openHydrated,
  openShop,
  saveData,
  test,
} from './shop';

const unchanged = (source: string) => source;
const marks = (page: Page) => page.getByRole('main').locator('mark');

test('loads the forgiving search when the search is first focused, and marks what it finds', async ({
  page,
}) => {
  const { asked } = await breakScripts(page, 'src/features/search/forgivingSearch.tsx', unchanged);
  const box = header(page).getByRole('searchbox', { name: 'Search', exact: true });
  const long = catalogue.flatMap(({ title }) => title.match(/[a-z]{6,}/gi) ?? [])[0] ?? '';
  const misspelt = `${long.slice(0, 3)}${long[3] === 'q' ? 'x' : 'q'}${long.slice(4)}`;

  await openHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await box.focus();
  await expect.poll(() => asked.length).toBe(1);

  await box.fill(misspelt);
  await expect(marks(page).first()).toHaveText(new RegExp(long, 'i'));
  await expect(heading(page)).toHaveText(/^\d+ results? for /);
  await expectAccessible(page);
  await box.fill('zzzzzz');
  await expect(heading(page)).toHaveText('No results for “zzzzzz”');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(catalogue.length);
  await expect(marks(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('fetches the other screens when it is idle, after the banner, and none where data are saved', async ({
  page,
  context,
}) => {
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('banner')) order.push('banner');
  });
  page.on('request', (request) => {
    if (/static.js/.test(request.url())) order.push('script');
  });
  const checkout = await breakScripts(page, lazyPart.checkout, unchanged);
  await openHydrated(page);
  await expect.poll(() => checkout.asked.length).toBe(1);
  expect(order[0]).toBe('banner');

  const saving = await context.newPage();
  await saveData(saving);
  const saved = await breakScripts(saving, lazyPart.checkout, unchanged);
  const identity = saving.waitForResponse((response) =>
    response.url().endsWith(scriptOf(lazyPart.identity)),
  );
  await openShop(saving);
  // It comes after five seconds: later than the browser is ever waited for to be idle.
  await identity;
  expect(saved.asked).toEqual([]);
  await basketLink(saving).click();
  await expect(heading(saving)).toHaveText('Your Shopping basket');
  expect(saved.asked).toHaveLength(1);
});
