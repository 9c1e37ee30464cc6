import { Link } from 'react-router-dom';
import { paths } from '../navigation';
import { Button } from '../ui/Button';
import { authWords as words } from '#words/auth';
import { usePendingAuth } from './useAuth';

interface SignedInProps {
  email: string | null;
  onSignOut: () => void;
}

/** Who is signed in, and the ways on from here. */
export function SignedIn({ email, onSignOut }: SignedInProps) {
  const pending = usePendingAuth();
  return (
    <>
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
    </>
  );
}
