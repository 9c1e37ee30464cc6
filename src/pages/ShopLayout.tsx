import { Outlet } from 'react-router-dom';
import { BasketCount, BasketLink } from '../components/BasketLink';
import { Header } from '../components/Header';
import { SearchBox } from '../components/SearchBox';
import { SkipLink } from '../components/SkipLink';
import { shop } from '../config';
import { BasketNotices } from '../features/basket/BasketNotices';
import { useAuthActions, useUser } from '../features/auth/useAuth';
import { useBasketCount } from '../features/basket/useBasket';
import { alertRejection } from './alertRejection';
import { useSearch } from './useSearch';

/** Alone in rendering when the basket changes. */
function Count() {
  return <BasketCount count={useBasketCount()} />;
}

function Search() {
  const { query, type, enter } = useSearch();
  return <SearchBox query={query} onType={type} onEnter={enter} />;
}

/** What the home and checkout screens stand in. */
export function ShopLayout() {
  const user = useUser();
  const { signOut } = useAuthActions();
  return (
    <>
      <SkipLink />
      <Header
        signedIn={Boolean(user)}
        email={user?.email ?? null}
        onSignOut={() => {
          signOut().catch(alertRejection);
        }}
        searchBox={<Search />}
        basketLink={
          <BasketLink>
            <Count />
          </BasketLink>
        }
      />
      <main id="main" tabIndex={-1}>
        <BasketNotices />
        <Outlet />
      </main>
      <footer className="footer">
        <p>{`${shop.name}. ${shop.description}`}</p>
        <p>
          <a href="licences.txt">Licences</a>
        </p>
      </footer>
    </>
  );
}
