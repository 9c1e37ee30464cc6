import { Outlet } from 'react-router-dom';
import { BasketLink } from '../components/BasketLink';
import { Header } from '../components/Header';
import { SkipLink } from '../components/SkipLink';
import { shop } from '../config';
import { useAuthActions, useUser } from '../features/auth/useAuth';
import { useBasketCount } from '../features/basket/useBasket';
import { alertRejection } from './alertRejection';

function BasketCountLink() {
  return <BasketLink count={useBasketCount()} />;
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
        basketLink={<BasketCountLink />}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="footer">
        <p>{`${shop.name}. ${shop.description}`}</p>
      </footer>
    </>
  );
}
