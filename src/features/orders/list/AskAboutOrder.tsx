import type { ComponentProps } from 'react';
import type { Order } from '../../../services/orderService';
import { AskInPlace } from '../../../shared/components/AskInPlace';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { orderHistoryWords as words } from '../../../words/en/orders/orderHistory';
import { noteIn } from './noteField';
import { Refusal } from './OrderButton';
import { selectChange } from '../ordersSlice';
import { changeOrder, type OrderChange } from '../ordersThunks';

type Question = Pick<
  ComponentProps<typeof AskInPlace>,
  'label' | 'question' | 'consequence' | 'children' | 'confirm' | 'keep' | 'isQuiet' | 'startsOpen'
>;

interface AskAboutOrderProps extends Question {
  order: Order;
  change: OrderChange['change'];
  move?: OrderChange['move'];
  onPress?: () => void;
}

/** A button that asks before it changes an order, and notes what was entered. */
export function AskAboutOrder(props: AskAboutOrderProps) {
  const { order, change, move, onPress, children, ...question } = props;
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectChange(state, order.id)?.pending);
  return (
    <AskInPlace
      {...question}
      isDestructive={change === 'cancelled'}
      nameOf={(label) => words.actionOnOrder(label, order.id)}
      isBusy={pending === change}
      isDisabled={pending !== undefined}
      onConfirm={(answers) => {
        onPress?.();
        void dispatch(changeOrder({ order, change, note: noteIn(answers), move }));
      }}
    >
      {children}
      <Refusal order={order} change={change} />
    </AskInPlace>
  );
}
