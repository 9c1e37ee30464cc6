import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../shared/paths';
import { useAnnounce } from '../shared/useAnnounce';
import { Logo } from '../shared/components/Logo';
import { usePageTitle } from '../shared/components/usePageTitle';
import { alertRejection } from '../features/auth/alertRejection';
import { progress, resetSent, type Outcome } from '../features/auth/attempt';
import { CredentialsForm } from '../features/auth/CredentialsForm';
import { DemoNotice } from '../features/auth/DemoNotice';
import { explainRefusal } from '../features/auth/explainRefusal';
import { SignedIn } from '../features/auth/SignedIn';
import { useAuthActions, usePendingAuth, useUser, type AuthAction } from '../features/auth/useAuth';
import type { Credentials } from '../services/authService';

/** The sign-in screen: sign in, create an account or use another one, and go home. */
export function LoginPage() {
  const user = useUser();
  const auth = useAuthActions();
  const pending = usePendingAuth();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Anyone who signs in here is about to go home: until then nothing on this screen jumps.
  const [entering, setEntering] = useState(false);
  const account = entering ? null : user;
  const title = account ? 'Your account' : 'Sign in';
  usePageTitle(title);

  const show = (next: Outcome) => {
    setOutcome(next);
    announce(next.sentence);
  };

  const attempt = async (action: AuthAction, credentials: Credentials) => {
    const isReset = action === 'sendPasswordReset';
    if (user && !isReset && !(await auth.mayLeave(action))) return;
    setOutcome(null);
    announce(progress[action]);
    setEntering(!isReset && !user);
    await auth[action](credentials).then(
      () => {
        if (isReset) {
          show({ action, refused: false, field: 'form', sentence: resetSent(credentials.email) });
        } else if (heading.current) {
          // Anyone who has left this screen in the meantime stays where they are.
          return navigate(paths.home);
        }
      },
      (rejection: unknown) => {
        setEntering(false);
        show({ action, refused: true, ...explainRefusal(rejection) });
        if (!isReset) alertRejection(rejection);
      },
    );
  };

  const signOut = () => {
    // The focus would go with the button.
    auth.signOut().then((isDone) => {
      if (isDone) heading.current?.focus();
    }, alertRejection);
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
          <SignedIn email={account.email} leaving={pending === 'signOut'} onSignOut={signOut} />
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
