import { basketLink, expect, openShop, test } from './shop';

test('the header stays in reach while I scroll', async ({ page }) => {
  await openShop(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(basketLink(page)).toBeInViewport({ ratio: 1 });
});
