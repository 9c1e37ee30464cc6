import { memo } from 'react';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import type { Product } from '../catalogue/product';
import { StarRating } from '../catalogue/StarRating';

interface BasketItemProps {
  item: Product;
  onRemove: (id: string) => void;
}

/** An item of the basket on the checkout screen; rendered again only when it changes itself. */
export const BasketItem = memo(function BasketItem({ item, onRemove }: BasketItemProps) {
  const { id, title, image, price, rating } = item;
  return (
    <li className="basket-item">
      <Picture
        className="basket-item-picture"
        image={image}
        alt={title}
        sizes="(min-width: 40rem) 11rem, 28vw"
      />
      <div className="basket-item-text">
        <h2 className="basket-item-title">{title}</h2>
        <StarRating rating={rating} />
        <Price amount={price} />
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Remove from basket: ${title}`}
          onClick={() => {
            onRemove(id);
          }}
        >
          Remove from basket
        </button>
      </div>
    </li>
  );
});
