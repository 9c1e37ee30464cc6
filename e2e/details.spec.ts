import { products } from './catalogue';
import {
  addButton,
  basketItems,
  boxes,
  expect,
  openBasket,
  openHydrated,
  product2,
  test,
} from './shop';

/** A product of a row of several that has details, more pictures if any has. */
const row = products.slice(0, 5);
const detailed = row.find(({ pictures }) => pictures) ?? row.find(({ details }) => details);

test('details open in place by the keyboard, load their pictures only then, and move no price beside them', async ({
  page,
}) => {
  // Details are the merchant's to write: a shop without any has nothing to open.
  test.skip(!detailed, 'No product in a row of several has details.');
  const { title = '', details, pictures = [] } = detailed ?? {};
  const fact = Object.values(details?.facts ?? {})[0] ?? details?.text ?? title;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedFor = () =>
    pictures.filter((path) => {
      const [name = path] = /[^/]+(?=\.jpg$)/.exec(path) ?? [];
      return asked.some((url) => url.includes(`/${name}.`));
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page);
  const card = page.locator('.product-card').filter({ has: addButton(page, title) });
  const others = page.locator('.product-row').filter({ has: card }).locator('.price, button');
  const before = await boxes(others);
  expect(askedFor()).toEqual([]);

  const summary = page.getByLabel(`Details: ${title}`, { exact: true });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect.poll(askedFor).toEqual(pictures);
  expect(await boxes(others)).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(card.locator('details')).not.toHaveAttribute('open');

  await addButton(page, title).click();
  await openBasket(page);
  await summary.last().click();
  await expect(basketItems(page).last().getByText(fact, { exact: true })).toBeVisible();
});

test('a press is answered on its card by the next frame, over its picture, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page);
  const card = page.locator('.product-card').filter({ has: addButton(page, product2.title) });
  // Closed details have no box, or one that is not shown: the browser decides when it makes it.
  const all = page.locator('.product-card, .product-card :is(h2, img, .price, button, summary)');
  await addButton(page, product2.title).scrollIntoViewIfNeeded();
  const before = await boxes(all);
  const answered = await addButton(page, product2.title).evaluate(
    (button: HTMLElement) =>
      new Promise((resolve) => {
        button.click();
        requestAnimationFrame(() => {
          resolve(button.closest('.product-card')?.querySelector('.added-note')?.textContent);
        });
      }),
  );
  expect(answered).toMatch(/^Added: \d in your basket$/);
  expect(await boxes(all)).toEqual(before);
  const [note] = await boxes(card.getByRole('link', { name: /^Added/ }));
  const [picture] = await boxes(card.locator('.picture').first());
  expect(note?.height).toBeGreaterThanOrEqual(44);
  expect(note?.bottom).toBeLessThanOrEqual(picture?.bottom ?? 0);
  expect(note?.top).toBeGreaterThanOrEqual(picture?.top ?? Infinity);
});
