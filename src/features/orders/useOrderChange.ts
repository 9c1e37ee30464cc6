import { useCallback, useRef } from 'react';
import type { Order } from '../../services/orderService';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { changeOrder, type OrderChange } from './changeOrder';
import { selectPendingChange, selectRefusal } from './ordersSlice';

/**
 * A way to change one order, and what became of the last change.
 *
 * @returns `heading` for the order's heading: it gets the focus of a button that has gone
 */
export function useOrderChange(order: Order, uid: string) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = useAppSelector((state) => selectPendingChange(state, order.id));
  const refusal = useAppSelector((state) => selectRefusal(state, order.id)) ?? '';

  const change = useCallback(
    async (name: OrderChange['name']) => {
      const item = heading.current?.closest('li');
      const hadFocus = item?.contains(document.activeElement);
      await dispatch(changeOrder({ order, name, uid }));
      const { activeElement } = document;
      // The pressed button may have gone.
      if (hadFocus && (item?.contains(activeElement) || activeElement === document.body)) {
        heading.current?.focus({ preventScroll: true });
      }
    },
    [dispatch, order, uid],
  );
  return { heading, pending, refusal, change };
}
