import type { AccountBasket } from '../services/accountBasket';
import { unsentPath } from '../services/basketEntries';
import type { LocalBasketStore } from '../services/basketStore';

const SAVE_TIMEOUT_MS = 2000;

/**
 * The account's basket, loaded only once somebody signs in, or if somebody was signed in on the last
 * visit. Until then the basket is the one on this device. `save` resolves within 2 seconds.
 *
 * @param onFailure called each time loading fails
 */
export function lazyAccountBasket(
  local: LocalBasketStore,
  load: () => Promise<AccountBasket>,
  onFailure: () => void,
): AccountBasket {
  let uid: string | undefined;
  let loading: Promise<AccountBasket> | undefined;
  let loaded: AccountBasket | undefined;

  const start = () => {
    loading ??= load();
    loading.then(
      (basket) => {
        loaded = basket;
        basket.follow(uid);
      },
      () => {
        loading = undefined;
        onFailure();
        for (const event of ['online', 'focus']) addEventListener(event, start, { once: true });
      },
    );
  };

  const isSent = () => {
    const owner = local.owner();
    if (owner === undefined) return true;
    return !Array.from(local.entries.values.keys()).some((key) =>
      key.startsWith(unsentPath(owner)),
    );
  };

  return {
    follow(next) {
      uid = next;
      if (loaded || uid !== undefined || local.owner() !== undefined) start();
    },
    async save() {
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS));
      const saving = loading?.then((basket) => basket.save()).catch(() => undefined);
      return (await Promise.race([saving, timeout])) ?? isSent();
    },
    forget() {
      // If loading finishes later, it must not restore the basket.
      uid = undefined;
      (loaded ?? local).forget();
    },
  };
}
