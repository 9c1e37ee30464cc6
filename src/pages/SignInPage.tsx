import { startTransition, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shop } from '../../shop/config';
import { Logo } from '../../shop/Logo';
import { useAnnounce } from '../app/announce';
import type { User } from '../auth/authService';
import { useSignOut } from '../auth/authThunks';
import { CredentialsForm } from '../auth/CredentialsForm';
import { mayHaveGuest } from '../auth/guest/guestMark';
import { guestRegistration } from '../auth/guest/SaveOrder';
import { SignedIn } from '../auth/SignedIn';
import { useSession } from '../auth/useSession';
import { useBasketCount } from '../basket/useBasket';
import { longestQuery } from '../catalogue/search/useSearch';
import { areOrdersOn } from '../environment';
import { homePath, ordersWanted, paths, withdrawalPath } from '../navigation';
import type { GuestOrdersProps } from '../orders/own/GuestOrders';
import type { OrderLink } from '../orders/model/orderLink';
import { readOrderLink } from '../orders/own/readOrderLink';
import { useIsMerchant } from '../orders/useIsMerchant';
import { LoadFailure } from '../ui/BusyButton';
import { focus } from '../ui/focus';
import { Icon } from '../ui/Icon';
import { lazyPart, usePart } from '../ui/lazyPart';
import { usePageTitle } from '../ui/usePageTitle';
import { accountWords, authWords as words, guestWords } from '../words/en/auth';
import { basketWords } from '../words/en/basket';
import { searchWords } from '../words/en/catalogue';
import { orderHistoryWords } from '../words/en/orders/orderHistory';
import { withdrawalLinkWords } from '../words/en/shell';
import './SignInPage.css';

// In one file.
export const ordersPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/AccountOrders'),
);
const addressBookPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/AddressBook'),
);
export const settingsPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../auth/settings/AccountSettings'),
);
export const guestOrdersPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/GuestOrders'),
);
const linkedOrderPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/LinkedOrder'),
);

const deskPart = lazyPart(() => import(/* webpackChunkName: "admin" */ '../admin/Admin'));

/** The orders of this device's guest. */
function DeviceOrders(props: GuestOrdersProps) {
  const { loaded, isFailed, retry } = usePart(guestOrdersPart);
  if (loaded) return <loaded.GuestOrders {...props} />;
  return isFailed ? (
    <LoadFailure onRetry={retry}>{accountWords.ordersNotLoaded}</LoadFailure>
  ) : (
    <p>{accountWords.loadingOrders}</p>
  );
}

/** The parts of an account as far as they have loaded; those of the orders also for a user who is about to sign in. */
function useAccountParts(isSignedIn: boolean, isOrdersWanted: boolean) {
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

interface DeskProps {
  /** Called with how many orders of the shop wait for the merchant. */
  onWaiting: (count: number) => void;
}

function Desk({ onWaiting }: DeskProps) {
  const { loaded, isFailed, retry } = usePart(deskPart);
  if (loaded) return <loaded.Admin onWaiting={onWaiting} />;
  return (
    isFailed && <LoadFailure onRetry={retry}>{orderHistoryWords.shopOrdersNotLoaded}</LoadFailure>
  );
}

function Orders({ user, account, onWaiting }: AccountPartProps & DeskProps) {
  const { loaded, isFailed } = account.orders;
  if (loaded) {
    return (
      <loaded.AccountOrders key={user.uid} user={user} desk={<Desk onWaiting={onWaiting} />} />
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

interface DetailsProps extends AccountPartProps {
  /** Called with what to say should the session end. */
  onNotice: (sentence: string) => void;
}

/** What belongs to an account beside its orders. */
function Details({ user, account, onNotice }: DetailsProps) {
  const { loaded, isFailed, retry } = account.settings;
  const { loaded: book } = account.addressBook;
  const isMerchant = useIsMerchant();
  return (
    <>
      {book && !isMerchant && <book.AddressBook key={user.uid} user={user} />}
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

/** What the header has on the other screens. */
function ShopLinks() {
  const navigate = useNavigate();
  const count = useBasketCount();
  return (
    <div className="login-shop">
      <form
        className="search-box"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const q = new FormData(event.currentTarget).get('q') as string;
          void navigate(homePath({ q }));
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={searchWords.search}
          placeholder={searchWords.search}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <Link to={paths.checkout}>{accountWords.basket(basketWords.items(count))}</Link>
      {process.env.WITHDRAWAL === 'on' && (
        <Link to={withdrawalPath}>{withdrawalLinkWords.withdraw}</Link>
      )}
    </div>
  );
}

/** An order by its link, signed in or not. */
function LinkedOrderScreen({ link }: { link: OrderLink }) {
  const { loaded, isFailed, retry } = usePart(linkedOrderPart);
  usePageTitle(words.orderTitle(link.id));
  return (
    <main id="main" className="login" tabIndex={-1}>
      <Logo />
      <section className="login-panel">
        <h1 tabIndex={-1}>{words.order(<span className="order-number">{link.id}</span>)}</h1>
        {loaded && <loaded.LinkedOrder link={link} />}
        {isFailed && <LoadFailure onRetry={retry}>{accountWords.orderNotLoaded}</LoadFailure>}
        {!loaded && !isFailed && <p>{accountWords.loadingOrder}</p>}
      </section>
      <ShopLinks />
    </main>
  );
}

export function SignInPage() {
  const { search } = useLocation();
  const link = useMemo(() => (areOrdersOn() ? readOrderLink(search) : undefined), [search]);
  const { id, key } = link ?? {};
  if (id && key) return <LinkedOrderScreen key={id + key} link={{ id, key }} />;
  return <AccountScreen brokenLink={link} />;
}

interface AccountScreenProps {
  /** An order's link that can't be read, or a merchant's. */
  brokenLink: ReturnType<typeof readOrderLink>;
}

function AccountScreen({ brokenLink }: AccountScreenProps) {
  const user = useSession();
  const announce = useAnnounce();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  /** Another app has shared something, which the service worker hasn't taken. */
  const wasShared = new URLSearchParams(search).has('shared');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEntering, setEntering] = useState(false);
  // Signing in here leads home: until then, nothing on this screen jumps.
  const account = isEntering ? null : user;
  const isMerchant = useIsMerchant();
  const [isFormShown, setFormShown] = useState(false);
  const [waitingOrders, setWaitingOrders] = useState(0);
  const [notice, setNotice] = useState('');
  const accountParts = useAccountParts(Boolean(account), state === ordersWanted);
  const [hasGuestOrders, setGuestOrders] = useState(true);
  // Until they have loaded, it goes by the mark. On a device that never had a guest, no code is loaded for one.
  const isGuest = !account && hasGuestOrders && areOrdersOn() && mayHaveGuest();
  const isWide = Boolean(account) || isGuest;
  const signedOutTitle = isGuest ? accountWords.returnsAndOrders : words.signInTitle;
  const title = account ? words.accountTitle : signedOutTitle;
  usePageTitle(account && waitingOrders > 0 ? words.accountTitleWaiting(waitingOrders) : title);

  const enter = async (succeeds: Promise<boolean>) => {
    setEntering(!user);
    setNotice('');
    const hasEntered = await succeeds;
    // A shopper who has left this screen in the meantime stays where they are.
    if (hasEntered && heading.current) void navigate(paths.home, { state });
    // Together with the router's transition: a shopper who comes back during it sees the account.
    startTransition(() => {
      setEntering(false);
    });
  };
  const save = (email: string) => {
    setNotice(guestWords.saved(email));
    announce(guestWords.saved(email));
  };
  const leave = async () => {
    // The focus would go with the button.
    if (!(await signOut())) return;
    setNotice('');
    heading.current?.focus();
  };

  return (
    <main id="main" className="login" tabIndex={-1}>
      <Logo />
      <div className={`login-panel ${isWide ? 'login-wide' : ''}`}>
        <div className="login-head">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {notice && (
            // The focus would go with the form that asked for it.
            <p ref={focus} tabIndex={-1} className="success">
              {notice}
            </p>
          )}
          {!account && !isGuest && state === ordersWanted && areOrdersOn() && (
            <p>{accountWords.signInForOrders}</p>
          )}
          {brokenLink && user === null && <p>{words.brokenLink(brokenLink.id)}</p>}
          {wasShared && <p role="alert">{words.notShared}</p>}
          {account && <SignedIn email={account.email} onSignOut={() => void leave()} />}
        </div>
        {account && (
          <div className="signed-in">
            <Orders user={account} account={accountParts} onWaiting={setWaitingOrders} />
          </div>
        )}
        {isGuest && (
          <div className="signed-in">
            {user === null ? (
              <DeviceOrders onShown={setGuestOrders} onDone={setNotice} />
            ) : (
              <p>{accountWords.loadingOrders}</p>
            )}
          </div>
        )}
        <div className="login-details">
          {account && <Details user={account} account={accountParts} onNotice={setNotice} />}
          <div className={`login-form ${isWide ? 'login-card' : ''}`}>
            {account && (
              <button
                type="button"
                className="text-button"
                aria-expanded={isFormShown}
                aria-controls="another-account"
                onClick={() => {
                  setFormShown(!isFormShown);
                }}
              >
                {words.anotherAccount}
              </button>
            )}
            {isGuest && (
              <>
                <h2>{guestWords.saveOrders}</h2>
                <p>{guestWords.whySave}</p>
              </>
            )}
            {/* Hidden, not removed: something may have been typed while it wasn't known who this is. */}
            <div id="another-account" hidden={Boolean(account) && !isFormShown}>
              <CredentialsForm
                quiet={Boolean(account)}
                guest={isGuest ? guestRegistration : undefined}
                onEnter={(succeeds) => void enter(succeeds)}
                onSaved={save}
              />
            </div>
          </div>
        </div>
        {user === null && !isGuest && areOrdersOn() && shop.guests && (
          <p>{accountWords.orderedAsGuest}</p>
        )}
      </div>
      {/* The desk has a search of its own. */}
      {!(account && isMerchant) && <ShopLinks />}
    </main>
  );
}
