import { lineKey } from '../../services/basketEntries';
import type { StoredLine } from '../../services/basketStore';
import { createLineId } from '../../services/lineId';

/** Marks the card where a press is one on its 'Add to basket', and makes it a line of the basket. */
export function lineOfPress({ target }: Event): StoredLine | undefined {
  const button = (target as Element).closest<HTMLElement>('[data-product]');
  const productId = button?.dataset.product;
  if (!productId) return undefined;
  button.closest('.product-card-front')?.setAttribute('data-pressed', '');
  return { lineId: createLineId(), productId };
}

/** Returns whether the line is stored: not where storage is full or forbidden. */
export function storeLine({ lineId, productId }: StoredLine) {
  try {
    localStorage.setItem(lineKey(lineId), productId);
    return true;
  } catch {
    return false;
  }
}
