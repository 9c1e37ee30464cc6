import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button';
import { paths } from '../ui/navigation';
import { authWords as words } from '../words/en/auth';
import { usePendingAuth } from './authSlice';
import './SignedIn.css';

interface SignedInProps {
  email: string | null;
  onSignOut: () => void;
  children: ReactNode;
}

export function SignedIn({ email, onSignOut, children }: SignedInProps) {
  const pending = usePendingAuth();
  return (
    <>
      <div className="signed-in">
        <p>{email === null ? words.signedIn : words.signedInAs(<strong>{email}</strong>)}</p>
        <div className="button-row">
          <Link className="button" to={paths.home}>
            {words.continueShopping}
          </Link>
          <Button
            className="button button-quiet"
            isBusy={pending === 'signOut'}
            isDisabled={pending !== null}
            onClick={onSignOut}
          >
            {words.signOut}
          </Button>
        </div>
        {children}
      </div>
      <p className="signed-in-else">{words.useAnotherAccount}</p>
    </>
  );
}
