import type { RootState } from '../../app/store';
import type { StoredLine } from '../../services/basketStore';
import { selectSold } from '../catalogue/catalogueSlice';

/** The lines whose products have been loaded, as items of the basket, and the others. */
export function splitLines(state: RootState, lines: readonly StoredLine[]) {
  const items = lines.flatMap(({ lineId, productId }) => {
    const product = selectSold(state, productId);
    return product ? [{ lineId, product }] : [];
  });
  return { items, others: lines.filter(({ productId }) => !selectSold(state, productId)) };
}
