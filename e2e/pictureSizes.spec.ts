/** A picture's `sizes` promise its width, by which the browser chooses a file before the page has a layout. */
import type { Page } from '@playwright/test';
import { pictureWidths } from '../src/ui/pictureWidths';
import { catalogue } from './support/catalogue';
import { openShop, storeBasket } from './support/page';
import { expect, test } from './support/test';

const windows = [320, 390, 600, 768, 1024, 1280, 1920, 2560];
const densities = [1, 1.75, 3];

/** The pictures in the window whose file is more than a step larger than their box, or less than four fifths of it. */
const misfits = (page: Page) =>
  page.locator('picture:visible').evaluateAll(
    (pictures, { widths, densities }) => {
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.position = 'fixed';
      const promised = (sizes: string) => {
        for (const part of sizes.replace('auto, ', '').split(/,(?![^()]*\))/)) {
          const [, condition, length = ''] =
            /^\s*(?:(\(.*\)) )?(\S+|m(?:in|ax)\(.*\))\s*$/.exec(part) ?? [];
          if (condition && !matchMedia(condition).matches) continue;
          ruler.style.width = length;
          return ruler.getBoundingClientRect().width;
        }
        return NaN;
      };
      const widest = Math.max(...widths);
      const fileFor = (width: number) => widths.find((each) => each >= width) ?? widest;
      const found = pictures.flatMap((picture) => {
        const source = [...picture.querySelectorAll('source')].find(
          ({ media }) => !media || matchMedia(media).matches,
        );
        const img = picture.querySelector('img');
        if (!source || !img || img.clientWidth === 0) return [];
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = img;
        const isCut = getComputedStyle(img).objectFit === 'cover' && naturalHeight > 0;
        const needed = isCut
          ? Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight)
          : clientWidth;
        const slot = promised(source.sizes);
        return densities.flatMap((density) => {
          const chosen = fileFor(slot * density);
          const most = fileFor(fileFor(needed * density) + 1);
          const least = Math.min(0.8 * needed * density, widest);
          return chosen > most || chosen < least
            ? `${source.sizes}: ${Math.round(slot)} px promised, ${Math.round(needed)} needed, at ${density}x`
            : [];
        });
      });
      ruler.remove();
      return [...new Set(found)];
    },
    { widths: pictureWidths, densities },
  );

const pictured = catalogue.find(({ pictures }) => pictures) ?? catalogue[0];
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the home screen': (page) => openShop(page),
  'a category': (page) => openShop(page, `/?category=${pictured?.category ?? ''}`),
  'a product': (page) => openShop(page, `/?product=${pictured?.id ?? ''}`),
  'a product’s large pictures': async (page) => {
    await openShop(page, `/?product=${pictured?.id ?? ''}`);
    await page.getByRole('button', { name: /^Enlarge picture 1/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the basket': async (page) => {
    await storeBasket(
      page,
      catalogue.slice(0, 3).map(({ id }) => id),
    );
    await openShop(page, '/checkout');
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`pictures promise their width in windows of any size: ${name}`, async ({ page }) => {
    await open(page);
    await expect(page.locator('main li picture').first()).toBeVisible();
    for (const width of windows) {
      await page.setViewportSize({ width, height: Math.max(640, width * 0.6) });
      // A picture of another shape may have to load first.
      await expect.poll(() => misfits(page), `${width} pixels wide`).toEqual([]);
    }
  });
}
