import type { Product } from '../catalogue/product';

/** One item of the basket; the same product may stand in many lines. */
export interface BasketLine {
  lineId: string;
  product: Product;
}

/**
 * The lines and the added ones, in the order of their ids, each once, without those of the ids in
 * `removed`. Frozen, because Immer would visit every line to do that.
 */
export function merge<Line extends { lineId: string }>(
  lines: readonly Line[],
  added: readonly Line[],
  removed: readonly string[] = [],
): readonly Line[] {
  const [first, ...more] = added;
  if (first && more.length + removed.length === 0 && (lines.at(-1)?.lineId ?? '') < first.lineId) {
    return Object.freeze([...lines, first]);
  }
  const leaving = new Set([...removed, ...added.map(({ lineId }) => lineId)]);
  const staying = lines.filter(({ lineId }) => !leaving.has(lineId));
  if (!first) return Object.freeze(staying);
  return Object.freeze([...staying, ...added].sort((a, b) => (a.lineId < b.lineId ? -1 : 1)));
}

/** These removals without the given lines. */
export function withoutLines(
  removals: readonly (readonly BasketLine[])[],
  lines: readonly BasketLine[],
): readonly (readonly BasketLine[])[] {
  const ids = lines.map(({ lineId }) => lineId);
  const left = removals.map((removal) => merge(removal, [], ids));
  return Object.freeze(left.filter((removal) => removal.length > 0));
}

/**
 * Makes a function that says how many lines there are of each product, by its id. It counts only what
 * stands between the start and the end that a list shares with that of the last call: to compare 10,000
 * lines takes a tenth of counting them.
 */
export function createCounter() {
  let counted: readonly BasketLine[] = [];
  let counts: ReadonlyMap<string, number> = new Map();
  return (lines: readonly BasketLine[]): ReadonlyMap<string, number> => {
    let start = 0;
    while (start < counted.length && counted[start] === lines[start]) start += 1;
    let end = 0;
    const least = Math.min(counted.length, lines.length) - start;
    while (end < least && counted.at(-1 - end) === lines.at(-1 - end)) end += 1;
    const next = new Map(counts);
    const count = (list: readonly BasketLine[], by: number) => {
      for (const { product } of list.slice(start, list.length - end)) {
        next.set(product.id, (next.get(product.id) ?? 0) + by);
      }
    };
    count(counted, -1);
    count(lines, 1);
    counted = lines;
    counts = next;
    return next;
  };
}
