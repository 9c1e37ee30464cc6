import { joiningKey, ownerKey } from './basketEntries';
import type { LocalBasketStore } from './localBasketStore';
import { contentOf, moveBasket, removeBasket } from './storedBasket';

/**
 * Shows the basket of this account from now on, and adds to it what was the device's alone. With
 * `undefined` what is shown becomes the device's alone.
 */
export function belongTo(local: LocalBasketStore, next: string | undefined) {
  const { entries } = local;
  // Another tab may have done so, or have taken the basket off this device.
  entries.readAll();
  const last = local.owner();
  if (next === last) return;
  if (next === undefined) moveBasket(entries, last, undefined);
  else if (contentOf(entries, undefined).lines.length > 0) entries.set(joiningKey(next), 'yes');
  entries.set(ownerKey, next);
  if (last !== undefined) removeBasket(entries, last);
  local.show(last !== undefined && next !== undefined);
}
