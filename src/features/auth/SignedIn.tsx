import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import type { PendingAuth } from './authSlice';

interface SignedInProps {
  /** The e-mail of the account, where it has one. */
  email: string | null;
  /** What is under way. */
  pending: PendingAuth | null;
  onSignOut: () => void;
  /** What else there is of the account. */
  children: ReactNode;
}

/** An e-mail that, where it is too long for its line, breaks before its @. */
function breakable(email: string) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** Says who is signed in, above the form that another account can sign in with. */
export function SignedIn({ email, pending, onSignOut, children }: SignedInProps) {
  return (
    <>
      <div className="signed-in">
        <p>
          You are signed in{email !== null && ' as '}
          <strong>{email && breakable(email)}</strong>.
        </p>
        <div className="button-row">
          <Link className="button" to={paths.home}>
            Continue shopping
          </Link>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={pending !== null}
            aria-busy={pending === 'signOut'}
            onClick={onSignOut}
          >
            Sign out
          </button>
        </div>
        {children}
      </div>
      <p className="signed-in-else">Use another account:</p>
    </>
  );
}
