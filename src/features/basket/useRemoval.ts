import { useCallback, useLayoutEffect, useRef } from 'react';
import type { BasketLine } from './basketLines';
import { useBasketActions } from './useBasket';

/** The index of the first of these lines among the items, or the one that it would have. */
export function placeOf([first]: readonly BasketLine[], items: readonly BasketLine[]) {
  const place = items.findIndex(({ lineId }) => first && lineId >= first.lineId);
  return place < 0 ? items.length : place;
}

/**
 * Removes by product or everything, and undoes either. When the pressed button leaves, the focus moves
 * to the item that takes its place or came back into it, else to the last item, or to the heading.
 *
 * @param removal the removal that can be undone next
 * @param onRemove called before an item is removed
 * @returns `ref` for the element that holds the heading and the items
 */
export function useRemoval(
  items: readonly BasketLine[],
  removal: readonly BasketLine[] | undefined,
  onRemove: () => void,
) {
  const { removeEverything, removeFromBasket, undoRemoval } = useBasketActions();
  const ref = useRef<HTMLElement>(null);
  const pressed = useRef<'remove' | 'undo'>(null);
  const undoable = useRef(removal);

  useLayoutEffect(() => {
    const lines = pressed.current === 'undo' ? undoable.current : removal;
    const stays = pressed.current !== 'undo' && ref.current?.contains(document.activeElement);
    const isAnswer = pressed.current !== null && !stays;
    pressed.current = null;
    undoable.current = removal;
    if (!isAnswer || !lines) return;
    const place = placeOf(lines, items);
    const buttons = ref.current?.querySelectorAll<HTMLElement>('.basket-item-remove') ?? [];
    (buttons[place] ?? buttons[place - 1] ?? ref.current?.querySelector('h1'))?.focus();
  }, [items, removal]);

  const remove = useCallback(
    (id: string) => {
      pressed.current = 'remove';
      onRemove();
      removeFromBasket(id);
    },
    [onRemove, removeFromBasket],
  );
  const undo = useCallback(() => {
    pressed.current = 'undo';
    undoRemoval();
  }, [undoRemoval]);
  const removeAll = useCallback(() => {
    pressed.current = 'remove';
    removeEverything();
  }, [removeEverything]);
  return { ref, remove, removeAll, undo };
}
