import { memo } from 'react';
import { shop } from '../../config';
import { finished, nextStates, undoState } from '../../model/moves';
import type { Order as ShopOrderData } from '../../services/orderService';
import { useAppSelector } from '../../shared/hooks';
import { adminWords as words } from '../../words/en/admin/orders';
import { AskAboutOrder } from '../orders/list/AskAboutOrder';
import { Order } from '../orders/list/Order';
import { OrderButton } from '../orders/list/OrderButton';
import { OrderNote } from '../orders/list/OrderNote';
import { OrderSummary } from '../orders/OrderSummary';
import { CustomerHistory } from './CustomerHistory';
import { MessageLinks } from './messages/MessageLinks';
import { MoveButton } from './MoveButton';
import { selectIsUndoable } from './shopOrdersSlice';
import { ShopPayment } from './ShopPayment';

interface ShopOrderProps {
  order: ShopOrderData;
  onMove: (id: string) => void;
}

const noted = ['cancelled', 'sent', 'undelivered', 'returnAsked', 'returnDeclined'] as const;

export const ShopOrder = memo(function ShopOrder({ order, onMove }: ShopOrderProps) {
  const { id, address, by, changedAt, guest, state } = order;
  const isUndoable = useAppSelector((root) => selectIsUndoable(root, order));
  // The database decides; this device's clock may be wrong.
  const undo = isUndoable && undoState(order, { role: 'merchant', uid: by }, changedAt);
  const move = () => {
    onMove(id);
  };

  return (
    <Order order={order} badge={guest ? words.guest : undefined}>
      {state === 'placed' && address && <CustomerHistory order={order} />}
      {noted.map((each) => (
        <OrderNote key={each} order={order} state={each} />
      ))}
      <ShopPayment order={order} />
      <OrderSummary order={order} isCallable />
      <MessageLinks order={order} />
      <div className="button-row">
        {nextStates(order, 'merchant', changedAt).map((next) => (
          <MoveButton key={next} order={order} to={next} onPress={move} />
        ))}
        {undo && <OrderButton order={order} change={undo} label={words.undo} onPress={move} />}
        {finished.includes(state) && address && (
          <AskAboutOrder
            order={order}
            change="forgetAddress"
            label={words.deleteAddress}
            question={words.deleteAddressQuestion(id)}
            consequence={
              shop.returns && state === 'delivered'
                ? words.deleteAddressAndReturns
                : words.cantBeUndone
            }
            keep={words.keepAddress}
          />
        )}
      </div>
    </Order>
  );
});
