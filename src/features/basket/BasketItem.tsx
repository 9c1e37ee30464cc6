import { memo } from 'react';
import { adoptStyles } from '../../shared/adoptStyles';
import { Picture } from '../../shared/components/Picture';
import { Price } from '../../shared/components/Price';
import { basketPageWords as words } from '../../words/en/basketPage';
import { LeftNote } from '../catalogue/LeftNote';
import type { Product } from '../catalogue/product';
import { ProductDetails } from '../catalogue/ProductDetails';
import { StarRating } from '../catalogue/StarRating';
import { useProductToday } from '../catalogue/useProductToday';
import sheet from './BasketItem.css?part';

adoptStyles(sheet);

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
  const { id, title, image, rating } = item;
  const today = useProductToday(item);
  return (
    <li className="basket-item">
      <Picture image={image} alt={title} sizes="(min-width: 40rem) 11rem, 28vw" />
      <div className="basket-item-text">
        <h2 className="basket-item-title">{title}</h2>
        <div className="basket-item-facts">
          {rating !== undefined && <StarRating rating={rating} />}
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
        <ProductDetails product={item} />
      </div>
    </li>
  );
});
