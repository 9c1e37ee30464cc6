import { isLineId, lineIdForPlace } from '../../model/lineId';
import { basketPrefix, giftKey, lineKey, ownerKey, removedKey } from './basketKeys';
import type { StoredEntries } from './storedEntries';

/** Where the first releases stored the whole basket as one text. */
const wholeKey = basketPrefix.slice(0, -1);

/** Takes over a basket that an earlier release stored, so that an update of the shop loses nothing. */
export function upgradeEntries(entries: StoredEntries, page: Window) {
  upgradeUnsent(entries, entries.values.get(ownerKey));
  try {
    const text = page.localStorage.getItem(wholeKey);
    if (text === null || !upgradeWhole(entries, JSON.parse(text))) return;
    if (entries.isSaved()) page.localStorage.removeItem(wholeKey);
  } catch {
    // Storage is forbidden, or the text breaks off.
  }
}

/** What the account had not acknowledged was recorded beside its lines. */
function upgradeUnsent({ values, set }: StoredEntries, owner: string | undefined) {
  if (owner === undefined) return;
  const path = `${lineKey('', owner)}unsent/`;
  for (const [key, value] of Array.from(values)) {
    if (!key.startsWith(path)) continue;
    const [what, lineId = ''] = key.slice(path.length).split('/');
    if (what === 'gift') set(giftKey(), value);
    else if (!isLineId(lineId)) continue;
    else if (what === 'add') set(lineKey(lineId), value);
    else set(removedKey(lineId, owner), value);
    if (what === 'add') set(lineKey(lineId, owner), undefined);
    set(key, undefined);
  }
}

function upgradeWhole({ set }: StoredEntries, stored: unknown): boolean {
  const { version, ids, gift } = stored as Record<string, unknown>;
  if (version !== 1 || !Array.isArray(ids)) return false;
  const products = ids.filter((id) => typeof id === 'string');
  for (const [place, productId] of products.entries())
    set(lineKey(lineIdForPlace(place)), productId);
  if (gift === true) set(giftKey(), 'yes');
  return true;
}
