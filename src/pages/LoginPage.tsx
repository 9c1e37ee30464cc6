import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../shared/paths';
import { Logo } from '../shared/components/Logo';
import { usePageTitle } from '../shared/components/usePageTitle';
import { CredentialsForm } from '../features/auth/CredentialsForm';
import { DemoNotice } from '../features/auth/DemoNotice';
import { SignedIn } from '../features/auth/SignedIn';
import { useAttempt } from '../features/auth/useAttempt';
import { useSignOut, useUser } from '../features/auth/useAuth';
import { Account } from './Account';

const focus = (element: HTMLElement | null) => element?.focus();

/** The sign-in screen: sign in, create an account or use another one, and go home. */
export function LoginPage() {
  const user = useUser();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { attempt, entering, outcome, pending } = useAttempt(
    // Anyone who has left this screen in the meantime stays where they are.
    () => (heading.current ? navigate(paths.home) : undefined),
  );
  // Anyone who signs in here is about to go home: until then nothing on this screen jumps.
  const account = entering ? null : user;
  const title = account ? 'Your account' : 'Sign in';
  const [waitingOrders, setWaitingOrders] = useState(0);
  const [isDeleted, setDeleted] = useState(false);
  usePageTitle(account && waitingOrders > 0 ? `(${waitingOrders}) ${title}` : title);

  const leave = async () => {
    // The focus would go with the button.
    if (await signOut()) heading.current?.focus();
  };

  return (
    <main id="main" className="login" tabIndex={-1}>
      <Logo />
      <section className="login-panel">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {process.env.AUTH_EMULATOR_URL && <DemoNotice />}
        {account && (
          <SignedIn email={account.email} pending={pending} onSignOut={() => void leave()}>
            <Account
              uid={account.uid}
              onWaiting={setWaitingOrders}
              onDeleted={() => {
                setDeleted(true);
              }}
            />
          </SignedIn>
        )}
        {isDeleted && !account && (
          // The focus would go with the form that asked for it.
          <p ref={focus} tabIndex={-1} className="success">
            Your account is deleted.
          </p>
        )}
        <CredentialsForm
          pending={pending}
          outcome={outcome}
          quiet={Boolean(account)}
          onAttempt={(action, credentials) => void attempt(action, credentials)}
        />
      </section>
    </main>
  );
}
