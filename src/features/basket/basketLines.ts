import type { BasketChange, StoredLine } from '../../services/basketStore';
import type { Product, ProductToday } from '../catalogue/product';

/** One item of the basket; several lines can have the same product. */
export interface BasketLine {
  lineId: string;
  product: Product;
}

/** A line with its product as it is sold today. */
export interface BasketItem extends BasketLine {
  product: ProductToday;
}

/** A change made elsewhere, such as in another tab; everything else stays. */
export interface BasketUpdate extends Omit<BasketChange, 'added'> {
  items: readonly BasketLine[];
  /** Lines whose products are still to be loaded. */
  pending?: readonly StoredLine[];
  /** Lines of products that are no longer sold. */
  unavailable: readonly StoredLine[];
}

export const idOf = ({ lineId }: { lineId: string }) => lineId;
export const titleOf = ({ product }: BasketLine) => product.title;

export function remove<Line extends { lineId: string }>(
  lines: readonly Line[],
  ids: readonly string[],
): readonly Line[] {
  const removed = new Set(ids);
  return lines.filter(({ lineId }) => !removed.has(lineId));
}

/** All lines, sorted by id, each once. */
export function merge<Line extends { lineId: string }>(
  lines: readonly Line[],
  added: readonly Line[],
): readonly Line[] {
  const others = remove(lines, added.map(idOf));
  return [...others, ...added].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
}
