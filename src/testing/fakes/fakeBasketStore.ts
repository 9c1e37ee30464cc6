import { lineIdOf, lineKey } from '../../basket/storage/basketKeys';
import { createLocalBasketStore } from '../../basket/storage/localBasketStore';
import { FakeBrowser } from './fakeBrowser';

export type FakeBasketStore = ReturnType<typeof createFakeBasketStore>;

/**
 * A tab's basket, in a browser that has another tab too.
 *
 * @param productIds the products of its initial lines, by the ids of the lines
 */
export function createFakeBasketStore(
  productIds: Record<string, string> = {},
  browser = new FakeBrowser(),
) {
  const [tab, other] = [browser.openTab(), browser.openTab()];
  for (const [lineId, productId] of Object.entries(productIds))
    browser.entries[lineKey(lineId)] = productId;
  const elsewhere = createLocalBasketStore(other.asWindow());
  elsewhere.observe({ changed: () => undefined, saved: () => undefined });
  return {
    ...createLocalBasketStore(tab.asWindow()),
    browser,
    /** The basket in the other tab, whose changes arrive when the browser settles. */
    elsewhere,
    /** The products of the lines that are stored, by the ids of the lines, in their order. */
    get lines() {
      const lines = Object.entries(browser.entries).flatMap(([key, productId]) => {
        const lineId = lineIdOf(key);
        return lineId === undefined ? [] : [[lineId, productId] as const];
      });
      return new Map(lines.sort(([one], [another]) => (one < another ? -1 : 1)));
    },
  };
}
