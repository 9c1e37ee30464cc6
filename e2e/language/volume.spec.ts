import { workThroughMorning } from '../support/morning';
import { test } from '../support/ownDatabase';

test('a merchant accepts, prints and sends sixty orders in a few presses', async ({
  page,
  account,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await workThroughMorning(page, account, info);
});
