import { unsentGiftKey, unsentIdOf } from '../services/basketEntries';
import type { BasketEntries } from '../services/basketStore';
import type { UnsentChange } from '../services/remoteBasket';

/** Reads what is unsent, with the entries that say so. */
export function readUnsent({ values }: BasketEntries, uid: string) {
  const change: UnsentChange = { added: [], removed: [] };
  const unsent = new Map<string, string>();
  for (const [key, value] of values) {
    const addedId = unsentIdOf('add', key, uid);
    const removedId = unsentIdOf('remove', key, uid);
    if (addedId !== undefined) change.added.push({ lineId: addedId, productId: value });
    else if (removedId !== undefined) change.removed.push({ lineId: removedId, productId: value });
    else if (key === unsentGiftKey(uid)) change.gift = value === 'yes';
    else continue;
    unsent.set(key, value);
  }
  return { change, unsent };
}

/** Removes the entries that were sent, except any that have changed since. */
export function acknowledge(entries: BasketEntries, sent: ReadonlyMap<string, string>) {
  for (const [key, value] of sent) {
    if (entries.values.get(key) === value) entries.set(key, undefined);
  }
  entries.save();
}
