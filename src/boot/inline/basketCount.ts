import { lineIdOf, ownerKey } from '../../services/storage/basketKeys';
import type { StoredLine } from '../../services/basketStore';
import { earlyWords as words } from '../../words/en/early';
import { recordLineId } from '../../model/lineId';

/**
 * Shows the number of lines in the basket, unless a product is not on the page: it may no longer be
 * sold, so React might show another number. Pressed cards show the count of their product.
 *
 * @param unsaved the lines that could not be stored
 */
export function showCount(unsaved: readonly StoredLine[]) {
  const places = document.querySelectorAll<HTMLElement>('[data-product]');
  const onPage = Array.from(places, ({ dataset }) => dataset.product);
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
    // Storage is forbidden: nothing is stored.
  }
  const inBasket = [...lines.values()];
  const isCertain = inBasket.every((productId) => onPage.includes(productId));
  document.documentElement.toggleAttribute('data-uncounted', !isCertain);
  if (isCertain) writeCount(inBasket.length);
  for (const { dataset, parentElement } of places) {
    const card = parentElement?.closest<HTMLElement>('[data-pressed]');
    if (card) {
      const count = inBasket.filter((productId) => productId === dataset.product).length;
      card.dataset.pressed = isCertain ? words.addedNote(count) : words.added;
    }
  }
}

/** Writes the count into the header, as `BasketLink` renders it. */
export function writeCount(count: number) {
  const number = document.querySelector('.basket-count');
  const word = number?.nextElementSibling;
  if (!word) return;
  number.textContent = String(count);
  word.textContent = words.items(count);
}
