import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Logo } from '../../shared/components/Logo';

interface HeaderProps {
  /** Whether somebody is signed in. */
  signedIn: boolean;
  /** The e-mail of who is signed in, where the account has one. */
  email: string | null;
  /** Whether something is under way that the user can't sign out of. */
  busy: boolean;
  onSignOut: () => void;
  searchBox: ReactNode;
  basketLink: ReactNode;
}

/** The header of the home and checkout screens. */
export function Header(props: HeaderProps) {
  const { signedIn, email, busy, onSignOut, searchBox, basketLink } = props;
  return (
    <header className="header">
      <div className="header-inside">
        <Logo />
        {searchBox}
        <nav className="header-links" aria-label="Account">
          <div className="header-account">
            <span className="header-greeting">{email === null ? 'Hello' : `Hello ${email}`}</span>
            <Link
              className="header-link header-sign-link"
              to={paths.login}
              aria-disabled={busy || undefined}
              onClick={(event) => {
                // The second half of a double click must not follow the link that 'Sign Out' turns into.
                if (signedIn || event.detail > 1) event.preventDefault();
                if (signedIn) onSignOut();
              }}
            >
              {signedIn ? 'Sign Out' : 'Sign In'}
            </Link>
          </div>
          <Link className="header-link header-orders-link" to={paths.login}>
            {'Returns & Orders'}
          </Link>
          <Link className="header-link" to={paths.login}>
            Your Prime
          </Link>
        </nav>
        {basketLink}
      </div>
    </header>
  );
}
