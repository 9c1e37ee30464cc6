import { belongTo } from './basketOwner';
import type { LocalBasketStore } from './localBasketStore';
import { syncBasket, type BasketSync, type RemoteBasket, type SyncObserver } from './syncBasket';

/** The basket of whoever is signed in: on this device, and in the account. */
export interface AccountBasket {
  /** Has the basket belong to this account from now on; with `undefined`, to nobody's. */
  follow(uid: string | undefined): void;
  /**
   * Sends the account what it does not have yet.
   *
   * @returns whether nothing would be lost by `forget`
   */
  save(): Promise<boolean>;
  /** Takes the account's basket off this device, before its session ends. */
  forget(): void;
}

/**
 * @param local what is shown, and belongs to the account while somebody is signed in
 * @param remoteOf the basket that the database has of an account
 */
export function createAccountBasket(
  local: LocalBasketStore,
  observer: SyncObserver,
  remoteOf: (uid: string) => RemoteBasket,
  page: Window = window,
): AccountBasket {
  let syncing: BasketSync | undefined;
  let followed: string | undefined;

  const end = () => {
    syncing?.end();
    syncing = undefined;
    observer.reached('yes');
  };

  return {
    follow(uid) {
      if (syncing && uid === followed && uid === local.owner()) return;
      // What the database refuses is nowhere else: it stays with the device.
      if (syncing?.isRefused()) belongTo(local, undefined);
      end();
      followed = uid;
      belongTo(local, uid);
      if (uid === undefined) return;
      syncing = syncBasket({ local, uid, remote: remoteOf(uid), observer, page });
    },
    save: async () => !syncing || syncing.save(),
    forget() {
      const isRefused = syncing?.isRefused();
      end();
      // A database that refuses the basket has nothing of it: it stays the device's.
      if (isRefused) belongTo(local, undefined);
      else local.forget();
    },
  };
}
