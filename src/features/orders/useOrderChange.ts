import { useCallback, useRef, useState } from 'react';
import type { Order } from '../../services/orderService';
import { useAnnounce } from '../../shared/useAnnounce';
import { changeOrder, type OrderChange } from './changeOrder';
import { useOrderService } from './useOrderService';

/**
 * Changes one order, one change at a time, and says what comes of it.
 *
 * @param onChange is given the order as the database has it then, and as it was at the press
 * @returns `heading` for the order's heading: it gets the focus of a button that has gone
 */
export function useOrderChange(order: Order, onChange: (order: Order, before: Order) => void) {
  const service = useOrderService();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanging = useRef(false);
  const [pending, setPending] = useState<string>();
  const [refusal, setRefusal] = useState('');

  const change = useCallback(
    async (wanted: OrderChange) => {
      if (isChanging.current) return;
      isChanging.current = true;
      setPending(wanted.name);
      setRefusal('');
      const outcome = await changeOrder(order, wanted, service);
      isChanging.current = false;
      const hasFocus = heading.current?.closest('li')?.contains(document.activeElement);
      setPending(undefined);
      setRefusal(outcome.isDone ? '' : outcome.sentence);
      if (outcome.order) onChange(outcome.order, order);
      announce(outcome.sentence);
      if (hasFocus) heading.current?.focus({ preventScroll: true });
    },
    [announce, onChange, order, service],
  );
  return { heading, pending, refusal, change };
}
