import { workThroughMorning } from '../support/morning';
import { test } from '../support/ownDatabase';

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a merchant accepts, prints and sends sixty orders in a few presses, ${width} pixels wide`, async ({
    page,
    account,
  }, info) => {
    await page.setViewportSize({ width, height });
    await workThroughMorning(page, account, info);
  });
}
