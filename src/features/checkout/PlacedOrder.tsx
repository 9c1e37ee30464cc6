import { Link } from 'react-router-dom';
import { shop } from '../../config';
import { paths } from '../../shared/paths';
import { orderingWords as words } from '../../words/en/ordering';
import { termsWords } from '../../words/en/terms';
import { totalOf } from '../orders/describeOrder';
import { OrderSummary } from '../orders/OrderSummary';
import type { Checkout } from './useCheckout';

export function PlacedOrder({ checkout, finish }: Pick<Checkout, 'checkout' | 'finish'>) {
  const { attempt, order } = checkout;
  return (
    <div className="placed-order">
      <p>
        {words.orderNumber} <span className="order-number">{attempt?.id}</span>
      </p>
      <p>
        {shop.delivery?.days && termsWords.deliveryTime(shop.delivery.days)}{' '}
        {words.haveCashReady(order && totalOf(order))}
      </p>
      <p>
        <Link to={paths.login}>{words.track}</Link>
      </p>
      {order ? <OrderSummary order={order} /> : <p>{words.loadingOrder}</p>}
      <div className="button-row">
        <Link className="button" to={paths.home} onClick={finish}>
          {words.continueShopping}
        </Link>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            window.print();
          }}
        >
          {words.print}
        </button>
      </div>
    </div>
  );
}
