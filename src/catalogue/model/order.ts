import type { Counts } from './prices';
import { lookUp } from './product';

/* The order of products: merchants give some of them places, and the others follow each other as in the site's files. */

/** The most products that merchants can move: each visit reads their places. About 10 kB. */
export const MOVED_PRODUCTS = 500;

/**
 * The items in the order that merchants have chosen.
 *
 * @param items with different ids
 * @param places of the moved ones, by id, from 0; ids that no item has are ignored
 */
export function arranged<Item>(
  items: readonly Item[],
  places: Counts,
  idOf: (item: Item) => string = String,
): Item[] {
  const placeOf = (item: Item) => lookUp(places, idOf(item));
  const result = items.filter((item) => placeOf(item) === undefined);
  const moved = items
    .flatMap((item) => {
      const place = placeOf(item);
      return place === undefined ? [] : [{ item, place }];
    })
    .sort((one, other) => one.place - other.place);
  for (const { item, place } of moved) result.splice(place, 0, item);
  return result;
}

/** The largest set of ids that follow each other in the same order in both lists. */
function unmoved(ids: readonly string[], before: ReadonlyMap<string, number>): Set<string> {
  interface End {
    id: string;
    position: number;
    former: End | undefined;
  }
  /** For each length, the last id of such a set that ends earliest in the list before. */
  const ends: End[] = [];
  for (const id of ids) {
    const position = before.get(id) ?? -1;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.position ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    ends[low] = { id, position, former: ends[low - 1] };
  }
  const longest = new Set<string>();
  for (let end = ends.at(-1); end; end = end.former) longest.add(end.id);
  return longest;
}

/**
 * The fewest places with which `arranged` returns these ids.
 *
 * @param before the same ids in the order of the files
 */
export function placesOf(ids: readonly string[], before: readonly string[]): Counts {
  const positions = new Map(before.map((id, position) => [id, position]));
  const kept = unmoved(ids, positions);
  return Object.fromEntries(
    ids.flatMap((id, place) => (kept.has(id) ? [] : [[id, place] as const])),
  );
}

/** A merchant puts one product in front of another one. */
export interface Move {
  id: string;
  /** The other's id; `null`: in front of all; `undefined`: at the end. */
  before?: string | null | undefined;
}

/** The ids after these moves, one after the other. A move of a product that is gone, or in front of one, is ignored. */
export function withMoves(ids: readonly string[], moves: readonly Move[]): string[] {
  const result = [...ids];
  for (const { id, before } of moves) {
    const from = result.indexOf(id);
    if (from < 0 || id === before) continue;
    if (typeof before === 'string' && !result.includes(before)) continue;
    result.splice(from, 1);
    if (before === undefined) result.push(id);
    else result.splice(before === null ? 0 : result.indexOf(before), 0, id);
  }
  return result;
}
