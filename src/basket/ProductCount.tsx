import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../catalogue/model/product';
import { useCurrentProduct } from '../catalogue/pricesSlice';
import { paths } from '../navigation';
import { earlyWords } from '#words/early';
import { CountStepper } from './CountStepper';
import { describeMost, mostOf } from './limits';
import { useBasketActions } from './useBasket';
import './ProductCount.css';

interface ProductCountProps {
  product: Product;
  /** How many are in the basket. */
  count: number;
}

/** Changes how many of a product are in the basket, on its card or its own screen, and leads to the basket. */
export function ProductCount({ product, count }: ProductCountProps) {
  const { addToBasket, removeFromBasket } = useBasketActions();
  const { left, soldOut } = useCurrentProduct(product);
  const ref = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const most = mostOf(left);
  const isFull = !soldOut && count >= most;
  return (
    <div ref={ref} className="product-count">
      <CountStepper
        title={product.title}
        count={<Link to={paths.checkout}>{earlyWords.inBasket(count)}</Link>}
        canRaise={!soldOut && !isFull}
        onLower={() => {
          if (count === 1) {
            const buy = ref.current?.closest('.buy');
            buy?.querySelector<HTMLElement>('[data-product]')?.focus({ preventScroll: true });
          }
          removeFromBasket(product.id);
        }}
        onRaise={() => {
          addToBasket(product);
        }}
        reasonId={isFull ? reasonId : undefined}
      />
      {isFull && (
        <p id={reasonId} className="product-count-reason">
          {describeMost(most)}
        </p>
      )}
    </div>
  );
}
