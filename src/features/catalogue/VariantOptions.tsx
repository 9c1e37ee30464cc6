import { catalogueWords as words } from '../../words/en/catalogue';
import type { Product, Variant } from './product';

interface VariantOptionsProps {
  variants: readonly Variant[];
  /** The same variants as products, in the same order. */
  sold: readonly Product[];
}

/** The options of a `select`: with the prices if these differ. */
export function VariantOptions({ variants, sold }: VariantOptionsProps) {
  const isOnePrice = sold.every(({ price }) => price === sold[0]?.price);
  return sold.map(({ id, price, soldOut }, place) => {
    const { name = '' } = variants[place] ?? {};
    const text = isOnePrice ? name : words.variantWithPrice(name, price);
    return (
      <option key={id} value={id} disabled={soldOut}>
        {soldOut ? words.variantSoldOut(name) : text}
      </option>
    );
  });
}
