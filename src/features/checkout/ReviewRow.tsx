import { useId, type RefObject } from 'react';
import { passFocus } from '../../shared/passFocus';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { useBasketActions, useBasketLines } from '../basket/useBasket';
import { OrderPicture } from '../orders/OrderPicture';
import { describeMost, type Row } from './orderRows';

interface ReviewRowProps {
  row: Row;
  /** Gets the focus when the last item is removed, and the row with it. */
  next: RefObject<HTMLElement | null>;
}

export function ReviewRow({ row, next }: ReviewRowProps) {
  const { productId, title, price, count, most } = row;
  const { addToBasket, removeFromBasket } = useBasketActions();
  const line = useBasketLines().find(({ product }) => product.id === productId);
  const isFull = count >= most;
  const reasonId = useId();
  return (
    <li className="order-row" ref={passFocus}>
      <div className="order-row-product">
        <OrderPicture productId={productId} />
        <div>
          <p>{title}</p>
          <p className="order-row-count">{words.row(count, price)}</p>
        </div>
      </div>
      <div className="button-row">
        <button
          type="button"
          className="button button-quiet"
          aria-label={words.oneFewerOf(title)}
          onClick={() => {
            if (count === 1) next.current?.focus();
            removeFromBasket(productId);
          }}
        >
          {words.oneFewer}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={words.oneMoreOf(title)}
          aria-disabled={isFull}
          aria-describedby={isFull ? reasonId : undefined}
          onClick={() => {
            if (line && !isFull) addToBasket(line.product);
          }}
        >
          {words.oneMore}
        </button>
      </div>
      {isFull && (
        <p id={reasonId} className="order-note">
          {describeMost(row)}
        </p>
      )}
    </li>
  );
}
