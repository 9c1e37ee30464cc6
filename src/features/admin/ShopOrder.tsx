import { memo } from 'react';
import { shop } from '../../config';
import { finished, nextStates, undoState, type OrderState } from '../../model/moves';
import type { Order as ShopOrderData } from '../../services/orderService';
import { Order } from '../orders/Order';
import { OrderButton } from '../orders/OrderButton';
import { forgetAddressOf, moveTo, undoTo } from '../orders/orderChanges';
import { useOrderChange } from '../orders/useOrderChange';

interface ShopOrderProps {
  order: ShopOrderData;
  /** The account of the merchant. */
  uid: string;
  /** Whether it was moved on this page just now. */
  isUndoable: boolean;
  /** Called before this order is moved. */
  onMove: (id: string) => void;
  onChange: (order: ShopOrderData, before: ShopOrderData) => void;
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
  const { order, uid, isUndoable, onMove, onChange } = props;
  const { heading, pending, refusal, change } = useOrderChange(order, onChange);
  // The database decides; this device's clock may be wrong.
  const now = order.changedAt;
  const undo = isUndoable ? undoState(order, { role: 'merchant', uid }, now) : undefined;
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
            void change(moveTo(order, state, uid));
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
            void change(undoTo(order, undo, uid));
          }}
        />
      )}
      {finished.includes(order.state) && order.address && (
        <OrderButton
          {...button}
          words="Delete address"
          name="forget"
          onPress={() => {
            const ending = shop.returns ? ' The shopper can no longer request a return then.' : '';
            const question =
              `Delete the address of order ${order.id}? This can’t be undone.` +
              (order.state === 'delivered' ? ending : '');
            if (window.confirm(question)) void change(forgetAddressOf(order));
          }}
        />
      )}
    </Order>
  );
});
