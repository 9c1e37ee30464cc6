import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { areOrdersOn } from '../../environment';
import { paths } from '../../navigation';
import { Notice } from '../../ui/Notice';
import { orderHistoryWords as words } from '#words/orders/orderHistory';
import { loadOwnOrders } from '../ordersSlice';
import { useIsMerchant } from '../useIsMerchant';

/** The way to the orders for a user who wanted to see them before signing in, which leads home. */
export function OrdersOffer() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const isSignedIn = useAppSelector(({ auth }) => Boolean(auth.user));
  const isOffered = isSignedIn && areOrdersOn();
  const isMerchant = useIsMerchant();
  // Loading the orders also tells whether the user is a merchant.
  useEffect(() => {
    if (isOffered) void dispatch(loadOwnOrders());
  }, [dispatch, isOffered]);
  if (!isOffered) return null;
  return (
    <Notice
      label={words.offer}
      action={
        <Link className="button" to={paths.login}>
          {isMerchant ? words.shopOrders : words.yourOrders}
        </Link>
      }
      dismissal={words.notNow}
      onDismiss={() => void navigate(location, { replace: true, state: null })}
    >
      <p>{words.offer}</p>
    </Notice>
  );
}
