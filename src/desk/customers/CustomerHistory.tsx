import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { isFinished, states } from '../../orders/model/states';
import { orderingCustomerWords as words } from '#words/desk/customers';
import { deskWords } from '#words/desk/orders';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { customerPath } from '../sections';
import { UNDELIVERED_WARNING, undeliveredIn } from './customer';
import { selectLoadedCustomer, selectOrdersOf } from './customersSlice';

interface CustomerHistoryProps {
  telephone: string;
  /** Left out while it is being taken. */
  order?: Order;
}

/**
 * At an order that is to be sent, how many orders came from its phone number, and what became of the other ones; a warning if several couldn't
 * be delivered, and the merchants' note. Nothing until `requestCustomer` has loaded them.
 */
export function CustomerHistory({ telephone, order }: CustomerHistoryProps) {
  const orders = useAppSelector((state) => selectOrdersOf(state, telephone));
  const { status, note } = useAppSelector((state) => selectLoadedCustomer(state, telephone));
  // An order has one below it.
  const link = !order && <Link to={customerPath(telephone)}>{words.customer}</Link>;
  if (status === 'rejected') {
    return (
      <p className="order-customer">
        {words.notLoaded}
        {link && <> {link}</>}
      </p>
    );
  }
  if (status !== 'fulfilled') return null;
  const { id, placedAt: time = Infinity } = order ?? {};
  const others = orders.filter((other) => other.id !== id);
  const earlier = others.filter(({ placedAt }) => placedAt < time).length;
  const open = others.filter(({ state }) => !isFinished(state)).length;
  const back = others.filter(({ state }) => states[state].filter === 'returned').length;
  const undelivered = undeliveredIn(others);
  return (
    <>
      <p className="order-customer">
        {deskWords.customer(earlier + 1, open, back)}
        {link && <> {link}</>}
      </p>
      {undelivered >= UNDELIVERED_WARNING && <p className="reason">{words.warning(undelivered)}</p>}
      {note && (
        <p className="order-note">{orderHistoryWords.note(words.note, <bdi>{note}</bdi>)}</p>
      )}
    </>
  );
}
