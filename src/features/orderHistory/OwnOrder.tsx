import { memo } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '../../config';
import { nextStates, undoState } from '../../model/moves';
import type { Order as ShopOrder } from '../../services/orderService';
import { paths } from '../../shared/paths';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { isOnItsWay } from '../orders/isOnItsWay';
import { Order } from '../orders/list/Order';
import { OrderButton } from '../orders/list/OrderButton';
import { UpiPayment } from '../orders/upi/UpiPayment';
import { OrderLead } from './OrderLead';
import { OwnOrderDetails } from './OwnOrderDetails';
import { RequestChange } from './RequestChange';
import { useOrderAgain } from './useOrderAgain';
import { usePrint } from './usePrint';

interface OwnOrderProps {
  order: ShopOrder;
  /** Milliseconds, by the clock of the database. */
  now: number;
  isOpenAtFirst: boolean;
  /** Whether the whole list is being printed. */
  isListPrinting: boolean;
}

export const OwnOrder = memo(function OwnOrder(props: OwnOrderProps) {
  const { order, now, isOpenAtFirst, isListPrinting } = props;
  const { orderAgain, sentence } = useOrderAgain(order);
  const { isPrinting, print } = usePrint();
  const next = nextStates(order, 'shopper', now, shop.returns);
  const undo = undoState(order, { role: 'shopper', uid: order.owner }, now);

  return (
    <Order order={order} className={isPrinting ? 'order-printed' : undefined}>
      <p className="print-only">{words.soldBy}</p>
      <OrderLead order={order} now={now} />
      {isOnItsWay(order) && <UpiPayment order={order} />}
      <OwnOrderDetails
        order={order}
        isOpenAtFirst={isOpenAtFirst}
        isPrinting={isPrinting || isListPrinting}
        onPrint={print}
      />
      <div className="button-row">
        {next.includes('cancelled') && <RequestChange order={order} change="cancelled" />}
        {next.includes('returnAsked') && <RequestChange order={order} change="returnAsked" />}
        {undo && <OrderButton order={order} change={undo} label={words.takeBackRequest} />}
        <OrderButton order={order} label={words.orderAgain} onPress={orderAgain} />
      </div>
      {sentence && (
        <p className="order-again">
          {sentence} <Link to={paths.checkout}>{words.goToBasket}</Link>
        </p>
      )}
    </Order>
  );
});
