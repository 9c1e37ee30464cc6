import type { AccountBasket, SyncObserver } from '../services/accountBasket';
import type { LocalBasketStore } from '../services/basketStore';
import type { RemoteBasket } from '../services/remoteBasket';
import { syncBasket, type BasketSync } from './syncBasket';

/** The account's basket: on this device, synced with the one in the database. */
export function createSyncedAccountBasket(
  local: LocalBasketStore,
  observer: SyncObserver,
  remoteOf: (uid: string) => RemoteBasket,
  page: Window = window,
): AccountBasket {
  let sync: BasketSync | undefined;

  const end = () => {
    sync?.end();
    sync = undefined;
    observer.statusChanged('ok');
  };

  return {
    follow(uid) {
      if (sync && sync.uid === uid && local.owner() === uid) return;
      end();
      local.setOwner(uid);
      if (uid !== undefined)
        sync = syncBasket({ local, uid, remote: remoteOf(uid), observer, page });
    },
    save: async () => !sync || sync.save(),
    forget() {
      // Only this device has a basket that the database rejects.
      if (sync?.isRejected()) local.setOwner(undefined);
      else local.forget();
      end();
    },
  };
}
