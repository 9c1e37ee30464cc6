import { Outlet } from 'react-router-dom';
import { BasketCount, BasketLink } from '../../features/basket/BasketLink';
import { Header } from './Header';
import { SearchBox } from '../../features/search/SearchBox';
import { ShopFooter } from './ShopFooter';
import { SkipLink } from './SkipLink';
import { shop } from '../../config';
import { BasketNotices } from '../../features/basket/BasketNotices';
import { usePendingAuth, useSignOut, useUser } from '../../features/auth/useAuth';
import { useBasketCount } from '../../features/basket/useBasket';
import { useSearch } from '../../features/search/useSearch';

/** Alone in rendering when the basket changes. */
function Count() {
  return <BasketCount count={useBasketCount()} />;
}

/** What the home and checkout screens stand in. */
export function ShopLayout() {
  const user = useUser();
  const signOut = useSignOut();
  const pending = usePendingAuth();
  const { results, searchBox } = useSearch();
  return (
    <>
      <SkipLink />
      <Header
        signedIn={Boolean(user)}
        email={user?.email ?? null}
        busy={Boolean(user) && pending !== null}
        onSignOut={() => void signOut()}
        searchBox={<SearchBox {...searchBox} />}
        basketLink={
          <BasketLink>
            <Count />
          </BasketLink>
        }
      />
      <main id="main" tabIndex={-1}>
        <BasketNotices />
        <Outlet context={results} />
      </main>
      <ShopFooter {...shop} />
    </>
  );
}
