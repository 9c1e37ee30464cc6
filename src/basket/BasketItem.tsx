import { memo, type MouseEvent, useCallback, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type Product, unbroken } from '../catalogue/model/product';
import { useCurrentProduct } from '../catalogue/pricesSlice';
import { Picture } from '../catalogue/product/Picture';
import { LeftNote, Price, StarRating, UnitPrice } from '../catalogue/product/ProductFacts';
import { homePath } from '../navigation';
import { basketPageWords as words, limitWords } from '#words/basketPage';
import { type BasketLine, titleOf } from './basketSlice';
import { CountStepper } from './CountStepper';
import { describeMost, mostOf } from './limits';
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
  const { removeEverything, undoRemoval } = useBasketActions();
  const ref = useRef<HTMLElement>(null);

  /** @param button that was pressed */
  const removeBy = useCallback((button: HTMLElement, remove: () => void) => {
    const index = rowsIn(ref.current).findIndex((row) => row.contains(button));
    flushSync(remove);
    if (!button.isConnected) moveFocus(ref.current, index);
  }, []);
  function removeAll() {
    flushSync(removeEverything);
    moveFocus(ref.current, 0);
  }
  /** @param index of the row that comes back */
  function undo(index: number) {
    flushSync(undoRemoval);
    moveFocus(ref.current, index);
  }
  return { ref, removeBy, removeAll, undo };
}

function describeRemoval(removal: readonly BasketLine[], left: number): string {
  const [first] = removal;
  const isOneProduct = removal.every(({ product }) => product.id === first?.product.id);
  const count = removal.length;
  if (isOneProduct && left > 0) return words.someRemoved(count, left);
  if (isOneProduct && first && count > 1) return words.allRemoved(count, first.product.title);
  return words.removed(removal.map(titleOf));
}

interface RemovalNoticeProps {
  removal: readonly BasketLine[];
  /** How many of the first removed product are still in the basket. */
  left: number;
  /** `undefined`: something else has to be undone before. */
  onUndo: (() => void) | undefined;
}

/** Says what was removed, and undoes that. */
export function RemovalNotice({ removal, left, onUndo }: RemovalNoticeProps) {
  const titles = removal.map(titleOf);
  return (
    <div className="removal-notice">
      <p>{describeRemoval(removal, left)}</p>
      {onUndo && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={words.undoRemoval(titles)}
          onClick={(event) => {
            // A double click on the remove button that was here before must not undo the removal.
            if (event.detail < 2) onUndo();
          }}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}

interface BasketItemProps {
  item: Product;
  /** How many of this product are in the basket. */
  count: number;
  onAdd: (item: Product) => void;
  removeBy: ReturnType<typeof useRemoval>['removeBy'];
}

/** All items of one product: a row, which renders again only when it changes itself. */
export const BasketItem = memo(function BasketItem(props: BasketItemProps) {
  const { item, count, onAdd, removeBy } = props;
  const { id, title, image, rating, reviews } = item;
  const { removeFromBasket, removeSurplus } = useBasketActions();
  const today = useCurrentProduct(item);
  const reasonId = useId();
  const most = mostOf(today.left);
  const isFull = !today.soldOut && count >= most;
  const removeOne = (button: HTMLElement) => {
    removeBy(button, () => removeFromBasket(id));
  };
  const removeAllBut = (rest: number) => (event: MouseEvent<HTMLElement>) => {
    removeBy(event.currentTarget, () => removeSurplus({ id, most: rest }));
  };
  return (
    <li className={today.soldOut ? 'basket-item basket-item-sold-out' : 'basket-item'}>
      <Picture image={image} alt={title} sizes="(min-width: 20rem) 8rem, 100vw" />
      <h2 className="basket-item-title">
        <Link to={homePath({ product: id })}>{unbroken(title)}</Link>
      </h2>
      <div className="basket-item-facts">
        {rating !== undefined && <StarRating rating={rating} reviews={reviews} />}
        {!today.soldOut && (
          <>
            {count > 1 && <p className="basket-item-note">{words.each(today.price)}</p>}
            <UnitPrice product={today} />
          </>
        )}
        {!isFull && <LeftNote product={today} />}
        {today.soldOut && <p className="basket-item-note">{words.notOrdered}</p>}
      </div>
      <div className="basket-item-sum">
        {today.soldOut ? (
          <p className="sold-out">{words.soldOut}</p>
        ) : (
          <Price amount={count * today.price} />
        )}
      </div>
      <CountStepper
        title={title}
        count={count}
        canRaise={!today.soldOut && !isFull}
        onLower={removeOne}
        onRaise={() => {
          onAdd(item);
        }}
        reasonId={isFull ? reasonId : undefined}
      />
      <button
        type="button"
        className="text-button basket-item-remove"
        aria-label={words.removeProduct(count, title)}
        onClick={({ currentTarget }) => {
          removeOne(currentTarget);
        }}
      >
        {words.remove}
      </button>
      {count > 1 && (
        <button
          type="button"
          className="text-button basket-item-remove-all"
          aria-label={words.removeAllOf(count, title)}
          onClick={removeAllBut(0)}
        >
          {words.removeAll(count)}
        </button>
      )}
      {isFull && (
        <div className="basket-item-limit">
          <p id={reasonId} className={count > most ? 'reason' : 'basket-item-note'}>
            {describeMost(most)}
          </p>
          {count > most && most > 0 && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={limitWords.removeOf(count - most, title)}
              onClick={removeAllBut(most)}
            >
              {limitWords.remove(count - most)}
            </button>
          )}
        </div>
      )}
    </li>
  );
});
