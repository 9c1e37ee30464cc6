import { memo } from 'react';
import { shop } from '../../config';
import { finished, nextStates, undoState, type OrderState } from '../../model/moves';
import type { Order as ShopOrderData } from '../../services/orderService';
import { useAppSelector } from '../../shared/hooks';
import { Order } from '../orders/Order';
import { OrderButton } from '../orders/OrderButton';
import { selectIsUndoable } from './shopOrdersSlice';

interface ShopOrderProps {
  order: ShopOrderData;
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
export const ShopOrder = memo(function ShopOrder({ order, onMove }: ShopOrderProps) {
  const { id, address, by, changedAt, state } = order;
  const isUndoable = useAppSelector((root) => selectIsUndoable(root, order));
  // The database decides; this device's clock may be wrong.
  const undo = isUndoable && undoState(order, { role: 'merchant', uid: by }, changedAt);
  const move = () => {
    onMove(id);
  };
  const ending = shop.returns ? ' The shopper can no longer request a return then.' : '';

  return (
    <Order order={order} isCallable>
      {nextStates(order, 'merchant', changedAt).map((next) => (
        <OrderButton
          key={next}
          order={order}
          change={next}
          words={words[next] ?? next}
          isQuiet={!isUsual(next)}
          onPress={move}
        />
      ))}
      {undo && <OrderButton order={order} change={undo} words="Undo" onPress={move} />}
      {finished.includes(state) && address && (
        <OrderButton
          order={order}
          change="forgetAddress"
          words="Delete address"
          question={
            `Delete the address of order ${id}? This can’t be undone.` +
            (state === 'delivered' ? ending : '')
          }
        />
      )}
    </Order>
  );
});
