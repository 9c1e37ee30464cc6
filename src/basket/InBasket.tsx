import type { Product } from '../catalogue/model/product';
import { lazyPart, usePart } from '../ui/lazyPart';
import { earlyWords } from '#words/early';
import { useCountOf } from './useBasket';

/** The buttons load in one file with the basket's screen. */
export const countPart = lazyPart(() => import(/* webpackChunkName: "basket" */ './ProductCount'));

interface CountProps {
  product: Product;
  count: number;
}

/** Shows the count alone, at the same place, until the buttons have loaded. */
function Count(props: CountProps) {
  const { loaded } = usePart(countPart);
  return (
    <div className="in-basket">
      {loaded ? <loaded.ProductCount {...props} /> : <p>{earlyWords.inBasket(props.count)}</p>}
    </div>
  );
}

/**
 * How many of a product are in the basket, beside its button: the answer to a press. Not a live region: the press is
 * announced anyway.
 */
export function InBasket({ product }: { product: Product }) {
  const count = useCountOf(product.id);
  return count > 0 && <Count product={product} count={count} />;
}
