import { type Counts, shownPrice, type CurrentPrices } from './prices';

/** The whole catalogue in short, `index.json`: columns in the order of the catalogue. */
export interface CatalogueIndex {
  ids: readonly string[];
  /** An amount; of a product with variants, the lowest. */
  prices: readonly number[];
  /** Which of the shop's categories each product is in; -1 without one. */
  categories: readonly number[];
  /** The position of its product, and its own price, by the id of each variant. */
  variants: Readonly<Record<string, readonly [position: number, price: number]>>;
  /** The positions of the products that only merchants see, in ascending order. */
  hidden: readonly number[];
  /** The places that products have in the files, of those that merchants had moved when the site was built. */
  files: Counts;
}

export function isCatalogueIndex(value: unknown): value is CatalogueIndex {
  const { ids, prices, categories, variants, hidden, files } = (value ?? {}) as Partial<
    Record<keyof CatalogueIndex, unknown>
  >;
  return [ids, prices, categories, hidden].every(Array.isArray) && Boolean(variants && files);
}

/** How many products are in a file: 3 kB without details, and up to 30 kB of details. */
const SHARD = 48;

/**
 * The number of the file that each product is in, in the order of the catalogue. Products of a category are in
 * the same files, so that opening one loads few.
 */
export function shardsOf({ categories }: Pick<CatalogueIndex, 'categories'>): number[] {
  const stored = Array.from(categories.keys()).sort(
    (one, other) => (categories[one] ?? 0) - (categories[other] ?? 0) || one - other,
  );
  const shards: number[] = [];
  stored.forEach((position, rank) => {
    shards[position] = Math.floor(rank / SHARD);
  });
  return shards;
}

/** The prices of today, in the order of the catalogue; of a product with variants, the lowest price. */
export function lowestPrices(
  index: CatalogueIndex,
  current: CurrentPrices | undefined,
): readonly number[] {
  if (!current) return index.prices;
  const lowest = new Map<number, number>();
  for (const [id, [position, price]] of Object.entries(index.variants)) {
    const others = lowest.get(position) ?? Infinity;
    lowest.set(position, Math.min(others, shownPrice(current, { id, price })));
  }
  return index.prices.map((price, position) => {
    const id = index.ids[position] ?? '';
    return lowest.get(position) ?? shownPrice(current, { id, price });
  });
}
