import type { Dispatch } from '@reduxjs/toolkit';
import { lazyPart } from '../../ui/lazyPart';
import { onReturn } from '../../ui/onReturn';
import { syncStatusChanged } from '../basketSlice';
import { giftKey, lineIdOf, removedIdOf } from '../storage/basketKeys';
import type { AccountBasket, UnsentChange } from '../storage/basketStore';
import type { BasketEntries, LocalBasketStore } from '../storage/localBasketStore';

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

const LOAD_MS = 2000;

/**
 * The account's basket, which is loaded when somebody signs in. If loading fails, it is unreachable, and loading is
 * retried when the shopper comes back.
 */
export function lazyAccountBasket(
  local: LocalBasketStore,
  dispatch: Dispatch,
  load: () => Promise<AccountBasket>,
): AccountBasket {
  const part = lazyPart(load);
  let uid: string | undefined;
  let loading: Promise<AccountBasket> | undefined;
  let hasFailed = false;

  const start = () => {
    hasFailed = false;
    loading = part.load();
    loading.then(
      (basket) => {
        basket.follow(uid);
      },
      () => {
        if (uid === undefined) return;
        dispatch(syncStatusChanged('unreachable'));
        hasFailed = true;
      },
    );
  };
  onReturn(() => {
    if (hasFailed && uid !== undefined) start();
  });

  return {
    follow(next) {
      uid = next;
      if (part.loaded || uid !== undefined) start();
      else local.setOwner(undefined);
    },
    async save() {
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_MS));
      const basket = await Promise.race([loading?.catch(() => undefined), timeout]);
      const owner = local.owner();
      return basket ? basket.save() : owner === undefined || !readUnsent(local.entries, owner);
    },
    forget() {
      // If loading finishes later, it must not restore the basket.
      uid = undefined;
      (part.loaded ?? local).forget();
    },
  };
}
