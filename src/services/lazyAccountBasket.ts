import type { AccountBasket } from './accountBasket';
import { unsentPath } from './basketEntries';
import type { LocalBasketStore } from './localBasketStore';

const LATEST_MS = 2000;

/**
 * The account's basket, whose code is loaded only when somebody is signed in, or was when this browser
 * was last here. Until then the basket is what the device has. `save` resolves after 2 seconds at the
 * latest.
 *
 * @param onFailure called each time that the code can't be loaded
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
    follow(given) {
      uid = given;
      if (loaded || uid !== undefined || local.owner() !== undefined) start();
    },
    async save() {
      const giveUp = new Promise<undefined>((resolve) => setTimeout(resolve, LATEST_MS));
      const saving = loading?.then((basket) => basket.save()).catch(() => undefined);
      return (await Promise.race([saving, giveUp])) ?? isSent();
    },
    forget() {
      // What is still loading must not bring it back.
      uid = undefined;
      (loaded ?? local).forget();
    },
  };
}
