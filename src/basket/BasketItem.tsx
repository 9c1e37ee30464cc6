import { memo, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Product } from '../catalogue/model/product';
import { useCurrentProduct } from '../catalogue/pricesSlice';
import { Picture } from '../catalogue/product/Picture';
import { LeftNote, Price, StarRating } from '../catalogue/product/ProductFacts';
import { homePath } from '../navigation';
import { basketPageWords as words } from '../words/en/basketPage';
import { type BasketLine, titleOf } from './basketSlice';
import { CountStepper } from './CountStepper';
import { useBasketActions } from './useBasket';

const rowsIn = (section: HTMLElement | null) => [
  ...(section?.querySelectorAll<HTMLElement>('.basket-item') ?? []),
];

function moveFocus(section: HTMLElement | null, index: number) {
  const rows = rowsIn(section);
  const row = rows[index] ?? rows[index - 1];
  (row?.querySelector('a') ?? section?.querySelector('h1'))?.focus();
}

/**
 * Removes items and undoes that. When the pressed button disappears, the focus moves to the row that
 * takes its place or came back, else to the last row or the heading.
 *
 * @returns `ref` for the element with the heading and the rows
 */
export function useRemoval() {
  const { removeEverything, removeFromBasket, undoRemoval } = useBasketActions();
  const ref = useRef<HTMLElement>(null);

  const remove = useCallback(
    (id: string, button: HTMLElement) => {
      const index = rowsIn(ref.current).findIndex((row) => row.contains(button));
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
  /** @param index of the row that comes back */
  function undo(index: number) {
    flushSync(undoRemoval);
    moveFocus(ref.current, index);
  }
  return { ref, remove, removeAll, undo };
}

/** Says what was removed last, and undoes that. */
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

/** All items of one product: a row, which renders again only when it changes itself. */
export const BasketItem = memo(function BasketItem(props: BasketItemProps) {
  const { item, count, onAdd, onRemove } = props;
  const { id, title, image, rating, reviews } = item;
  const today = useCurrentProduct(item);
  const removal = useRef<HTMLButtonElement>(null);
  const removeOne = () => {
    if (removal.current) onRemove(id, removal.current);
  };
  return (
    <li className={today.soldOut ? 'basket-item basket-item-sold-out' : 'basket-item'}>
      <Picture image={image} alt={title} sizes="(min-width: 20rem) 8rem, 100vw" />
      <h2 className="basket-item-title">
        <Link to={homePath({ product: id })}>{title}</Link>
      </h2>
      <div className="basket-item-facts">
        {rating !== undefined && <StarRating rating={rating} reviews={reviews} />}
        <LeftNote product={today} />
        {today.soldOut && <p className="basket-item-note">{words.notOrdered}</p>}
      </div>
      <div className="basket-item-sum">
        {today.soldOut ? (
          <p className="sold-out">{words.soldOut}</p>
        ) : (
          <>
            <Price amount={count * today.price} />
            {count > 1 && <p className="basket-item-note">{words.each(today.price)}</p>}
          </>
        )}
      </div>
      <CountStepper
        title={title}
        count={count}
        canLower={count > 1}
        canRaise={!today.soldOut}
        onLower={removeOne}
        onRaise={() => {
          onAdd(item);
        }}
      />
      <button
        ref={removal}
        type="button"
        className="text-button basket-item-remove"
        aria-label={words.removeProduct(title)}
        onClick={removeOne}
      >
        {words.remove}
      </button>
    </li>
  );
});
