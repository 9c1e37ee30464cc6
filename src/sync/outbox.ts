import type { BasketEntries } from '../services/basketStore';
import type { UnsentChange } from '../services/remoteBasket';
import { giftKey, lineIdOf, removedIdOf } from '../services/storage/basketKeys';

/**
 * The next changes that the account has not acknowledged: lines that it lacks and the gift choice, after these the
 * lines to remove, because one write can't do both. `undefined` if there are none.
 */
export function readUnsent({ values }: BasketEntries, uid: string): UnsentChange | undefined {
  const change: UnsentChange = { added: [], removed: [] };
  for (const [key, productId] of values) {
    const addedId = lineIdOf(key);
    const removedId = removedIdOf(key, uid);
    if (addedId !== undefined) change.added.push({ lineId: addedId, productId });
    if (removedId !== undefined) change.removed.push({ lineId: removedId, productId });
  }
  const gift = values.get(giftKey());
  if (gift !== undefined) change.gift = gift === 'yes';
  if (change.added.length > 0 || gift !== undefined) return { ...change, removed: [] };
  return change.removed.length > 0 ? change : undefined;
}
