import { useRef } from 'react';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { Product } from './product';

interface AddButtonProps {
  product: Product;
  /** Whether it is sold out today. */
  soldOut: boolean | undefined;
  onAdd: (product: Product) => void;
}

/** The button that adds a product, or a badge in its place, which gets the button's focus. */
export function AddButton({ product, soldOut, onAdd }: AddButtonProps) {
  const hadFocus = useRef(false);
  if (soldOut) {
    return (
      <p
        className="sold-out"
        data-product={product.id}
        tabIndex={-1}
        ref={(badge) => {
          if (hadFocus.current) badge?.focus({ preventScroll: true });
          hadFocus.current = false;
        }}
      >
        {words.soldOut}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="button"
      data-product={product.id}
      aria-label={words.addOf(product.title)}
      ref={(button) => () => {
        hadFocus.current = document.activeElement === button;
      }}
      onClick={() => {
        onAdd(product);
      }}
    >
      {words.add}
    </button>
  );
}
