import { Icon } from '../ui/Icon';
import { catalogueWords as words } from '../words/en/catalogue';
import { formatRupees } from '../words/rupees';
import { formerPriceTexts, leftText, variantTexts } from './offerTexts';
import type { Product } from './product';

/** A price in whole rupees. */
export function Price({ amount }: { amount: number }) {
  return <p className="price">{formatRupees(amount)}</p>;
}

interface OfferProps {
  product: Product;
  /** Rendered even if there is nothing to say yet, then hidden. */
  keep?: boolean;
}

/** The price before, if a product costs less today, and the saving. */
export function FormerPrice({ product, keep = false }: OfferProps) {
  const texts = formerPriceTexts(product);
  if (!texts && !keep) return null;
  return (
    <p className="former-price" hidden={!texts}>
      <span className="visually-hidden">{words.was}</span> <s>{texts?.was}</s>{' '}
      <span>{texts?.saving}</span>
    </p>
  );
}

/** Says that only a few of a product are left. */
export function LeftNote({ product, keep = false }: OfferProps) {
  const text = leftText(product);
  if (!text && !keep) return null;
  return (
    <p className="left-note" hidden={!text}>
      {text}
    </p>
  );
}

export function StarRating({
  rating,
  reviews,
}: Required<Pick<Product, 'rating'>> & Pick<Product, 'reviews'>) {
  const texts = [words.rating(rating), ...(reviews === undefined ? [] : [words.reviews(reviews)])];
  return (
    <span className="star-rating" role="img" aria-label={texts.join(', ')}>
      {Array.from({ length: rating }, (_, point) => (
        <Icon key={point} name="star" />
      ))}
      {reviews !== undefined && <span>{words.reviewCount(reviews)}</span>}
    </span>
  );
}

interface VariantOptionsProps {
  product: Product;
  /** Its variants as products. */
  sold: readonly Product[];
}

/** The options of a `select`. */
export function VariantOptions({ product: { variants = [] }, sold }: VariantOptionsProps) {
  const names = variants.map(({ name }) => name);
  const texts = variantTexts(names, sold);
  return sold.map(({ id, soldOut }, index) => (
    <option key={id} value={id} disabled={soldOut}>
      {texts[index]}
    </option>
  ));
}
