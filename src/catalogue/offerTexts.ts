import { catalogueWords as words } from '../words/en/catalogue';
import { formatRupees } from '../words/rupees';
import type { Product } from './product';

/** A product as it is sold today, as far as shoppers read it. */
type SoldProduct = Pick<Product, 'price'> & {
  [Key in 'was' | 'soldOut' | 'left']?: Product[Key] | undefined;
};

/** The price before, if a product costs less today, and the saving. */
export const formerPriceTexts = ({ price, was = 0, soldOut }: SoldProduct) =>
  was > price && !soldOut
    ? { was: formatRupees(was), saving: words.saving(was - price) }
    : undefined;

/** The most that are left when shoppers read it. */
const FEW = 5;

/** Says that only a few of a product are left. */
export const leftText = ({ left, soldOut }: SoldProduct) =>
  left === undefined || left > FEW || soldOut ? undefined : words.left(left);

/** What a `select` says of a product's variants: with the prices if these differ. */
export function variantTexts(names: readonly string[], sold: readonly SoldProduct[]): string[] {
  const { hasOnePrice } = rangeOf(sold);
  return sold.map(({ price, soldOut }, index) => {
    const name = names[index] ?? '';
    if (soldOut) return words.variantSoldOut(name);
    return hasOnePrice ? name : words.variantWithPrice(name, price);
  });
}

/** The offer of a product with variants, or of one without: then `sold` is the product alone. */
export function rangeOf(sold: readonly SoldProduct[]) {
  const prices = sold.map(({ price }) => price);
  const price = Math.min(...prices);
  return {
    /** The lowest, in whole rupees. */
    price,
    hasOnePrice: prices.every((each) => each === price),
    soldOut: sold.every(({ soldOut }) => soldOut),
  };
}

/** The price of a product with variants, or of one without: then `sold` is the product alone. */
export function priceText(sold: readonly SoldProduct[]) {
  const { price, hasOnePrice } = rangeOf(sold);
  return hasOnePrice ? formatRupees(price) : words.from(price);
}
