import { Link } from 'react-router-dom';
import { BasketLink } from '../../features/basket/BasketLink';
import { useBasketCount } from '../../features/basket/useBasket';
import { usePendingAuth, useSignOut, useUser } from '../../features/auth/useAuth';
import { SearchBox } from '../../features/search/SearchBox';
import type { useSearch } from '../../features/search/useSearch';
import { ordersWanted, paths } from '../../shared/paths';
import { Logo } from '../../shared/components/Logo';
import { shellWords as words } from '../../words/en/shell';

/** The header of the home and checkout screens. */
export function Header({ searchBox }: Pick<ReturnType<typeof useSearch>, 'searchBox'>) {
  const user = useUser();
  const signOut = useSignOut();
  const isBusy = usePendingAuth() !== null;
  return (
    <header className="header">
      <div className="header-inside">
        <Logo />
        <SearchBox {...searchBox} />
        <nav className="header-links" aria-label={words.account}>
          <div className="header-account">
            <span className="header-greeting">
              {user?.email ? words.helloTo(user.email) : words.hello}
            </span>
            <Link
              className="header-link header-sign-link"
              to={paths.login}
              aria-disabled={(user && isBusy) || undefined}
              onClick={(event) => {
                // A double click on 'Sign Out' must not follow the link that it turns into.
                if (user || event.detail > 1) event.preventDefault();
                if (user) void signOut();
              }}
            >
              {user ? words.signOut : words.signIn}
            </Link>
          </div>
          <Link className="header-link header-orders-link" to={paths.login} state={ordersWanted}>
            {words.returnsAndOrders}
          </Link>
          <Link className="header-link" to={paths.login}>
            {words.yourPrime}
          </Link>
        </nav>
        <BasketLink count={useBasketCount()} />
      </div>
    </header>
  );
}
