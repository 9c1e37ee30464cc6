import { Icon } from '../ui/Icon';
import { catalogueWords as words } from '../words/en/catalogue';
import { formatRupees } from '../words/rupees';
import type { Product, CurrentProduct } from './product';

/** A price in whole rupees. */
export function Price({ amount }: { amount: number }) {
  return <p className="price">{formatRupees(amount)}</p>;
}

/** The price before, if a product costs less today, and the saving. */
export function FormerPrice({ product: { price, was = 0, soldOut } }: { product: CurrentProduct }) {
  if (was <= price || soldOut) return null;
  return (
    <p className="former-price">
      <span className="visually-hidden">{words.was}</span> <s>{formatRupees(was)}</s>{' '}
      <span>{words.saving(was - price)}</span>
    </p>
  );
}

/** The most that are left when shoppers read it. */
const FEW = 5;

/** Says that only a few of a product are left. */
export function LeftNote({ product: { left, soldOut } }: { product: CurrentProduct }) {
  if (left === undefined || left > FEW || soldOut) return null;
  return <p className="left-note">{words.left(left)}</p>;
}

export function StarRating({ rating }: { rating: number }) {
  return (
    <span className="star-rating" role="img" aria-label={words.rating(rating)}>
      {Array.from({ length: rating }, (_, point) => (
        <Icon key={point} name="star" />
      ))}
    </span>
  );
}

interface VariantOptionsProps {
  product: Product;
  /** Its variants as products. */
  sold: readonly Product[];
}

/** The options of a `select`: with the prices if these differ. */
export function VariantOptions({ product, sold }: VariantOptionsProps) {
  const isOnePrice = sold.every(({ price }) => price === sold[0]?.price);
  return sold.map(({ id, price, soldOut }, index) => {
    const { name = '' } = product.variants?.[index] ?? {};
    const text = isOnePrice ? name : words.variantWithPrice(name, price);
    return (
      <option key={id} value={id} disabled={soldOut}>
        {soldOut ? words.variantSoldOut(name) : text}
      </option>
    );
  });
}
