import type { Page } from '@playwright/test';
import { shop } from '../src/config';
import { scriptOf, sourcesOf } from './builtScripts';
import {
  basketLink,
  breakScripts,
  catalogue,
  expect,
  fillLoginForm,
  greeting,
  header,
  heading,
  lazyPart,
  loginForm,
  openHydrated,
  openShop,
  saveData,
  signInLink,
  test,
} from './shop';

const { checkout, login, identity } = lazyPart;
const search = 'src/features/search/forgivingSearch.tsx';
const unchanged = (source: string) => source;

/** The requests of the browser, also those for icons, which a page does not know of. */
async function watchRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { method, url } }) => {
    if (!url.startsWith('data:')) sent.set(requestId, `${method} ${url.replace(/#.*/, '')}`);
  });
  // What the browser has already is not asked for again.
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { fromDiskCache, fromPrefetchCache } = response;
    if (fromDiskCache || fromPrefetchCache) sent.delete(requestId);
  });
  return sent;
}

test('where data are saved, loads each part of the shop when I need it, once, and every script from static/js', async ({
  page,
  account,
  baseURL,
}) => {
  const sent = await watchRequests(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'script' && !pathname.endsWith('.js')) return;
    loaded.push(pathname.replace(`${shop.basePath}static/js/`, ''));
  });
  const sources = () => loaded.flatMap(sourcesOf).join('\n');
  await saveData(page);
  await openShop(page);
  await expect.poll(() => loaded).toContain(scriptOf('src/main.tsx'));
  await expect.poll(sources).toContain('node_modules/web-vitals/');
  for (const part of [checkout, login, identity, search, 'node_modules/@firebase/']) {
    expect(sources()).not.toContain(part);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await basketLink(page).click();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  expect(sources()).toContain(checkout);
  expect(sources()).not.toContain(login);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  for (const part of [login, identity]) expect(sources()).toContain(part);
  await page.waitForLoadState('networkidle');
  const asked = [...sent.values()].filter((request) => request.includes(baseURL ?? ''));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
  for (const script of loaded) expect(script).toMatch(/^[^/]+\.js$/);
});

test('loads the other screens when it is idle, and the forgiving search when I first want to search', async ({
  page,
}) => {
  const screen = await breakScripts(page, checkout, unchanged);
  const forgiving = await breakScripts(page, search, unchanged);
  const long = catalogue.flatMap(({ title }) => title.match(/[a-z]{6,}/gi) ?? [])[0] ?? '';
  const misspelt = `${long.slice(0, 3)}${long[3] === 'q' ? 'x' : 'q'}${long.slice(4)}`;
  await openHydrated(page);
  await expect.poll(() => screen.asked).toHaveLength(1);
  expect(forgiving.asked).toEqual([]);
  const box = header(page).getByRole('searchbox', { name: 'Search', exact: true });
  await box.focus();
  await expect.poll(() => forgiving.asked).toHaveLength(1);
  await box.fill(misspelt);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(new RegExp(long, 'i'));
});
