import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Icon } from './Icon';
import { Logo } from './Logo';

interface HeaderProps {
  /** Whether somebody is signed in. */
  signedIn: boolean;
  /** The e-mail of who is signed in, where the account has one. */
  email: string | null;
  onSignOut: () => void;
  basketLink: ReactNode;
}

/** The header of the home and checkout screens. */
export function Header({ signedIn, email, onSignOut, basketLink }: HeaderProps) {
  return (
    <header className="header">
      <div className="header-inside">
        <Logo />
        <form
          className="search"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search"
            autoComplete="off"
          />
        </form>
        <nav className="header-links" aria-label="Account">
          <div className="account">
            <span className="greeting">{email === null ? 'Hello' : `Hello ${email}`}</span>
            <Link
              className="header-link sign-link"
              to={paths.login}
              onClick={(event) => {
                // The second half of a double click must not follow the link that 'Sign Out' turns into.
                if (signedIn || event.detail > 1) event.preventDefault();
                if (signedIn) onSignOut();
              }}
            >
              {signedIn ? 'Sign Out' : 'Sign In'}
            </Link>
          </div>
          <Link className="header-link" to={paths.login}>
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
