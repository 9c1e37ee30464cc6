import type { AccountBasket } from '../services/accountBasket';
import type { LocalBasketStore } from '../services/basketStore';
import { readUnsent } from './outbox';

const LOAD_MS = 2000;

/**
 * The account's basket, which is loaded when somebody signs in.
 *
 * @param onFailure called each time loading fails; it is retried when the shopper comes back
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

  return {
    follow(next) {
      uid = next;
      if (loaded || uid !== undefined) start();
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
      (loaded ?? local).forget();
    },
  };
}
