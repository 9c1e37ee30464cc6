import { Link } from 'react-router-dom';
import { Logo } from '#shop/Logo';
import { usePendingAuth, useSignOut, useUser } from '../auth/useAuth';
import { useBasketCount } from '../basket/useBasket';
import { SearchBox } from '../catalogue/search/SearchBox';
import type { useSearch } from '../catalogue/search/useSearch';
import { ordersWanted, paths } from '../navigation';
import { Icon } from '../ui/Icon';
import { basketWords } from '#words/basket';
import { earlyWords } from '#words/early';
import { shellWords as words } from '#words/shell';

/** The header's link to the basket. Before React starts, `writeCount` writes the count. */
function BasketLink({ count }: { count: number }) {
  return (
    <Link className="header-link basket-link" to={paths.checkout}>
      <Icon name="basket" />
      <span className="basket-link-word">{basketWords.link}</span>{' '}
      <span className="basket-count">{count}</span>{' '}
      <span className="visually-hidden">{earlyWords.items(count)}</span>
    </Link>
  );
}

/** The header of every screen but the sign-in screen, which hides it. */
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
