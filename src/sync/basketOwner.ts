import { acknowledgedKey, joiningKey, ownerKey } from '../services/basketEntries';
import type { BasketEntries, LocalBasketStore } from '../services/basketStore';
import { changeGift, changeLine, contentOf, removeBasket } from '../services/storedBasket';
import { readUnsent } from './outbox';

/**
 * Makes the basket on this device the account's `next`, and adds the device's own lines to it. With
 * `undefined`, for a session that ended by itself, the account's lines become the device's own: signing
 * in to the same account then sends only what has changed since; any other account gets all of it.
 */
export function setOwner(local: LocalBasketStore, next: string | undefined) {
  const { entries } = local;
  // Another tab may have done so, or have removed the basket from this device.
  entries.readAll();
  const last = local.owner();
  if (next === last) return;
  if (next === undefined && last !== undefined) leaveToDevice(entries, last);
  if (next !== undefined && contentOf(entries, undefined).lines.length > 0)
    entries.set(joiningKey(next), 'yes');
  entries.set(ownerKey, next);
  if (last !== undefined) removeBasket(entries, last);
  local.show(last !== undefined && next !== undefined);
}

function leaveToDevice(entries: BasketEntries, owner: string) {
  const { lines, gift } = contentOf(entries, owner);
  const { added, removed } = readUnsent(entries, owner).change;
  const unsent = new Set(added.map(({ lineId }) => lineId));
  for (const line of lines) changeLine(entries, undefined, line, 'add');
  if (gift) changeGift(entries, undefined, true);
  // Last: if storage has no room for a line, the shopper has not removed it.
  for (const { lineId, productId } of [...lines, ...removed]) {
    if (!unsent.has(lineId)) entries.set(acknowledgedKey(lineId, owner), productId);
  }
}
