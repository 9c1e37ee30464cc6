import { shop } from '../../../config';
import { checkCash } from '../../../model/cashLimit';
import type { Order } from '../../../services/orderService';
import { AskInPlace } from '../../../shared/components/AskInPlace';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { upiWords as words } from '../../../words/en/orders/upi';
import { totalOf } from '../orderTotals';
import { Refusal } from '../list/OrderButton';
import { selectChange } from '../ordersSlice';
import { changeOrder } from '../ordersThunks';

/** Nothing if the shop doesn't take so much in cash. */
export function PayInCash({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectChange(state, order.id)?.pending);
  const total = totalOf(order);
  if (checkCash({ products: order.items.length, total }, shop.cash)) return null;
  return (
    <AskInPlace
      label={words.payInCash}
      question={words.payInCashQuestion}
      consequence={words.payInCashConsequence(total)}
      keep={words.keepUpi}
      isBusy={pending === 'cash'}
      isDisabled={pending !== undefined}
      onConfirm={() => {
        void dispatch(changeOrder({ order, change: 'cash' }));
      }}
    >
      <Refusal order={order} change="cash" />
    </AskInPlace>
  );
}
