import { freeze } from '@reduxjs/toolkit';
import type { BasketChange, StoredLine } from '../../services/basketStore';
import type { Product } from '../catalogue/product';

/** One item of the basket; the same product may stand in many lines. */
export interface BasketLine {
  lineId: string;
  product: Product;
}

/** What has changed elsewhere, such as in another tab; everything else stays. */
export interface BasketUpdate extends Omit<BasketChange, 'added'> {
  items: readonly BasketLine[];
  /** Lines of products that this release of the shop does not sell. */
  unavailable: readonly StoredLine[];
}

export const idOf = ({ lineId }: { lineId: string }) => lineId;
export const titleOf = ({ product }: BasketLine) => product.title;

// Both freeze what they return: Immer would take 2.5 ms for 10,000 lines, as it visits every one.

export function remove<Line extends { lineId: string }>(
  lines: readonly Line[],
  ids: readonly string[],
): readonly Line[] {
  const removed = new Set(ids);
  return freeze(lines.filter(({ lineId }) => !removed.has(lineId)));
}

/** The lines and the added ones, in the order of their ids, each once. */
export function merge<Line extends { lineId: string }>(
  lines: readonly Line[],
  added: readonly Line[],
): readonly Line[] {
  const others = remove(lines, added.map(idOf));
  return freeze([...others, ...added].sort((a, b) => (a.lineId < b.lineId ? -1 : 1)));
}
