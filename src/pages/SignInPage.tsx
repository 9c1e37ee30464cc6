import { useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shop } from '#shop/config';
import { Logo } from '#shop/Logo';
import { useAnnounce } from '../app/announce';
import { CredentialsForm } from '../auth/CredentialsForm';
import { mayHaveGuest } from '../auth/guest/guestMark';
import { guestRegistration } from '../auth/guest/guestRegistration';
import { SignedIn } from '../auth/SignedIn';
import { useSession, useSignOut } from '../auth/useAuth';
import { useBasketCount } from '../basket/useBasket';
import { areOrdersOn, hasBackend } from '../environment';
import { ordersWanted, paths } from '../navigation';
import type { GuestOrdersProps } from '../orders/own/GuestOrders';
import { readOrderLink } from '../orders/own/readOrderLink';
import { LoadFailure } from '../ui/BusyButton';
import { focus } from '../ui/focus';
import { lazyPart, usePart } from '../ui/lazyPart';
import { usePageTitle } from '../ui/usePageTitle';
import { accountWords, authWords as words, guestWords } from '#words/auth';
import { basketWords } from '#words/basket';
import { AccountDetails, AccountPage, useAccountParts } from './AccountPage';
import { LinkedOrderPage } from './LinkedOrderPage';
import './SignInPage.css';

/** Loads in one file with the account. */
export const guestOrdersPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/GuestOrders'),
);

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

/** The sign-in screen, which has a logo instead of the header, or in its place the account or an order by its link. */
export function SignInPage() {
  const { search } = useLocation();
  const link = useMemo(() => (areOrdersOn() ? readOrderLink(search) : undefined), [search]);
  const { id, key } = link ?? {};
  if (id && key) return <LinkedOrderPage key={id + key} link={{ id, key }} />;
  return <SignInOrAccount brokenLink={link} />;
}

interface SignInOrAccountProps {
  /** An order's link that can't be read, or a merchant's. */
  brokenLink: ReturnType<typeof readOrderLink>;
}

/** One component for a visitor, a guest and a user: the form keeps what was typed when the session changes. */
function SignInOrAccount({ brokenLink }: SignInOrAccountProps) {
  const user = useSession();
  const announce = useAnnounce();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const basketCount = useBasketCount();
  const { search, state } = useLocation() as { search: string; state: unknown };
  /** Another app has shared something, which the service worker hasn't taken. */
  const wasShared = new URLSearchParams(search).has('shared');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEntering, setEntering] = useState(false);
  // Signing in here leads home: until then, nothing on this screen jumps.
  const account = isEntering ? null : user;
  const [isFormShown, setFormShown] = useState(false);
  const [deskTitle, setDeskTitle] = useState('');
  const [notice, setNotice] = useState('');
  const accountParts = useAccountParts(Boolean(account), state === ordersWanted);
  const [hasGuestOrders, setGuestOrders] = useState(true);
  // The mark decides until the guest's orders have loaded. A device without one loads no code for guests.
  const isGuest = !account && hasGuestOrders && areOrdersOn() && mayHaveGuest();
  const isWide = Boolean(account) || isGuest;
  const signedOutTitle = isGuest ? accountWords.returnsAndOrders : words.signInTitle;
  const title = account ? words.accountTitle : signedOutTitle;
  usePageTitle(deskTitle || title);

  const enter = async (succeeds: Promise<boolean>) => {
    setEntering(!user);
    setNotice('');
    const hasEntered = await succeeds;
    // A shopper who has left this screen in the meantime stays where they are.
    if (hasEntered && heading.current) void navigate(paths.home, { state });
    setEntering(false);
  };
  const save = (email: string) => {
    setNotice(guestWords.saved(email));
    announce(guestWords.saved(email));
  };
  const leave = async () => {
    // The button disappears, and would take the focus with it.
    if (!(await signOut())) return;
    setNotice('');
    heading.current?.focus();
  };

  return (
    <div className={isWide ? 'login' : 'login login-alone'}>
      {!isWide && <Logo />}
      <div className={`login-panel ${isWide ? 'login-wide' : ''}`}>
        <div className="login-head">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {notice && (
            // The form disappears, and would take the focus with it.
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
            <AccountPage user={account} account={accountParts} onTitle={setDeskTitle} />
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
          {account && <AccountDetails user={account} account={accountParts} onNotice={setNotice} />}
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
              {hasBackend() ? (
                <CredentialsForm
                  quiet={Boolean(account)}
                  guest={isGuest ? guestRegistration : undefined}
                  onEnter={(succeeds) => void enter(succeeds)}
                  onSaved={save}
                />
              ) : (
                <p>{words.noSignIn}</p>
              )}
            </div>
          </div>
        </div>
        {user === null && !isGuest && areOrdersOn() && shop.guests && (
          <p>{accountWords.orderedAsGuest}</p>
        )}
      </div>
      {!isWide && (
        <Link className="login-basket" to={paths.checkout}>
          {accountWords.basket(basketWords.items(basketCount))}
        </Link>
      )}
    </div>
  );
}
