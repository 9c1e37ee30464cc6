import { formatRupees } from '../../shared/formatRupees';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { ProductToday } from './product';

/** The price before, if a product costs less today, and the saving. */
export function FormerPrice({ product: { price, was = 0, soldOut } }: { product: ProductToday }) {
  if (was <= price || soldOut) return null;
  return (
    <p className="former-price">
      <span className="visually-hidden">{words.was}</span> <s>{formatRupees(was)}</s>{' '}
      <span>{words.saving(was - price)}</span>
    </p>
  );
}
