import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { shop } from '#shop/config';
import { expectAccessible } from '../support/axe';
import { signIn } from '../support/login';
import { changeOrder, makeMerchant, seedOrder } from '../support/orderDatabase';
import { openAccount } from '../support/orders';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Records what a test can't see or hear: headless Chromium has no notifications, and private windows block
 * them. Tones count only if the browser lets the page play them.
 */
const record = (page: Page) =>
  page.addInitScript(() => {
    // The blank page that a test ends with records nothing.
    if (!isSecureContext) return;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    ServiceWorkerRegistration.prototype.showNotification = (title) => {
      document.documentElement.dataset.notification = title;
      return Promise.resolve();
    };
    const start = Reflect.get(OscillatorNode.prototype, 'start');
    OscillatorNode.prototype.start = function count(at) {
      const { dataset } = document.documentElement;
      if (this.context.state === 'running') dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      start.call(this, at);
    };
  });
const recorded = (page: Page, name: 'notification' | 'tones') =>
  page.locator('html').getAttribute(`data-${name}`);

const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

const told = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), `${shop.basePath}user:alerts`);

/** Hides the page, as if another tab were in front. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Runs in the worker: presses a notification. Only a real press may focus a tab, so that is recorded. */
const press = (data?: unknown) => `(async () => {
  const focused = [];
  let isClosed = false;
  WindowClient.prototype.focus = async function focus() {
    focused.push(this.url);
  };
  let ended;
  const event = Object.assign(new ExtendableEvent('notificationclick'), {
    notification: { close: () => (isClosed = true), data: ${JSON.stringify(data)} },
    waitUntil: (work) => (ended = work),
  });
  dispatchEvent(event);
  await ended;
  return { isClosed, focused };
})()`;

test('a new order rings and notifies a merchant whose tab is hidden, and a press opens the order', async ({
  page,
  context,
  account,
}) => {
  await makeMerchant(account);
  await record(page);
  await page.clock.install();
  await signIn(page, account);
  await openAccount(page);
  await page.getByRole('button', { name: 'Tell me about new orders' }).click();
  await expect(page.getByText('Alerts on', { exact: true })).toBeVisible();
  await expect.poll(() => recorded(page, 'tones')).toBe('2');
  await expectAccessible(page);
  await expect(async () => {
    // The worker starts a moment after the press, by the page's clock.
    await page.clock.runFor(1000);
    expect(await workerState(page)).toBe('activated');
  }).toPass();

  await hide(page);
  const id = `${randomUUID().slice(0, 8).toUpperCase()}-NEW`;
  const now = Timestamp.now();
  await seedOrder(id, { state: 'placed', before: 'placed', stateAt: now, changedAt: now });
  await expect(async () => {
    await page.clock.runFor(60_000);
    expect(await told(page)).toContain(id);
  }).toPass();
  await expect.poll(() => recorded(page, 'notification')).toMatch(/^\d+ new orders?/);
  await expect.poll(async () => Number(await recorded(page, 'tones'))).toBeGreaterThanOrEqual(4);

  await test.step('pressed, it closes and shows the tab', async () => {
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate(press())).toEqual({ isClosed: true, focused: [page.url()] });
  });
  await changeOrder(id, { state: 'cancelled' });
});

test('the service worker shows every push message, even an unreadable one, and opens its order', async ({
  page,
  context,
}) => {
  await page.goto('.');
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await workerState(page)).toBe('activated');
  }).toPass();
  // The worker can navigate the page from here on.
  await page.reload();
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  // Headless Chromium allows no notifications.
  await worker.evaluate(`registration.showNotification = async (title, { body, tag, data }) => {
    (self.shown ??= []).push({ title, body, tag, data });
  }`);
  const shown = () => worker.evaluate('self.shown ?? []');

  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const deliver = (data: string) =>
    protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });

  const path = '/login?order=7K3M-9QXT-2B4D';
  const message = { title: 'New order ₹990', body: '1 item', tag: 'shopPush 7K3M-9QXT-2B4D' };
  await deliver(JSON.stringify({ ...message, path }));
  await deliver('Hello');
  await expect.poll(shown).toMatchObject([
    { ...message, data: { path } },
    { title: 'New order', tag: 'order' },
  ]);

  const home = page.url();
  expect(await worker.evaluate(press({ path }))).toEqual({ isClosed: true, focused: [home] });
  await expect(page).toHaveURL(`${home.replace(/#.*/, '')}#${path}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
