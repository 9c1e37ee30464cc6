import { lineIdOf, ownerKey } from '../../services/storage/basketKeys';
import type { StoredLine } from '../../services/basketStore';
import { recordLineId } from '../../model/lineId';

/**
 * Shows the number of lines in the basket, unless a product is not on the page: it may not be sold, and
 * React would show another number. Cards that were pressed show the number of their product.
 *
 * @param unsaved the lines that could not be stored
 */
export function showCount(unsaved: readonly StoredLine[]) {
  const buttons = document.querySelectorAll<HTMLElement>('[data-product]');
  const onPage = Array.from(buttons, ({ dataset }) => dataset.product);
  const lines = new Map(unsaved.map(({ lineId, productId }) => [lineId, productId]));
  try {
    const owner = localStorage.getItem(ownerKey) ?? undefined;
    for (const [key, productId] of Object.entries<string>(localStorage)) {
      const lineId = lineIdOf(key) ?? lineIdOf(key, owner);
      if (!lineId) continue;
      recordLineId(lineId);
      lines.set(lineId, productId);
    }
  } catch {
    // Forbidden: nothing is stored.
  }
  const inBasket = [...lines.values()];
  const isCertain = inBasket.every((productId) => onPage.includes(productId));
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
