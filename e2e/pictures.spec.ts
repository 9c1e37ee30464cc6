import type { Locator, Page } from '@playwright/test';
import { galleryWords } from '#words/product';
import { expectNoViolations } from './support/axe';
import { products } from './support/catalogue';
import { keysOf } from './support/focus';
import { addStyles, boxes, boxOf } from './support/layout';
import { openShop } from './support/page';
import { expect, test } from './support/test';

const pictured = products.slice(0, 6).find(({ pictures }) => pictures);

// A merchant may sell products with one picture each.
for (const { id, title, details, pictures = [] } of pictured ? [pictured] : []) {
  const total = pictures.length + 1;
  const dialog = (page: Page) => page.getByRole('dialog', { name: `Pictures: ${title}` });
  const enlarge = (page: Page, number: number) =>
    page.getByRole('button', { name: `Enlarge picture ${number}: ${title}`, exact: true });
  const place = (page: Page, number: number) => dialog(page).getByText(`${number} of ${total}`);

  const pixelsOf = async (picture: Locator) =>
    Number(/-(\d+)\.webp$/.exec((await picture.getAttribute('src')) ?? '')?.[1]);

  const openProduct = async (page: Page) => {
    await openShop(page, `/?product=${id}`);
    await expect(enlarge(page, 2)).toBeAttached();
    // Scrolling that takes time would only slow the test down.
    await addStyles(page, '[class$=-strip] { scroll-behavior: auto !important }');
  };

  test('a product’s picture opens large, keys turn to the others, and a press zooms in', async ({
    page,
  }) => {
    await openProduct(page);
    const placeWords = galleryWords.place(2, total, details?.captions?.[0]);
    await page.getByRole('button', { name: 'Show picture 2' }).press('Enter');
    await expect(page.getByText(placeWords)).toBeVisible();
    await enlarge(page, 2).press('Enter');
    await expect(place(page, 2)).toBeVisible();
    const second = dialog(page).getByRole('img', {
      name: galleryWords.alt(title, 2, details?.captions?.[0]),
    });
    await expect(second).toBeInViewport({ ratio: 0.99 });
    await expectNoViolations(keysOf(page), undefined, 1);
    await page.keyboard.press('Home');
    await expect(dialog(page).getByRole('img', { name: title, exact: true })).toBeInViewport();
    await dialog(page).getByRole('button', { name: 'Show picture 2' }).press('Enter');
    await expect(second).toBeInViewport({ ratio: 0.99 });
    await expect(dialog(page).getByText(placeWords)).toBeVisible();

    const before = await boxOf(second);
    await second.click();
    const zoom = dialog(page).getByRole('button', { name: 'Zoom out' });
    await expect(zoom).toBeVisible();
    const large = await boxOf(second);
    // The picture is as large as its file, which is larger than the window.
    expect(large.width).toBe(await pixelsOf(second));
    expect(large.width).toBeGreaterThanOrEqual(1.5 * before.width);
    await zoom.click();
    await expect.poll(async () => (await boxOf(second)).width).toBe(before.width);
    await page.keyboard.press('Escape');
    await expect(enlarge(page, 2)).toBeFocused();

    await enlarge(page, 2).click();
    await expect(second).toBeInViewport({ ratio: 0.99 });
    await page.mouse.click(before.left - 10, before.top + 10);
    await expect(dialog(page)).toBeHidden();
  });

  test.describe('on a sharp screen', () => {
    test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

    test('a press zooms in until each pixel of the file is one of the screen', async ({ page }) => {
      await openProduct(page);
      await enlarge(page, 1).click();
      await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
      const first = dialog(page).getByRole('img', { name: title, exact: true });
      expect((await boxOf(first)).width).toBe((await pixelsOf(first)) / 2);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('I swipe from picture to picture, and the browser may pinch', async ({ page }) => {
      await openProduct(page);
      await enlarge(page, 1).tap();
      await expect(place(page, 1)).toBeVisible();
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x) => ({ x, y: 370 })),
        });
      await touch('touchStart', 280);
      for (let x = 270; x > 40; x -= 10) await touch('touchMove', x);
      await touch('touchEnd');
      await expect(place(page, 2)).toBeVisible();
      await expect(
        dialog(page).getByRole('img', { name: galleryWords.alt(title, 2, details?.captions?.[0]) }),
      ).toBeInViewport({
        ratio: 0.99,
      });
      for (const { width, height } of await boxes(dialog(page).getByRole('button'))) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      const scale = () => page.evaluate(() => visualViewport?.scale ?? 1);
      await session.send('Input.synthesizePinchGesture', { x: 180, y: 370, scaleFactor: 2 });
      await expect.poll(scale).toBeGreaterThan(1.5);
      await dialog(page).getByRole('button', { name: 'Close pictures' }).press('Enter');
      await expect(dialog(page)).toBeHidden();
    });
  });
}
