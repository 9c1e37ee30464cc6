import { basketPrefix, giftKey, lineIdOf, lineKey, ownerKey, unsentKey } from './basketEntries';
import type { BasketChange, BasketObserver, LocalBasketStore } from './basketStore';
import { recordLineId } from '../model/lineId';
import {
  changeGift,
  changeLine,
  contentOf,
  moveToAccount,
  moveVersion1,
  removeBasket,
} from './storedBasket';
import { createStoredEntries } from './storedEntries';

/**
 * The basket in the browser's local storage, which all tabs of the shop share.
 *
 * @param page the window whose storage it is
 */
export function createLocalBasketStore(page: Window = window): LocalBasketStore {
  const entries = createStoredEntries(page, basketPrefix);
  const { values } = entries;
  let observer: BasketObserver | undefined;
  let announceUnsent: (() => void) | undefined;
  let owner: string | undefined;

  const finish = () => {
    entries.save();
    if (owner !== undefined) announceUnsent?.();
  };

  function tell(change: BasketChange) {
    for (const { lineId } of change.added) recordLineId(lineId);
    const isEmpty = change.added.length + change.removed.length === 0;
    if (!isEmpty || change.gift !== undefined) observer?.changed(change);
  }

  function show(isOther: boolean) {
    owner = values.get(ownerKey);
    if (owner !== undefined) moveToAccount(entries, owner);
    const { lines, gift } = contentOf(entries, owner);
    tell({
      added: lines,
      removed: [],
      ...((gift || isOther) && { gift }),
      ...(isOther && { isOther }),
    });
    finish();
  }

  function report(keys: readonly string[]) {
    if (values.get(ownerKey) !== owner) {
      // Of what came with the other owner, nothing is known here yet.
      entries.readAll();
      if (values.get(ownerKey) !== owner) show(true);
      return;
    }
    const change: BasketChange = { added: [], removed: [] };
    for (const key of keys) {
      const lineId = lineIdOf(key, owner);
      const value = values.get(key);
      if (key === giftKey(owner)) change.gift = value !== undefined;
      else if (lineId === undefined) continue;
      else if (value === undefined) change.removed.push(lineId);
      else change.added.push({ lineId, productId: value });
    }
    tell(change);
  }

  function remove(lineId: string) {
    const productId = values.get(lineKey(lineId, owner));
    if (productId !== undefined) changeLine(entries, owner, { lineId, productId }, 'remove');
    finish();
  }

  return {
    entries,
    report,
    show,
    owner: () => owner,
    forget() {
      // Another tab may have done so.
      entries.readAll();
      if (owner === undefined) return;
      entries.set(ownerKey, undefined);
      removeBasket(entries, owner);
      show(true);
    },
    onUnsent(listener) {
      announceUnsent = listener;
    },
    observe(given) {
      observer = given;
      const stop = entries.observe({ changed: report, saved: given.saved });
      moveVersion1(entries, page);
      show(false);
      return () => {
        stop();
        observer = undefined;
      };
    },
    add(line) {
      changeLine(entries, owner, line, 'add');
      finish();
    },
    remove,
    removeOrdered(lineIds) {
      for (const lineId of lineIds) {
        // A line that is still being sent may reach the account after the order has removed it.
        const isUnsent = owner !== undefined && values.has(unsentKey('add', lineId, owner));
        if (isUnsent) remove(lineId);
        else entries.set(lineKey(lineId, owner), undefined);
      }
      entries.save();
    },
    setGift(gift) {
      changeGift(entries, owner, gift);
      finish();
    },
  };
}
