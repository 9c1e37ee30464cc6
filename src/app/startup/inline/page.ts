import { lineIdOf, ownerKey, recordLineId } from '../../../basket/storage/basketKeys';
import type { StoredLine } from '../../../basket/storage/basketStore';
import { earlyWords as words } from '#words/early';

/** The address of the screen that the page holds, after the hash sign: home, or a product. */
export const pageScreen = () => document.documentElement.dataset.screen ?? '/';

/** Whether the address names another screen than the page holds. */
export const isElsewhere = () => !['', '#', `#${pageScreen()}`].includes(location.hash);

/** Hides the screen that the page holds until React shows the one that the address names. */
export function hidePageScreen() {
  document.documentElement.toggleAttribute('data-elsewhere', isElsewhere());
}

/**
 * The product that a button adds: the chosen variant if a `select` is on its card or screen.
 *
 * @param element the button, or the badge in its place
 */
export const productIdOf = (element: HTMLElement) =>
  element.closest('article')?.querySelector('select')?.value ?? element.dataset.product;

/**
 * Shows the number of lines in the basket. Where it was pressed, the page shows the count of that product.
 *
 * @param unsaved the lines that could not be stored
 * @returns whether the page has a place for the number yet
 */
export function showCount(unsaved: readonly StoredLine[]) {
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
    // Nothing is stored if storage is forbidden.
  }
  const inBasket = [...lines.values()];
  const isShown = writeCount(inBasket.length);
  for (const buy of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const element = buy.querySelector<HTMLElement>('[data-product]');
    const added = element && productIdOf(element);
    const count = inBasket.filter((productId) => productId === added).length;
    buy.dataset.pressed = words.inBasket(count);
  }
  return isShown;
}

/** Writes the count into the header, as `BasketLink` renders it, if the page has one. */
export function writeCount(count: number) {
  const number = document.querySelector('.basket-count');
  const word = number?.nextElementSibling;
  if (!word) return false;
  number.textContent = String(count);
  word.textContent = words.items(count);
  return true;
}
