/** Tests with functions, a mail server and a push service that an order notifies the merchant and the shopper. */
import type { Page } from '@playwright/test';
import { collection, deleteDoc, getDocs } from 'firebase/firestore/lite';
import type { ParsedMail } from 'mailparser';
import { shop } from '#shop/config';
import { product1 } from '../support/catalogue';
import { database } from '../support/database';
import { test } from '../support/merchant';
import {
  acceptOrder,
  openAccount,
  openElsewhere,
  openReview,
  placeButton,
  placedId,
} from '../support/orders';
import { addToBasket, openShop } from '../support/page';
import { expect } from '../support/test';
import { receiveEmails, receivePush } from './receivers';

test.use({ serviceWorkers: 'allow' });

type Subscription = Awaited<ReturnType<typeof receivePush>>['subscription'];

/** Replaces Chromium's push service, which is on the internet, and its notifications, which private windows lack. */
const subscribeTo = (page: Page, subscription: Subscription) =>
  page.addInitScript((found) => {
    if (!isSecureContext) return;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => found } as unknown as PushSubscription);
  }, subscription);

const recordNotifications = `
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (...shown) => {
    self.shown.push(shown);
  };`;

/** Delivers a message to the page's worker, as the browser does. @returns the notifications that it shows */
async function deliver(page: Page, data: string) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(recordNotifications);
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(() => worker.evaluate('self.shown.length')).toBe(1);
  return worker.evaluate('self.shown[0]');
}

/** Resets the count of notifications: other tests order, too, and after six in ten minutes further ones wait. */
async function forgetRings() {
  const { docs } = await getDocs(collection(database, 'inboxes'));
  await Promise.all(docs.map(({ ref }) => deleteDoc(ref)));
}

const recipient = ({ to = [] }: ParsedMail) =>
  [to]
    .flat()
    .map(({ text }) => text)
    .join();

test('within seconds of an order the shopper gets a receipt, and the shop an email and a push', async ({
  page,
  browser,
  merchant,
}) => {
  const emails = await receiveEmails();
  const { subscription, messages } = await receivePush();
  // The messages of other tests' orders are left out.
  const messagesAbout = (text: string) => messages.filter((message) => message.text.includes(text));
  const subjectsTo = (address: string) =>
    emails.filter((email) => recipient(email) === address).map(({ subject }) => subject);

  await test.step('the merchant has this device notified', async () => {
    await subscribeTo(merchant, subscription);
    await merchant.reload();
    await openAccount(merchant);
    // The worker starts a moment after the first press on a page.
    await expect.poll(() => merchant.context().serviceWorkers().length).toBe(1);
    await merchant.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await merchant.getByRole('button', { name: 'Tell me about new orders' }).click();
    await expect(merchant.getByText(/^this device, since /)).toBeVisible();
    await merchant.getByRole('button', { name: /^Test / }).click();
    await expect.poll(() => messagesAbout('"test"').length).toBe(1);
  });

  await openShop(page);
  await addToBasket(page, product1.title);
  await openReview(page, { email: 'kamala@example.com' });
  await page.getByLabel('Cash on delivery').check();
  await forgetRings();
  await placeButton(page).click();
  const id = await placedId(page);
  const seconds = { timeout: 20_000 };
  await expect
    .poll(() => subjectsTo('kamala@example.com'), seconds)
    .toEqual([`We’ve received your order ${id}`]);
  const subjectsOfOrder = () =>
    subjectsTo(shop.functions?.email ?? '').filter((subject) => subject?.includes(id));
  await expect
    .poll(subjectsOfOrder, seconds)
    .toEqual([expect.stringMatching(new RegExp(`^New order ₹.*to 560041 \\(${id}\\)$`))]);
  await expect.poll(() => messagesAbout(id).length, seconds).toBe(1);

  await test.step('the service worker shows what was pushed', async () => {
    const [{ text, authorization } = { text: '', authorization: '' }] = messagesAbout(id);
    expect(authorization).toContain(`k=${shop.functions?.pushKey}`);
    expect(await deliver(merchant, text)).toEqual([
      expect.stringMatching(/^New order ₹.*to 560041$/),
      expect.objectContaining({ data: { path: `/login?order=${id}` } }),
    ]);
  });

  await test.step('an accepted order is told to the shopper, and pushed to nobody', async () => {
    await acceptOrder(merchant, id);
    await expect
      .poll(() => subjectsTo('kamala@example.com'), seconds)
      .toEqual([expect.any(String), `We’re packing your order ${id}`]);
    expect(messagesAbout(id)).toHaveLength(1);
  });

  await test.step('its link shows this order on another device', async () => {
    const receipt = emails.find((email) => recipient(email) === 'kamala@example.com');
    const link = /\S+#\/login\?order=\S+/.exec(receipt?.text ?? '')?.[0] ?? '';
    const other = await openElsewhere(browser, link, id);
    await other.close();
  });
});
