import { memo } from 'react';
import { shop } from '../../config';
import { finished, nextStates, undoState, type OrderState } from '../../model/moves';
import type { Order as ShopOrderData } from '../../services/orderService';
import { useAppSelector } from '../../shared/hooks';
import { adminWords as words } from '../../words/en/admin';
import { Order } from '../orders/Order';
import { OrderButton } from '../orders/OrderButton';
import { selectIsUndoable } from './shopOrdersSlice';

interface ShopOrderProps {
  order: ShopOrderData;
  onMove: (id: string) => void;
}

/** The step on the usual way; the others are exceptions. */
const isUsual = (state: OrderState) => ['accepted', 'sent', 'delivered'].includes(state);

export const ShopOrder = memo(function ShopOrder({ order, onMove }: ShopOrderProps) {
  const { id, address, by, changedAt, state } = order;
  const isUndoable = useAppSelector((root) => selectIsUndoable(root, order));
  // The database decides; this device's clock may be wrong.
  const undo = isUndoable && undoState(order, { role: 'merchant', uid: by }, changedAt);
  const move = () => {
    onMove(id);
  };
  const question =
    shop.returns && state === 'delivered'
      ? words.confirmDeleteAddressAndReturns
      : words.confirmDeleteAddress;

  return (
    <Order order={order} isCallable>
      {nextStates(order, 'merchant', changedAt).map((next) => (
        <OrderButton
          key={next}
          order={order}
          change={next}
          label={words.moves[next as keyof typeof words.moves]}
          isQuiet={!isUsual(next)}
          onPress={move}
        />
      ))}
      {undo && <OrderButton order={order} change={undo} label={words.undo} onPress={move} />}
      {finished.includes(state) && address && (
        <OrderButton
          order={order}
          change="forgetAddress"
          label={words.deleteAddress}
          question={question(id)}
        />
      )}
    </Order>
  );
});
