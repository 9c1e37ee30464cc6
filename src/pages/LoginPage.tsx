import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { Logo } from '../components/Logo';
import { usePageTitle } from '../components/usePageTitle';
import { CredentialsForm } from '../features/auth/CredentialsForm';
import { useAuthActions, usePendingAuth } from '../features/auth/useAuth';
import { alertRejection } from './alertRejection';

/** The sign-in screen: sign in, or create an account, and go home. */
export function LoginPage() {
  usePageTitle('Sign in');
  const auth = useAuthActions();
  const pending = usePendingAuth();
  const navigate = useNavigate();
  const open = useRef(false);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  return (
    <main id="main" className="login" tabIndex={-1}>
      <Logo />
      <section className="login-panel">
        <h1 tabIndex={-1}>Sign in</h1>
        <CredentialsForm
          pending={pending}
          onSubmit={(action, credentials) => {
            auth[action](credentials).then(() => {
              // Whoever has gone elsewhere in the meantime stays there.
              if (open.current) return navigate(paths.home);
            }, alertRejection);
          }}
        />
      </section>
    </main>
  );
}
