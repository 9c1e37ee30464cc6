import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { BasketCount, BasketLink } from '../../features/basket/BasketLink';
import { usePendingAuth, useSignOut, useUser } from '../../features/auth/useAuth';
import { useBasketCount } from '../../features/basket/useBasket';
import { SearchBox } from '../../features/search/SearchBox';
import { paths } from '../../shared/paths';
import { Logo } from '../../shared/components/Logo';

/** Renders alone when the basket changes. */
function Count() {
  return <BasketCount count={useBasketCount()} />;
}

/** The header of the home and checkout screens. */
export function Header({ searchBox }: { searchBox: ComponentProps<typeof SearchBox> }) {
  const user = useUser();
  const signOut = useSignOut();
  const isBusy = usePendingAuth() !== null;
  return (
    <header className="header">
      <div className="header-inside">
        <Logo />
        <SearchBox {...searchBox} />
        <nav className="header-links" aria-label="Account">
          <div className="header-account">
            <span className="header-greeting">{user?.email ? `Hello ${user.email}` : 'Hello'}</span>
            <Link
              className="header-link header-sign-link"
              to={paths.login}
              aria-disabled={(user && isBusy) || undefined}
              onClick={(event) => {
                // The second half of a double click must not follow the link that 'Sign Out' turns into.
                if (user || event.detail > 1) event.preventDefault();
                if (user) void signOut();
              }}
            >
              {user ? 'Sign Out' : 'Sign In'}
            </Link>
          </div>
          <Link className="header-link header-orders-link" to={paths.login}>
            {'Returns & Orders'}
          </Link>
          <Link className="header-link" to={paths.login}>
            Your Prime
          </Link>
        </nav>
        <BasketLink>
          <Count />
        </BasketLink>
      </div>
    </header>
  );
}
