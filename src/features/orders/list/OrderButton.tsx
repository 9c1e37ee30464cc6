import type { Order } from '../../../services/orderService';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { passFocus } from '../../../shared/passFocus';
import { orderHistoryWords as words } from '../../../words/en/orders/orderHistory';
import { selectChange, selectRefusal } from '../ordersSlice';
import { changeOrder, type OrderChange } from '../ordersThunks';

const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

/** Why a change of an order failed: see `selectRefusal`. */
export function Refusal({ order, change }: Pick<OrderButtonProps, 'order' | 'change'>) {
  const reason = useAppSelector((state) => selectRefusal(state, order, change));
  if (!reason) return null;
  return (
    <p ref={bringIntoView} className="reason">
      {reason}
    </p>
  );
}

interface OrderButtonProps {
  order: Order;
  /** What it does; the accessible name adds the order's number. */
  label: string;
  change?: OrderChange['change'];
  move?: OrderChange['move'];
  isQuiet?: boolean;
  onPress?: () => void;
}

/** A button for one order; all of them are disabled while it is being changed. */
export function OrderButton(props: OrderButtonProps) {
  const { order, label, change, move, isQuiet = true, onPress } = props;
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectChange(state, order.id)?.pending);

  const press = () => {
    if (pending) return;
    onPress?.();
    if (change) void dispatch(changeOrder({ order, change, move }));
  };

  return (
    <>
      <button
        ref={passFocus}
        type="button"
        className={`button ${isQuiet ? 'button-quiet' : ''}`}
        aria-label={words.actionOnOrder(label, order.id)}
        aria-disabled={pending !== undefined}
        aria-busy={pending !== undefined && pending === change}
        onClick={({ detail }) => {
          // After the answer another button may be where this one was.
          if (detail <= 1) press();
        }}
      >
        {label}
      </button>
      {change && <Refusal order={order} change={change} />}
    </>
  );
}
