import type { Locator, Page } from '@playwright/test';
import { products } from './catalogue';
import {
  addButton,
  boxes,
  expect,
  openBasket,
  openHydrated,
  product1,
  product2,
  test,
} from './shop';

/** A product of a row of several that has details, more pictures if any has. */
const detailed =
  products.slice(0, 5).find(({ pictures }) => pictures) ??
  products.slice(0, 5).find(({ details }) => details);

const summary = (place: Page | Locator, title: string) =>
  place.locator('summary').and(place.getByLabel(`Details: ${title}`, { exact: true }));

test('details open in place by the keyboard, load their pictures only then, and move no price beside them', async ({
  page,
}) => {
  // Details are the merchant's to write: a shop without any has nothing to open.
  test.skip(!detailed, 'No product in a row of several has details.');
  const { title = '', details, pictures = [] } = detailed ?? {};
  const fact = Object.values(details?.facts ?? {})[0] ?? details?.text;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page);
  const card = page.locator('.product-card').filter({ has: addButton(page, title) });
  const row = page.locator('.product-row').filter({ has: card });
  const others = row.locator('.product-card-front, .price');
  const before = await boxes(others);
  const nameOf = (picture: string) => /([^/]+)\.jpg$/.exec(picture)?.[1] ?? picture;
  const askedFor = (picture: string) => asked.some((url) => url.includes(`/${nameOf(picture)}.`));
  expect(pictures.filter(askedFor)).toEqual([]);

  await summary(page, title).focus();
  await page.keyboard.press('Enter');
  if (fact) await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect.poll(() => pictures.every(askedFor)).toBe(true);
  expect(await boxes(others)).toEqual(before);

  await page.keyboard.press('Enter');
  await expect(card.locator('details')).not.toHaveAttribute('open');

  await test.step('and on the checkout screen', async () => {
    await addButton(page, title).click();
    await openBasket(page);
    const item = page.locator('.basket-item').last();
    await summary(item, title).click();
    if (fact) await expect(item.getByText(fact, { exact: true })).toBeVisible();
  });
});

test('a press is answered on its card by the next frame, over its picture, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page);
  await expect(page.locator('.added-note')).toBeVisible();
  const { title } = product2;
  // Closed details have no box, or one that is not shown: the browser decides when it makes it.
  const unshown = '.added-note, .added-note *, details > :not(summary), details > :not(summary) *';
  const all = page.locator(`.product-card, .product-card *:not(${unshown})`);
  await addButton(page, title).scrollIntoViewIfNeeded();
  const before = await boxes(all);
  const answered = await addButton(page, title).evaluate(
    (button: HTMLElement) =>
      new Promise((resolve) => {
        button.click();
        button.click();
        requestAnimationFrame(() => {
          resolve(button.closest('.product-card')?.querySelector('.added-note')?.textContent);
        });
      }),
  );
  // The first of six is in the basket already, and in a shop of one product it is this one.
  const count = product2.id === product1.id ? 3 : 2;
  expect(answered).toBe(`Added: ${count} in your basket`);
  expect(await boxes(all)).toEqual(before);
  const card = page.locator('.product-card').filter({ has: addButton(page, title) });
  const note = card.getByRole('link', { name: /^Added/ });
  const [place] = await boxes(note);
  const [picture] = await boxes(card.locator('.picture').first());
  if (!place || !picture) throw new Error('There is no note.');
  expect(place.height).toBeGreaterThanOrEqual(44);
  expect(place.bottom).toBeLessThanOrEqual(picture.bottom);
  expect(place.top).toBeGreaterThanOrEqual(picture.top);
});
