import { arranged, type Move, withMoves } from '../../catalogue/model/order';
import type { PriceList } from '../../catalogue/model/priceList';
import type { Product } from '../../catalogue/model/product';
import { isSameJson } from '../../isSameJson';
import type { StoredEdits } from './editsSlice';

/* The order of products, with a merchant's unsaved moves. */

/** Where a press moves a product. */
export type Direction = 'top' | 'up' | 'down' | 'bottom';

/** A product that isn't where shoppers see it today, by its places from 1. */
interface MovedProduct {
  id: string;
  from: number;
  to: number;
}

export interface Arranged {
  /** The ids in today's order, hidden products too. */
  published: readonly string[];
  /** The same after the moves. */
  ids: readonly string[];
  /** What shoppers will see. */
  shown: readonly string[];
  moved: readonly MovedProduct[];
  isNewFirst: boolean;
  /** Whether other new products than today will come first. */
  isNewFirstChanged: boolean;
}

/**
 * The order of these products after the moves.
 *
 * @param sold everything that can be put into a basket, and hidden products, in the order of the files
 */
export function arrangedBy(
  sold: readonly Product[],
  list: PriceList,
  { moves, isNewFirst = list.isNewFirst }: Pick<StoredEdits, 'moves' | 'isNewFirst'>,
): Arranged {
  const inFiles = [...new Set(sold.map(({ id, variantOf = id }) => variantOf))];
  const hidden = new Set(sold.flatMap(({ id, hidden: isHidden }) => (isHidden ? id : [])));
  const shownOf = (ids: readonly string[]) => ids.filter((id) => !hidden.has(id));
  const published = arranged(inFiles, list.order);
  const ids = withMoves(published, moves);
  const shown = shownOf(ids);
  const before = shownOf(published);
  const moved = [...new Set(moves.map(({ id }) => id))]
    .map((id) => ({ id, from: before.indexOf(id) + 1, to: shown.indexOf(id) + 1 }))
    .filter(({ from, to }) => to > 0 && from !== to);
  const isNewFirstChanged = isNewFirst !== list.isNewFirst;
  return { published, ids, shown, moved, isNewFirst, isNewFirstChanged };
}

/** The moves after one more; none if the products are where they were. */
export function movesAfter(
  { published, ids, shown }: Arranged,
  moves: readonly Move[],
  { id, direction }: { id: string; direction: Direction },
): readonly Move[] {
  const place = shown.indexOf(id);
  const next = shown[place + 1] ?? id;
  const before = {
    top: () => null,
    up: () => shown[place - 1],
    // Hidden products stay where they are.
    down: () => ids[ids.indexOf(next) + 1],
    bottom: () => undefined,
  }[direction]();
  const move = { id, before };
  const isSameProduct = moves.at(-1)?.id === id;
  const all = [...(isSameProduct ? moves.slice(0, -1) : moves), move];
  return isSameJson(withMoves(published, all), published) ? [] : all;
}
