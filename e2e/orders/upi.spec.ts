/** Tests paying by UPI, in a real browser and under the real rules. */
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { shop } from '#shop/config';
import { deliveryPrice } from '../../src/catalogue/model/terms';
import { upiLink } from '../../src/orders/payment/upiLink';
import { formatMoney } from '../../src/words/money';
import { expectAccessible } from '../support/axe';
import { product2 } from '../support/catalogue';
import { placeButton, placedId, placedOrder, prepareOrder } from '../support/orders';
import { type Account, expect, test } from '../support/test';

const total = product2.price + deliveryPrice(product2.price, shop.delivery ?? {});
const payHeading = (page: Page) =>
  page.getByRole('heading', { name: `Pay ${formatMoney(total)} by UPI`, exact: true });

async function placeByUpi(page: Page, account: Account) {
  await prepareOrder(page, account, product2);
  await page.getByLabel('Pay by UPI').check();
  await placeButton(page).click();
  const id = await placedId(page);
  await expect(payHeading(page)).toBeVisible();
  return id;
}

/** Which modules of the code on the screen are dark, as a camera would see them. */
async function scan(page: Page, size: number) {
  const picture = await page.getByRole('img', { name: /^QR code/ }).screenshot();
  return page.evaluate(
    async ({ base64, modules }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser has no canvas.');
      context.drawImage(bitmap, 0, 0);
      const colourAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0] ?? 0;
      const middle = (place: number) => Math.round(((place + 0.5) * bitmap.width) / modules);
      const places = Array.from({ length: modules }, (_, place) => middle(place));
      return places.map((y) => places.map((x) => colourAt(x, y) < 128));
    },
    { base64: picture.toString('base64'), modules: size },
  );
}

test('I can scan the code or copy the UPI ID, and say that I’ve paid', async ({
  page,
  account,
}) => {
  test.slow();
  const id = await placeByUpi(page, account);
  await test.step('the code can be scanned, by lamplight too', async () => {
    if (!shop.upi) throw new Error('This shop takes no UPI.');
    const link = upiLink({ to: shop.upi, amount: total, shopName: shop.name, orderId: id });
    const { data, size } = encode(link, { ecc: 'M', border: 4 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await scan(page, size)).toEqual(data);
      await expectAccessible(page);
    }
  });
  await test.step('what I copy is in the clipboard', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy: UPI ID' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied: UPI ID');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.upi?.id);
  });
  await page.getByRole('button', { name: 'I’ve paid', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'We’re checking your payment', exact: true }),
  ).toBeFocused();
  await page.reload();
  await expect(placedOrder(page)).toContainText('We’ll check our bank before we send your order.');

  await expectAccessible(page);
});

test('I see the thank-you on a phone without scrolling, and print it as a one-page receipt', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await placeByUpi(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The shopper prints with the browser's own command, not the button.
  await page.emulateMedia({ media: 'print' });
  const receipt = placedOrder(page).locator('.receipt');
  await expect(receipt.getByText(shop.contact?.address ?? shop.name)).toBeVisible();
  await expect(receipt.getByRole('img', { name: /^QR code/ })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button'),
    page.getByText('What happens next'),
    page.locator('.shelf'),
  ]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  await expect(receipt).toHaveCount(0);
  await expect(page.getByText('What happens next')).toBeVisible();
});
