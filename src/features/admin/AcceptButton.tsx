import { useState } from 'react';
import { useAppSelector } from '../../shared/hooks';
import type { Order } from '../../services/orderService';
import { stockWords as words } from '../../words/en/admin/stock';
import { AskAboutOrder } from '../orders/list/AskAboutOrder';
import { OrderButton } from '../orders/list/OrderButton';
import { useTitleOf } from '../orders/useTitleOf';
import { selectLive } from './live/liveSlice';
import { moveDespiteShortage, moveWithStock } from './live/moveWithStock';
import { shortagesIn } from './live/stock';

interface AcceptButtonProps {
  order: Order;
  label: string;
  isQuiet: boolean;
  onPress: () => void;
}

/** Accepts an order, or undoes its cancellation; asks first if fewer are left than it needs. */
export function AcceptButton(button: AcceptButtonProps) {
  const { order } = button;
  const { changes } = useAppSelector(selectLive);
  const titleOf = useTitleOf();
  const [isPressed, setPressed] = useState(false);
  const shortages = shortagesIn(changes, order);
  if (shortages.length === 0) {
    return (
      <OrderButton
        {...button}
        change="accepted"
        move={moveWithStock}
        onPress={() => {
          setPressed(true);
          button.onPress();
        }}
      />
    );
  }
  const sentences = shortages.map(({ id, left, needed }) =>
    words.shortage(titleOf(id), left, needed),
  );
  return (
    <AskAboutOrder
      {...button}
      change="accepted"
      move={moveDespiteShortage}
      question={sentences.join(' ')}
      confirm={words.acceptAnyway}
      keep={words.notYet}
      startsOpen={isPressed}
    />
  );
}
