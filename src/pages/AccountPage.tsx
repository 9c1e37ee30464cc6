import type { User } from '../auth/authService';
import { areOrdersOn } from '../environment';
import { useIsMerchant } from '../orders/useIsMerchant';
import { LoadFailure } from '../ui/BusyButton';
import { lazyPart, usePart } from '../ui/lazyPart';
import { accountWords } from '#words/auth';

// These parts load in one file, together with the guest's orders and a linked order.
export const ordersPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/AccountOrders'),
);
const addressBookPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/SavedAddresses'),
);
export const settingsPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../auth/settings/AccountSettings'),
);

const deskPart = lazyPart(() => import(/* webpackChunkName: "desk" */ '../desk/Desk'));

/** The parts of an account as far as they have loaded; those of the orders also for a user who is about to sign in. */
export function useAccountParts(isSignedIn: boolean, isOrdersWanted: boolean) {
  const isNeeded = areOrdersOn() && (isSignedIn || isOrdersWanted);
  const orders = usePart(isNeeded ? ordersPart : undefined);
  const addressBook = usePart(isSignedIn && areOrdersOn() ? addressBookPart : undefined);
  const settings = usePart(isSignedIn ? settingsPart : undefined);
  const retry = () => Promise.all([orders.retry(), addressBook.retry(), settings.retry()]);
  return { orders, addressBook, settings, retry };
}

interface AccountPartProps {
  user: User;
  account: ReturnType<typeof useAccountParts>;
}

interface LazyDeskProps {
  /** Called with the page's title at the desk, which is empty without it. */
  onTitle: (title: string) => void;
}

function LazyDesk({ onTitle }: LazyDeskProps) {
  const { loaded, isFailed, retry } = usePart(deskPart);
  if (loaded) return <loaded.Desk onTitle={onTitle} />;
  return isFailed && <LoadFailure onRetry={retry}>{accountWords.shopOrdersNotLoaded}</LoadFailure>;
}

/**
 * A signed-in user's orders and, for a merchant, the desk. `SignInPage` shows it with `AccountDetails` around the form, so
 * that what was typed there outlives a session.
 */
export function AccountPage({ user, account, onTitle }: AccountPartProps & LazyDeskProps) {
  const { loaded, isFailed } = account.orders;
  if (loaded) {
    return (
      <loaded.AccountOrders key={user.uid} user={user} desk={<LazyDesk onTitle={onTitle} />} />
    );
  }
  return (
    <>
      <h2>{accountWords.returnsAndOrders}</h2>
      {isFailed ? (
        <LoadFailure onRetry={account.retry}>{accountWords.ordersNotLoaded}</LoadFailure>
      ) : (
        <p>{areOrdersOn() ? accountWords.loadingOrders : accountWords.shopTakesNoOrders}</p>
      )}
    </>
  );
}

interface AccountDetailsProps extends AccountPartProps {
  /** Called with what to say should the session end. */
  onNotice: (sentence: string) => void;
}

/** The parts of an account other than its orders. */
export function AccountDetails({ user, account, onNotice }: AccountDetailsProps) {
  const { loaded, isFailed, retry } = account.settings;
  const { loaded: book } = account.addressBook;
  const isMerchant = useIsMerchant();
  return (
    <>
      {book && !isMerchant && <book.SavedAddresses key={user.uid} user={user} />}
      {loaded && (
        <loaded.AccountSettings
          key={`settings ${user.uid}`}
          isMerchant={isMerchant}
          onNotice={onNotice}
        />
      )}
      {isFailed && !account.orders.isFailed && (
        <LoadFailure onRetry={retry}>{accountWords.settingsNotLoaded}</LoadFailure>
      )}
    </>
  );
}
