import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BasketLine } from './basketLines';
import { useBasketActions } from './useBasket';

/** Where the first of these removed lines was among the items. */
export function indexOfRemoval([first]: readonly BasketLine[], items: readonly BasketLine[]) {
  const index = items.findIndex(({ lineId }) => first && lineId >= first.lineId);
  return index < 0 ? items.length : index;
}

const buttonsIn = (section: HTMLElement | null) => [
  ...(section?.querySelectorAll<HTMLElement>('.basket-item-remove') ?? []),
];

function moveFocus(section: HTMLElement | null, index: number) {
  const buttons = buttonsIn(section);
  (buttons[index] ?? buttons[index - 1] ?? section?.querySelector('h1'))?.focus();
}

/**
 * Removes items and undoes that. When the pressed button disappears, the focus moves to the item that
 * takes its place or came back, else to the last item or the heading.
 *
 * @returns `ref` for the element with the heading and the items
 */
export function useRemoval() {
  const { removeEverything, removeFromBasket, undoRemoval } = useBasketActions();
  const ref = useRef<HTMLElement>(null);

  const remove = useCallback(
    (id: string, button: HTMLElement) => {
      const index = buttonsIn(ref.current).indexOf(button);
      flushSync(() => {
        removeFromBasket(id);
      });
      if (!button.isConnected) moveFocus(ref.current, index);
    },
    [removeFromBasket],
  );
  function removeAll() {
    flushSync(removeEverything);
    moveFocus(ref.current, 0);
  }
  function undo(index: number) {
    flushSync(undoRemoval);
    moveFocus(ref.current, index);
  }
  return { ref, remove, removeAll, undo };
}
