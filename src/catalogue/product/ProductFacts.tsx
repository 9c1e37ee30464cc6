import { Icon } from '../../ui/Icon';
import { catalogueWords as words } from '#words/catalogue';
import { formatMoney } from '../../words/money';
import { type Product, rangeOf, unitPriceOf } from '../model/product';

/** A price, which is an amount. */
export function Price({ amount }: { amount: number }) {
  return <p className="price">{formatMoney(amount)}</p>;
}

interface OfferProps {
  product: Product;
}

/** What a product contains, and its price by the kilogram, litre or metre: beside a price, as § 4 PAngV requires. */
export function UnitPrice({ product: { price, contents } }: OfferProps) {
  if (!contents) return null;
  return <p className="price-note">{words.unitPrice(contents, unitPriceOf(price, contents))}</p>;
}

/** The price before, if a product costs less today, and the saving. */
export function FormerPrice({ product: { price, was = 0, soldOut } }: OfferProps) {
  if (was <= price || soldOut) return null;
  return (
    <p className="price-note">
      <span className="visually-hidden">{words.was}</span> <s>{formatMoney(was)}</s>{' '}
      <span>{words.saving(was - price)}</span>
    </p>
  );
}

/** The most that are left when shoppers read it. */
const FEW = 5;

/** Says that only a few of a product are left. */
export function LeftNote({ product: { left, soldOut } }: OfferProps) {
  if (left === undefined || left > FEW || soldOut) return null;
  return <p className="left-note">{words.left(left)}</p>;
}

interface StarRatingProps extends Pick<Product, 'reviews'> {
  rating: number;
  /** Beside stars of no reviews. */
  note?: string;
}

/** Stars with the number of reviews, or else a note that they are the shop's own. */
export function StarRating({ rating, reviews, note = words.byUs }: StarRatingProps) {
  const name = reviews ? words.reviews(reviews) : words.byUs;
  return (
    <span className="star-rating" role="img" aria-label={`${words.rating(rating)}, ${name}`}>
      {Array.from({ length: rating }, (_, point) => (
        <Icon key={point} name="star" />
      ))}
      <span>{reviews ? words.reviewCount(reviews) : note}</span>
    </span>
  );
}

interface VariantOptionsProps {
  product: Product;
  /** Its variants as products. */
  sold: readonly Product[];
}

/** The options of a `select`: with the prices if these differ. */
export function VariantOptions({ product: { variants = [] }, sold }: VariantOptionsProps) {
  const { hasOnePrice } = rangeOf(sold);
  return sold.map(({ id, price, soldOut }, index) => {
    const name = variants[index]?.name ?? '';
    const text = hasOnePrice ? name : words.variantWithPrice(name, price);
    return (
      <option key={id} value={id} disabled={soldOut}>
        {soldOut ? words.variantSoldOut(name) : text}
      </option>
    );
  });
}
