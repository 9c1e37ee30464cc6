import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { useAnnounce } from '../components/announce';
import { Logo } from '../components/Logo';
import { usePageTitle } from '../components/usePageTitle';
import { CredentialsForm, progress, type Outcome } from '../features/auth/CredentialsForm';
import { explainRefusal } from '../features/auth/explainRefusal';
import { SignedIn } from '../features/auth/SignedIn';
import { useAuthActions, usePendingAuth, useUser, type AuthAction } from '../features/auth/useAuth';
import type { Credentials } from '../services/authService';
import { alertRejection } from './alertRejection';

/** The sign-in screen: sign in, create an account or change accounts, and go home. */
export function LoginPage() {
  usePageTitle('Sign in');
  const user = useUser();
  const auth = useAuthActions();
  const pending = usePendingAuth();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useRef(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Whoever signs in here is on the way home: until then nothing on this screen jumps.
  const [entering, setEntering] = useState(false);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const tell = (told: Outcome) => {
    setOutcome(told);
    announce(told.sentence);
  };

  const enter = (action: 'signIn' | 'register', credentials: Credentials) => {
    setEntering(!user);
    auth[action](credentials).then(
      () => {
        // Whoever has gone elsewhere in the meantime stays there.
        if (open.current) return navigate(paths.home);
      },
      (rejection: unknown) => {
        setEntering(false);
        tell({ action, refused: true, ...explainRefusal(rejection) });
        alertRejection(rejection);
      },
    );
  };

  const sendPasswordReset = ({ email }: Credentials) => {
    const action = 'sendPasswordReset';
    auth.sendPasswordReset(email).then(
      () => {
        // The same words whether or not there is an account: nobody learns here who has one.
        const sentence = `If there is an account for ${email}, an e-mail with a link to choose a new password is on its way.`;
        tell({ action, refused: false, field: 'form', sentence });
      },
      (rejection: unknown) => {
        tell({ action, refused: true, ...explainRefusal(rejection) });
      },
    );
  };

  return (
    <main id="main" className="login" tabIndex={-1}>
      <Logo />
      <section className="login-panel">
        <h1 ref={heading} tabIndex={-1}>
          Sign in
        </h1>
        {user && !entering && (
          <SignedIn
            email={user.email}
            onSignOut={() => {
              auth.signOut().then(() => {
                // The button is about to go, and the focus would go with it.
                heading.current?.focus();
              }, alertRejection);
            }}
          />
        )}
        <CredentialsForm
          pending={pending}
          outcome={outcome}
          onAttempt={(action: AuthAction, credentials) => {
            setOutcome(null);
            announce(progress[action]);
            if (action === 'sendPasswordReset') sendPasswordReset(credentials);
            else enter(action, credentials);
          }}
        />
      </section>
    </main>
  );
}
