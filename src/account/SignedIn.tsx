import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../ui/navigation';
import { authWords as words } from '../words/en/auth';
import { usePendingAuth } from './authThunks';

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
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={pending !== null}
            aria-busy={pending === 'signOut'}
            onClick={onSignOut}
          >
            {words.signOut}
          </button>
        </div>
        {children}
      </div>
      <p className="signed-in-else">{words.useAnotherAccount}</p>
    </>
  );
}
