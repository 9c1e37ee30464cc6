import { lineIdOf, ownerKey, version1Key } from '../../services/basketEntries';
import type { StoredLine } from '../../services/basketStore';
import { recordLineId } from '../../model/lineId';

/**
 * Shows the number of lines in the basket where it is certain: where the page has every product. It is
 * hidden where React may show another number: what version 1 has stored is not counted here, and what
 * is not on the page may not be sold. Cards that were pressed show the number of their product.
 *
 * @param unsaved the lines that could not be stored
 */
export function showCount(unsaved: readonly StoredLine[]) {
  const buttons = document.querySelectorAll<HTMLElement>('[data-product]');
  const onPage = Array.from(buttons, ({ dataset }) => dataset.product);
  const inBasket = unsaved.map(({ productId }) => productId);
  let isCertain = true;
  try {
    const owner = localStorage.getItem(ownerKey) ?? undefined;
    for (const [key, productId] of Object.entries<string>(localStorage)) {
      const lineId = lineIdOf(key) ?? lineIdOf(key, owner);
      if (lineId) {
        recordLineId(lineId);
        inBasket.push(productId);
      }
      isCertain &&= key !== version1Key && (!lineId || onPage.includes(productId));
    }
  } catch {
    // Forbidden: nothing is stored.
  }
  document.documentElement.toggleAttribute('data-uncounted', !isCertain);
  if (isCertain) writeCount(inBasket.length);
  for (const { dataset, parentElement } of buttons) {
    const card = parentElement?.closest<HTMLElement>('[data-pressed]');
    if (card) {
      const count = inBasket.filter((productId) => productId === dataset.product).length;
      card.dataset.pressed = String(count);
    }
  }
}

/** Writes the number of items into the header, as `BasketCount` renders it. */
export function writeCount(count: number) {
  const write = (selector: string, text: string) => {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  };
  write('.basket-count', String(count));
  write('.basket-count + .visually-hidden', count === 1 ? 'item' : 'items');
}
