import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';

interface SignedInProps {
  /** The e-mail of who is signed in, where the account has one. */
  email: string | null;
  onSignOut: () => void;
}

/** Tells who comes to the sign-in screen signed in what can be done here. */
export function SignedIn({ email, onSignOut }: SignedInProps) {
  return (
    <div className="signed-in">
      <p>
        You are signed in{email !== null && ' as '}
        <strong>{email}</strong>.
      </p>
      <div className="signed-in-ways">
        <Link className="button" to={paths.home}>
          Go on shopping
        </Link>
        <button type="button" className="button button-quiet" onClick={onSignOut}>
          Sign out
        </button>
      </div>
      <p className="signed-in-else">To change accounts, sign in with the other one below.</p>
    </div>
  );
}
