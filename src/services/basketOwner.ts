import { readUnsent } from './accountEntries';
import { acknowledgedKey, joiningKey, ownerKey } from './basketEntries';
import type { LocalBasketStore } from './localBasketStore';
import { changeGift, changeLine, contentOf, removeBasket } from './storedBasket';
import type { StoredEntries } from './storedEntries';

/**
 * Shows the basket of this account from now on, and adds to it what was the device's alone. With
 * `undefined`, where a session ends by itself, what is shown becomes the device's alone; signing in to
 * the same account then sends only what has changed since, and any other account gets all of it.
 */
export function belongTo(local: LocalBasketStore, next: string | undefined) {
  const { entries } = local;
  // Another tab may have done so, or have taken the basket off this device.
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

function leaveToDevice(entries: StoredEntries, owner: string) {
  const { lines, gift } = contentOf(entries, owner);
  const { added, removed } = readUnsent(entries, owner).change;
  const unsent = new Set(added.map(({ lineId }) => lineId));
  for (const line of lines) changeLine(entries, undefined, line, 'add');
  if (gift) changeGift(entries, undefined, true);
  // Last, for a line that storage has no room for was not removed by the shopper.
  for (const { lineId, productId } of [...lines, ...removed]) {
    if (!unsent.has(lineId)) entries.set(acknowledgedKey(lineId, owner), productId);
  }
}
