import { useEffect } from 'react';
import { finished } from '../../model/moves';
import type { Order } from '../../services/orderService';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { adminWords as words } from '../../words/en/admin/orders';
import { requestCustomer, selectOrdersOfCustomer, selectShopOrders } from './shopOrdersSlice';

/** How many orders came from this phone number, and what became of the other ones. */
export function CustomerHistory({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const orders = useAppSelector((state) => selectOrdersOfCustomer(state, order));
  const { customers } = useAppSelector(selectShopOrders);
  useEffect(() => {
    dispatch(requestCustomer(order));
  }, [dispatch, order]);

  if (!orders.some(({ id }) => customers[id] === 'loaded')) return null;
  const others = orders.filter(({ id }) => id !== order.id);
  const earlier = others.filter(({ placedAt }) => placedAt < order.placedAt).length;
  const open = others.filter(({ state }) => !finished.includes(state)).length;
  const back = others.filter(({ state }) => state === 'returned' || state === 'undelivered').length;
  return <p className="order-customer">{words.customer(earlier + 1, open, back)}</p>;
}
