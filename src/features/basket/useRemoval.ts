import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BasketLine } from './basketLines';
import { useBasketActions } from './useBasket';

/** The index of the first of these lines among the items, or the one that it would have. */
export function placeOf([first]: readonly BasketLine[], items: readonly BasketLine[]) {
  const place = items.findIndex(({ lineId }) => first && lineId >= first.lineId);
  return place < 0 ? items.length : place;
}

const buttonsIn = (section: HTMLElement | null) => [
  ...(section?.querySelectorAll<HTMLElement>('.basket-item-remove') ?? []),
];

function moveFocus(section: HTMLElement | null, place: number) {
  const buttons = buttonsIn(section);
  (buttons[place] ?? buttons[place - 1] ?? section?.querySelector('h1'))?.focus();
}

/**
 * Removes by product or everything, and undoes either. When the pressed button leaves the page, the focus
 * moves to the item in its place, or to the one that came back, else to the last item or the heading.
 *
 * @param onRemove called before an item is removed
 * @returns `ref` for the element that holds the heading and the items
 */
export function useRemoval(onRemove: () => void) {
  const { removeEverything, removeFromBasket, undoRemoval } = useBasketActions();
  const ref = useRef<HTMLElement>(null);

  const remove = useCallback(
    (id: string, button: HTMLElement) => {
      const place = buttonsIn(ref.current).indexOf(button);
      flushSync(() => {
        onRemove();
        removeFromBasket(id);
      });
      if (!button.isConnected) moveFocus(ref.current, place);
    },
    [onRemove, removeFromBasket],
  );
  function removeAll() {
    flushSync(removeEverything);
    moveFocus(ref.current, 0);
  }
  function undo(place: number) {
    flushSync(undoRemoval);
    moveFocus(ref.current, place);
  }
  return { ref, remove, removeAll, undo };
}
