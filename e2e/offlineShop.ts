import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { shop } from '../src/config';
import { nextRelease, readSite, startHost } from './releases';
import { expect, heading, test as shopTest } from './shop';

export const first = readSite(resolve('.test/dist'));
export const second = nextRelease(first, 'second');
export const worker = `${shop.basePath}sw.js`;

/** Each test has the shop on a host of its own: what a worker stores is stored by origin. */
export const test = shopTest.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  host: async ({}, provide) => {
    const host = await startHost(first);
    await provide(host);
    await host.end();
  },
  baseURL: async ({ host }, provide) => {
    await provide(host.origin + shop.basePath);
  },
  serviceWorkers: 'allow',
});

export const notice = (page: Page) => page.getByRole('region', { name: 'About this shop' });
export const useIt = (page: Page) => notice(page).getByRole('button', { name: 'Use it now' });

/** Which release the page is of: another one than the first says so. */
export async function expectRelease(page: Page, name: 'first' | 'second') {
  const mark = page.locator('meta[name="release"]');
  if (name === 'first') await expect(mark).toHaveCount(0);
  else await expect(mark).toHaveAttribute('content', name);
}

export async function open(page: Page, route = '/') {
  await page.goto(`./#${route}`);
  await expect(heading(page)).toBeVisible();
}

/** A first visit by somebody who touches something, until all is stored. */
export async function visit(page: Page, route = '/') {
  await open(page, route);
  // Until it is noticed: the page is there before its scripts are.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await workers(page)).toEqual(['activated']);
  }).toPass();
}

/** What the browser has of service workers for the shop: in which states. */
export const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.installing, registration?.waiting, registration?.active].flatMap(
      (found) => found?.state ?? [],
    );
  });

/** The second visit: the page comes from the worker. */
export async function visitAgain(page: Page, route = '/') {
  await page.goto('about:blank');
  await open(page, route);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Has the browser look for another release, as it does by itself at each visit. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
