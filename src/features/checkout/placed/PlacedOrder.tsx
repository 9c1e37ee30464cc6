import { Link } from 'react-router-dom';
import { shop } from '../../../config';
import { adoptStyles } from '../../../shared/adoptStyles';
import { PrintButton } from '../../../shared/components/PrintButton';
import { paths } from '../../../shared/paths';
import { arrivalWords } from '../../../words/en/orders/arrival';
import { orderHistoryWords } from '../../../words/en/orders/orderHistory';
import { thanksWords as words } from '../../../words/en/orders/thanks';
import { SaveOrder } from '../../guests/SaveOrder';
import { totalOf } from '../../orders/orderTotals';
import { isOnItsWay } from '../../orders/isOnItsWay';
import { OrderSummary } from '../../orders/OrderSummary';
import { UpiPayment } from '../../orders/upi/UpiPayment';
import type { Checkout } from '../useCheckout';
import { PlacedContact } from './PlacedContact';
import sheet from './PlacedOrder.css?part';
import { ReceiptHead } from './ReceiptHead';
import { useFollowedOrder } from './useFollowedOrder';

adoptStyles(sheet);

/** All about the order that was just placed, below the heading that says so; printed, its receipt. */
export function PlacedOrder({ checkout, finish }: Pick<Checkout, 'checkout' | 'finish'>) {
  const id = checkout.attempt?.id ?? '';
  const order = useFollowedOrder(id, checkout.order);
  const isComing = !order || isOnItsWay(order);
  const isDue = order?.pay === 'upi' && order.payment === 'due';
  const days = shop.delivery?.days;
  const standing = order && order.state !== 'placed' && orderHistoryWords.meaning(order);
  const count = order?.items.reduce((sum, item) => sum + item.count, 0) ?? 0;
  return (
    <section id="order" className="placed-order" aria-label={words.title}>
      <ReceiptHead id={id} order={order} />
      <div className="placed-lead">
        {order && days && isComing && (
          <p className="placed-arrival">
            {words[isDue ? 'arrivesIfPaid' : 'arrives'](
              <strong>{arrivalWords.dates(order.placedAt, days)}</strong>,
            )}
          </p>
        )}
        {order?.pay === 'cash' && isComing && <p>{words.haveCashReady(totalOf(order))}</p>}
        {order && isComing && <UpiPayment order={order} level={2} />}
        <p className="placed-track">
          {standing || (isDue ? words.confirmOncePaid : words.confirmSoon)}{' '}
          <Link to={paths.login}>{words.track}</Link>
        </p>
      </div>
      <div className="placed-summary">
        {order ? (
          <>
            <h2>{words.yourOrder(count)}</h2>
            <OrderSummary order={order} />
          </>
        ) : (
          <p>{words.loadingOrder}</p>
        )}
      </div>
      <div className="placed-more">
        <SaveOrder />
        <div className="button-row">
          <Link className="button" to={paths.home} onClick={finish}>
            {words.continueShopping}
          </Link>
          <PrintButton label={words.print} />
        </div>
        <PlacedContact id={id} order={order} />
      </div>
    </section>
  );
}
