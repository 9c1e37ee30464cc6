import { startTransition, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../account/authSlice';
import { useSignOut } from '../account/authThunks';
import { CredentialsForm } from '../account/CredentialsForm';
import { mayHaveGuest } from '../account/guestMark';
import { SignedIn } from '../account/SignedIn';
import { shop } from '../config';
import { areOrdersOn } from '../environment';
import { useIsMerchant } from '../orders/useIsMerchant';
import { LoadFailure } from '../ui/BusyButton';
import { focus } from '../ui/focus';
import { lazyPart, usePart } from '../ui/lazyPart';
import { Logo } from '../ui/Logo';
import { ordersWanted, paths, usePageTitle } from '../ui/navigation';
import { accountWords } from '../words/en/account';
import { authWords as words } from '../words/en/auth';
import {
  type AccountOrdersProps,
  type GuestOrdersProps,
  type LinkedOrderProps,
  parts,
} from './parts';
import './LoginPage.css';

/** The orders of this device's guest; on a device that never had one, no code is loaded for them. */
function DeviceOrders(props: GuestOrdersProps) {
  const { loaded, isFailed, retry } = usePart(
    areOrdersOn() && mayHaveGuest() ? parts.guest : undefined,
  );
  if (isFailed) {
    return (
      <section className="login-panel">
        <LoadFailure onRetry={retry}>{accountWords.ordersNotLoaded}</LoadFailure>
      </section>
    );
  }
  return loaded ? <loaded.GuestOrders {...props} /> : null;
}

// In one file with the orders.
export const settingsPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../account/AccountSettings'),
);

interface AccountProps extends AccountOrdersProps {
  uid: string;
  /** Called with what to say should the session end. */
  onNotice: (sentence: string) => void;
}

function Account({ uid, onWaiting, onNotice }: AccountProps) {
  const part = areOrdersOn() ? parts.account : undefined;
  const { loaded: orders, isFailed, retry } = usePart(part);
  const settings = usePart(settingsPart);
  const isMerchant = useIsMerchant();
  return (
    <>
      {orders ? (
        <orders.AccountOrders key={uid} onWaiting={onWaiting} />
      ) : (
        <>
          <h2>{accountWords.returnsAndOrders}</h2>
          {isFailed ? (
            <LoadFailure onRetry={() => Promise.all([retry(), settings.retry()])}>
              {accountWords.ordersNotLoaded}
            </LoadFailure>
          ) : (
            <p>{part ? accountWords.loadingOrders : accountWords.shopTakesNoOrders}</p>
          )}
        </>
      )}
      {settings.loaded && (
        <settings.loaded.AccountSettings
          key={`settings ${uid}`}
          isMerchant={isMerchant}
          onNotice={onNotice}
        />
      )}
      {settings.isFailed && !isFailed && (
        <LoadFailure onRetry={settings.retry}>{accountWords.settingsNotLoaded}</LoadFailure>
      )}
    </>
  );
}

/** An order by its link, signed in or not. */
function LinkedOrderScreen({ link }: LinkedOrderProps) {
  const { loaded, isFailed, retry } = usePart(parts.linked);
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
    </main>
  );
}

export function LoginPage() {
  const params = new URLSearchParams(useLocation().search);
  const id = params.get('order');
  const key = params.get('key');
  if (shop.sender && id && key) return <LinkedOrderScreen key={id + key} link={{ id, key }} />;
  return <AccountScreen />;
}

function AccountScreen() {
  const user = useUser();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // Home offers the way to them at once.
  usePart(state === ordersWanted ? parts.account : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEntering, setEntering] = useState(false);
  // Signing in here leads home: until then, nothing on this screen jumps.
  const account = isEntering ? null : user;
  const [waitingOrders, setWaitingOrders] = useState(0);
  const [notice, setNotice] = useState('');
  const [guestOrders, setGuestOrders] = useState<HTMLElement | null>(null);
  const title = account ? words.accountTitle : words.signInTitle;
  usePageTitle(account && waitingOrders > 0 ? words.accountTitleWaiting(waitingOrders) : title);

  const enter = async (succeeds: Promise<boolean>) => {
    setEntering(!user);
    setNotice('');
    const hasEntered = await succeeds;
    // A shopper who has left this screen in the meantime stays where they are.
    if (hasEntered && heading.current) void navigate(paths.home, { state });
    // Together with the router's transition: who comes back during it sees the account.
    startTransition(() => {
      setEntering(false);
    });
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
      <section className="login-panel">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {notice && (
          // The focus would go with the form that asked for it.
          <p ref={focus} tabIndex={-1} className="success">
            {notice}
          </p>
        )}
        {guestOrders && (
          <button
            type="button"
            className="text-button login-guest-orders"
            onClick={() => {
              guestOrders.focus({ preventScroll: true });
              guestOrders.scrollIntoView({ block: 'start' });
            }}
          >
            {accountWords.seeGuestOrders}
          </button>
        )}
        {account && (
          <SignedIn email={account.email} onSignOut={() => void leave()}>
            <Account uid={account.uid} onWaiting={setWaitingOrders} onNotice={setNotice} />
          </SignedIn>
        )}
        <CredentialsForm quiet={Boolean(account)} onEnter={(succeeds) => void enter(succeeds)} />
      </section>
      {user === null && <DeviceOrders onHeading={setGuestOrders} onDone={setNotice} />}
    </main>
  );
}
