/** The basket as it is stored: only what cannot go stale, the ids of its products in their order. */
export interface StoredBasket {
  ids: readonly string[];
  gift: boolean;
  /** How many changes of each tab are in it, by the tab's name; the latest to change stands last. */
  changes: Readonly<Record<string, number>>;
}

export interface Reading {
  /** What can be kept. */
  basket: StoredBasket;
  /** Whether there is something in the text that can't be understood. */
  unreadable: boolean;
}

const VERSION = 1;
/** More than anyone buys; a longer list was not made by a shopper. */
const MOST_ITEMS = 50_000;

export const emptyBasket: StoredBasket = { ids: [], gift: false, changes: {} };

export function serialiseBasket({ ids, gift, changes }: StoredBasket): string {
  return JSON.stringify({ version: VERSION, ids, gift, changes });
}

/**
 * Reads what `serialiseBasket` has written, or whatever else stands in its place: wrong in version
 * or type, broken off, enormous, or not ours. Never throws.
 *
 * @param text `null` where nothing is stored
 */
export function readBasket(text: string | null): Reading {
  if (text === null) return { basket: emptyBasket, unreadable: false };
  const { value, whole } = parse(text);
  const { version, ids, gift, changes } = isRecord(value) ? value : {};
  const list: unknown[] = Array.isArray(ids) ? ids : [];
  const understood = list.filter((id) => typeof id === 'string');
  return {
    basket: {
      ids: understood.slice(0, MOST_ITEMS),
      gift: gift === true,
      changes: isRecord(changes) ? countsOf(changes) : {},
    },
    unreadable:
      !whole ||
      version !== VERSION ||
      !Array.isArray(ids) ||
      understood.length < list.length ||
      understood.length > MOST_ITEMS,
  };
}

function parse(text: string): { value: unknown; whole: boolean } {
  try {
    return { value: JSON.parse(text), whole: true };
  } catch {
    // Broken off, perhaps: the ids that are whole are worth keeping.
    const [, list] = /"ids":\[((?:"[^"\\]*",?)*)/.exec(text.slice(0, 1_000_000)) ?? [];
    const ids = list?.match(/"[^"]*"/g) ?? [];
    return { value: { ids: ids.map((id) => id.slice(1, -1)) }, whole: false };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function countsOf(changes: Record<string, unknown>): Record<string, number> {
  const counts = Object.entries(changes).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0,
  );
  return Object.fromEntries(counts);
}
