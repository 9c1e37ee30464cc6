import { startTransition, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ordersWanted, paths } from '../shared/paths';
import { Logo } from '../shared/components/Logo';
import { usePageTitle } from '../shared/components/usePageTitle';
import { CredentialsForm } from '../features/auth/CredentialsForm';
import { SignedIn } from '../features/auth/SignedIn';
import { useSignOut, useUser } from '../features/auth/useAuth';
import { useChunk } from '../shared/useChunk';
import { accountWords } from '../words/en/account';
import { authWords as words } from '../words/en/auth';
import { Account } from './Account';
import { DeviceOrders } from './DeviceOrders';
import { parts } from './parts';

const focus = (element: HTMLElement | null) => element?.focus();

export function LoginPage() {
  const user = useUser();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // Home offers the way to them at once.
  useChunk(state === ordersWanted ? parts.account : undefined);
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
