import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Order } from '../../services/orderService';

/**
 * Moves the focus and the view to where the work goes on.
 *
 * @param shown in the list that gets the ref `list`
 * @param done the order that has just been moved out of what the list shows
 */
export function useOrderFocus(shown: readonly Order[], done: Order | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<{ id: string }>();
  const reached = useRef(goal);
  const cardOf = (id: string) =>
    list.current?.querySelectorAll<HTMLElement>('.order')[
      shown.findIndex((order) => order.id === id)
    ];
  const focus = (card: Element | undefined) =>
    card?.querySelector<HTMLElement>('h4')?.focus({ preventScroll: true });

  useEffect(() => {
    const card = goal && goal !== reached.current && cardOf(goal.id);
    if (!card) return;
    reached.current = goal;
    focus(card);
    card.scrollIntoView({ block: 'start' });
  });

  const handled = useRef<string>(undefined);
  useLayoutEffect(() => {
    const move = done && `${done.id} ${done.changedAt}`;
    if (move === handled.current) return;
    handled.current = move;
    const card = done && cardOf(done.id);
    const next = card && shown[shown.indexOf(done) + 1];
    const { activeElement } = document;
    // The merchant may have gone on before the answer; not every browser focuses a pressed button.
    const isThere = activeElement === document.body || card?.contains(activeElement);
    if (!next || !isThere) return;
    focus(cardOf(next.id));
    // Its button is then always at the same height, below the order that can still be undone.
    card.scrollIntoView({ block: 'start' });
  });

  /** Goes to an order as soon as the list shows it. */
  const goTo = (order: Order) => {
    setGoal({ id: order.id });
  };
  return { list, goTo };
}
