import { memo, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Picture } from '../catalogue/Picture';
import { useCurrentProduct } from '../catalogue/pricesSlice';
import type { Product } from '../catalogue/product';
import { homePath } from '../ui/navigation';
import { LeftNote, Price, StarRating } from '../catalogue/ProductFacts';
import { basketPageWords as words } from '../words/en/basketPage';
import { type BasketLine, titleOf } from './basketSlice';
import { useBasketActions } from './useBasket';

/** The index that the first of these removed lines had among the items. */
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

/** Takes the place of what was removed last, and undoes that. */
export function RemovalNotice(props: { removal: readonly BasketLine[]; onUndo: () => void }) {
  const { removal, onUndo } = props;
  const titles = removal.map(titleOf);
  return (
    <div className="removal-notice">
      <p>{words.removed(titles)}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={words.undoRemoval(titles)}
        onClick={(event) => {
          // Not the second half of a double click on the remove button that was here before.
          if (event.detail < 2) onUndo();
        }}
      >
        {words.undo}
      </button>
    </div>
  );
}

interface BasketItemProps {
  item: Product;
  /** How many of this product are in the basket. */
  count: number;
  onAdd: (item: Product) => void;
  onRemove: (id: string, button: HTMLElement) => void;
}

/** The ref of a button that disappears when its product sells out, perhaps with the focus. */
const passFocusToRemoval = (button: HTMLElement | null) => () => {
  if (button !== document.activeElement) return;
  button?.closest('li')?.querySelector<HTMLElement>('.basket-item-remove')?.focus();
};

/** An item on the checkout screen, which renders again only when it changes itself. */
export const BasketItem = memo(function BasketItem(props: BasketItemProps) {
  const { item, count, onAdd, onRemove } = props;
  const { id, title, image, rating, reviews } = item;
  const today = useCurrentProduct(item);
  return (
    <li className="basket-item">
      <Picture image={image} alt={title} sizes="(min-width: 40rem) 11rem, 28vw" />
      <div className="basket-item-text">
        <h2 className="basket-item-title">
          <Link to={homePath({ product: id })}>{title}</Link>
        </h2>
        <div className="basket-item-facts">
          {rating !== undefined && <StarRating rating={rating} reviews={reviews} />}
          {count > 1 && <p>{words.countInBasket(count)}</p>}
          <LeftNote product={today} />
          {today.soldOut && <p>{words.notOrdered}</p>}
        </div>
        {today.soldOut ? (
          <p className="sold-out">{words.soldOut}</p>
        ) : (
          <Price amount={today.price} />
        )}
      </div>
      <div className="basket-item-foot">
        <div className="basket-item-actions">
          <button
            type="button"
            className="text-button basket-item-remove"
            aria-label={words.removeProduct(title)}
            onClick={({ currentTarget }) => {
              onRemove(id, currentTarget);
            }}
          >
            {words.remove}
          </button>
          {!today.soldOut && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={words.addAnotherOf(title)}
              ref={passFocusToRemoval}
              onClick={() => {
                onAdd(item);
              }}
            >
              {words.addAnother}
            </button>
          )}
        </div>
      </div>
    </li>
  );
});
