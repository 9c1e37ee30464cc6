import type { Dispatch } from '@reduxjs/toolkit';
import { lazyPart } from '../../ui/lazyPart';
import { onReturn } from '../../ui/onReturn';
import { syncStatusChanged } from '../basketSlice';
import type { AccountBasket } from '../storage/basketStore';
import type { LocalBasketStore } from '../storage/localBasketStore';

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
      return basket ? basket.save() : !local.hasUnsent();
    },
    forget() {
      // A load that finishes later must not restore the basket.
      uid = undefined;
      (part.loaded ?? local).forget();
    },
  };
}
