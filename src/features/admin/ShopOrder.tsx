import { memo } from 'react';
import { shop } from '../../config';
import { finished, nextStates, undoState, type OrderState } from '../../model/moves';
import type { Order as ShopOrderData } from '../../services/orderService';
import { useAppSelector } from '../../shared/hooks';
import { Order } from '../orders/Order';
import { OrderButton } from '../orders/OrderButton';
import { isUndoable } from './shopOrdersSlice';
import { useOrderChange } from '../orders/useOrderChange';

interface ShopOrderProps {
  order: ShopOrderData;
  /** The account of the merchant. */
  uid: string;
  /** Called before this order is moved. */
  onMove: (id: string) => void;
}

const words: Partial<Record<OrderState, string>> = {
  accepted: 'Accept',
  sent: 'Mark as sent',
  delivered: 'Mark as delivered',
  returned: 'Mark as returned',
  cancelled: 'Cancel order',
};

/** The step on the usual way; the others are exceptions. */
const isUsual = (state: OrderState) => ['accepted', 'sent', 'delivered'].includes(state);

/** An order, for the merchant. */
export const ShopOrder = memo(function ShopOrder(props: ShopOrderProps) {
  const { order, uid, onMove } = props;
  const canUndo = useAppSelector((state) => isUndoable(state, order));
  const { heading, pending, refusal, change } = useOrderChange(order, uid);
  // The database decides; this device's clock may be wrong.
  const now = order.changedAt;
  const undo = canUndo ? undoState(order, { role: 'merchant', uid }, now) : undefined;
  const button = { id: order.id, pending };

  return (
    <Order order={order} heading={heading} isCallable refusal={refusal}>
      {nextStates(order, 'merchant', now).map((state) => (
        <OrderButton
          {...button}
          key={state}
          words={words[state] ?? state}
          name={state}
          quiet={!isUsual(state)}
          onPress={() => {
            onMove(order.id);
            void change(state);
          }}
        />
      ))}
      {undo && (
        <OrderButton
          {...button}
          words="Undo"
          name="undo"
          onPress={() => {
            onMove(order.id);
            void change('undo');
          }}
        />
      )}
      {finished.includes(order.state) && order.address && (
        <OrderButton
          {...button}
          words="Delete address"
          name="forgetAddress"
          onPress={() => {
            const ending = shop.returns ? ' The shopper can no longer request a return then.' : '';
            const question =
              `Delete the address of order ${order.id}? This can’t be undone.` +
              (order.state === 'delivered' ? ending : '');
            if (window.confirm(question)) void change('forgetAddress');
          }}
        />
      )}
    </Order>
  );
});
