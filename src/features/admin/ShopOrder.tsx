import { memo } from 'react';
import { shop } from '../../config';
import { finished, nextStates, undoState, type OrderState } from '../../model/moves';
import type { Order as ShopOrderData } from '../../services/orderService';
import { useAppSelector } from '../../shared/hooks';
import { adminWords as words } from '../../words/en/admin/orders';
import { orderHistoryWords } from '../../words/en/orders/orderHistory';
import { AskAboutOrder } from '../orders/list/AskAboutOrder';
import { isByShopper } from '../orders/list/noteField';
import { Order } from '../orders/list/Order';
import { OrderButton } from '../orders/list/OrderButton';
import { OrderNote } from '../orders/list/OrderNote';
import { totalOf } from '../orders/orderTotals';
import { OrderSummary } from '../orders/OrderSummary';
import { AcceptButton } from './AcceptButton';
import { moveWithStock } from './live/moveWithStock';
import { CustomerHistory } from './CustomerHistory';
import { MessageLinks } from './messages/MessageLinks';
import { MoveButton } from './MoveButton';
import { selectIsUndoable } from './shopOrdersSlice';
import { ShopPayment } from './ShopPayment';

interface ShopOrderProps {
  order: ShopOrderData;
  /** Whether it has just been moved on, so that only the next step is of interest. */
  isDone: boolean;
  /** Called with its id when a button that moves it is pressed. */
  onMove: (id: string) => void;
}

const noted = ['cancelled', 'sent', 'undelivered', 'returnAsked', 'returnDeclined'] as const;

/** What each order usually becomes; other moves are exceptions. */
const usual: Partial<Record<OrderState, readonly OrderState[]>> = {
  placed: ['accepted'],
  accepted: ['sent'],
  sent: ['delivered'],
  returnAsked: ['returned', 'returnDeclined'],
};

export const ShopOrder = memo(function ShopOrder({ order, isDone, onMove }: ShopOrderProps) {
  const { id, address, by, guest, items, state, stateAt } = order;
  const isUndoable = useAppSelector((root) => selectIsUndoable(root, order));
  // The database decides; this device's clock may be wrong.
  const undo = isUndoable && undoState(order, { role: 'merchant', uid: by }, stateAt);
  const move = () => {
    onMove(id);
  };
  const moves = nextStates(order, 'merchant', stateAt);
  const moveButtons = (isUsual: boolean) =>
    moves
      .filter((to) => Boolean(usual[state]?.includes(to)) === isUsual)
      .map((to) => <MoveButton key={to} order={order} to={to} onPress={move} />);
  const count = items.reduce((sum, item) => sum + item.count, 0);

  return (
    <Order
      order={order}
      level={4}
      className={isDone ? 'order-done' : undefined}
      badge={guest ? words.guest : undefined}
    >
      {state === 'placed' && address && <CustomerHistory order={order} />}
      {noted.map((each) => (
        <OrderNote
          key={each}
          order={order}
          state={each}
          label={isByShopper(order, each) ? words.shoppersReason : words.shopsReason}
        />
      ))}
      <ShopPayment order={order} />
      <div className="button-row order-next">
        {moveButtons(true)}
        {undo === 'accepted' && (
          <AcceptButton order={order} label={words.undo(state)} isQuiet onPress={move} />
        )}
        {undo && undo !== 'accepted' && (
          <OrderButton
            order={order}
            change={undo}
            move={moveWithStock}
            label={words.undo(state)}
            onPress={move}
          />
        )}
      </div>
      <details className="order-contents" open={!isDone}>
        <summary>
          <span>{orderHistoryWords.contents(count, totalOf(order))}</span>{' '}
          {address && <bdi>{words.recipient(address)}</bdi>}
        </summary>
        <OrderSummary order={order} isCallable />
        <div className="button-row">
          {moveButtons(false)}
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
      </details>
      <MessageLinks order={order} />
    </Order>
  );
});
