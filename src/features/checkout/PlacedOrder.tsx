import { shop } from '../../config';
import type { OrderDetails } from '../../services/orderService';
import { Link } from 'react-router-dom';
import { describeTimes } from '../../shared/basketTerms';
import { formatRupees } from '../../shared/formatRupees';
import { paths } from '../../shared/paths';
import { totalOf } from '../orders/describeOrder';
import { OrderSummary } from '../orders/OrderSummary';

interface PlacedOrderProps {
  /** As the database has it; `undefined` until it could be read. */
  order: OrderDetails | undefined;
  onLeave: () => void;
}

/** What the shopper has ordered, and what happens next. */
export function PlacedOrder({ order, onLeave }: PlacedOrderProps) {
  const sum = order ? formatRupees(totalOf(order)) : 'the total';
  return (
    <div className="placed-order">
      <p>{`${describeTimes({ delivery: shop.delivery })} Please have ${sum} ready: you pay the courier in cash.`}</p>
      <p>
        <Link to={paths.login}>{'Returns & Orders'}</Link> shows how far it is.
      </p>
      {order ? <OrderSummary order={order} /> : <p>Loading your order…</p>}
      <div className="button-row">
        <Link className="button" to={paths.home} onClick={onLeave}>
          Continue shopping
        </Link>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            window.print();
          }}
        >
          Print
        </button>
      </div>
    </div>
  );
}
