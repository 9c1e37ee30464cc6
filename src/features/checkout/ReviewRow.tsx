import { useId, type RefObject } from 'react';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { useBasketActions, useOrderableItems } from '../basket/useBasket';
import { OrderPicture } from '../orders/OrderPicture';
import { MAX_PER_PRODUCT, type Row } from './orderRows';

interface ReviewRowProps {
  row: Row;
  /** Gets the focus when the last item is removed, and the row with it. */
  next: RefObject<HTMLElement | null>;
}

export function ReviewRow({ row, next }: ReviewRowProps) {
  const { productId, title, price, count } = row;
  const { addToBasket, removeFromBasket } = useBasketActions();
  const line = useOrderableItems().find(({ product }) => product.id === productId);
  const isFull = count >= MAX_PER_PRODUCT;
  const reasonId = useId();
  return (
    <li className="order-row">
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
          {words.mostOfEach(MAX_PER_PRODUCT)}
        </p>
      )}
    </li>
  );
}
