/** Tests with a stand-in for WhatsApp that a shopper who asks for messages gets them, and nobody else. */
import type { Page } from '@playwright/test';
import { startWhatsAppStandIn } from '../../scripts/lib/whatsAppStandIn';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';
import { product1 } from '../support/catalogue';
import { test } from '../support/merchant';
import {
  acceptOrder,
  openAccount,
  openElsewhere,
  openReview,
  placeButton,
  placedId,
  shopOrder,
} from '../support/orders';
import { addToBasket, openShop } from '../support/page';
import { expect } from '../support/test';

const { ports, functionsPorts } = testRun;

// The tests share the stand-in, and an account can order once in 30 seconds.
test.describe.configure({ mode: 'serial' });

let standIn: Awaited<ReturnType<typeof startWhatsAppStandIn>>;
test.beforeAll(async () => {
  standIn = await startWhatsAppStandIn({
    port: functionsPorts.whatsApp,
    appSecret: 'secret',
    webhookUrl: `http://127.0.0.1:${ports.hosting}${shop.basePath}functions/whatsapp`,
  });
});
test.afterAll(() => standIn.close());

const consent = (page: Page) =>
  page.getByRole('checkbox', { name: 'Send me updates about this order on WhatsApp' });

/** Orders in cash. @returns the order's number */
async function order(
  page: Page,
  { telephone, isAsking }: { telephone: string; isAsking: boolean },
) {
  await openShop(page);
  await addToBasket(page, product1.title);
  await openReview(page, { telephone });
  await page.getByLabel('Cash on delivery').check();
  await expect(consent(page)).not.toBeChecked();
  if (isAsking) await consent(page).check();
  await placeButton(page).click();
  return placedId(page);
}

const messagesAbout = (id: string) =>
  standIn.messages.filter(({ biz_opaque_callback_data: about }) => about.startsWith(id));
const seconds = { timeout: 20_000 };

test('a shopper who asks for WhatsApp messages gets each template, until they stop them', async ({
  page,
  merchant,
  browser,
}) => {
  const id = await order(page, { telephone: '98765 43210', isAsking: true });
  await expect.poll(() => messagesAbout(id).length, seconds).toBe(1);
  const [{ to, template } = { to: '', template: undefined }] = messagesAbout(id);
  expect(to).toBe('+919876543210');
  expect(template).toMatchObject({ name: 'order_receipt', language: { code: 'en' } });
  const [body, button] = template?.components ?? [];
  expect(body?.parameters.map(({ text }) => text)).toEqual([
    id,
    expect.stringMatching(/^We’ve received your order .* You pay the courier ₹.* in cash\./),
  ]);

  await test.step('the merchant accepts it, and reads what was sent', async () => {
    await acceptOrder(merchant, id);
    await expect.poll(() => messagesAbout(id).length, seconds).toBe(2);
    expect(messagesAbout(id)[1]?.template.name).toBe('order_accepted');
  });

  await test.step('the button opens the order on another device, where the messages can be stopped', async () => {
    const link = `./#/login?order=${button?.parameters[0]?.text ?? ''}`;
    const other = await openElsewhere(browser, link, id);
    const messages = other.getByRole('checkbox', {
      name: 'Send me WhatsApp messages about this order',
    });
    await expect(messages).toBeChecked();
    await messages.click();
    await expect(messages).not.toBeChecked();
    await other.close();
  });
});

test('a shopper who doesn’t ask gets none; a number without WhatsApp is noted for the merchant', async ({
  page,
  browser,
  merchant,
}) => {
  const silent = await order(page, { telephone: '98765 43211', isAsking: false });
  const another = await browser.newPage();
  const id = await order(another, { telephone: '98765 00000', isAsking: true });
  await another.close();
  await expect.poll(() => messagesAbout(id).length, seconds).toBe(1);
  expect(messagesAbout(silent)).toEqual([]);
  const card = shopOrder(merchant, id);
  const note = card.getByText('Wasn’t sent. Nobody has WhatsApp at this number.');
  await expect(async () => {
    await merchant.reload();
    await openAccount(merchant);
    await card.locator('.order-told summary').click();
    await expect(note).toBeVisible({ timeout: 2000 });
  }).toPass();
});
