import { type Details, lookUp, type Size } from '../../catalogue/model/product';
import type { OrderItem } from '../../orders/model/order';

/** What a parcel, or one of a product, weighs in grams, and how large it is; `undefined` if that isn't known. */
export interface Measures {
  weight: number | undefined;
  size: Size | undefined;
}

/** The measures of one of a product, or of its variant with this id, from the product's details. */
export function measuresOf({ weight, size, variantWeights = {} }: Details, id: string): Measures {
  return { weight: lookUp(variantWeights, id) ?? weight, size };
}

/** The sum is `NaN` if one of the values is. */
const sumIfKnown = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const inTenths = (centimetres: number) => Math.round(centimetres * 10);

/** The sides of a size, the longest first, in whole millimetres. */
const sidesOf = ({ length, width, height }: Size) =>
  [length, width, height].map(inTenths).sort((one, other) => other - one);

/**
 * The measures of a parcel: the sum of its items' weights, and the size of a pile of them, each on its largest side. A
 * merchant who packs more cleverly corrects it. What isn't known of one item isn't known of the parcel.
 *
 * @param items one or more
 */
export function parcelMeasures(
  items: readonly Pick<OrderItem, 'productId' | 'count'>[],
  measuresOfOne: (productId: string) => Measures,
): Measures {
  const parts = items.map(({ productId, count }) => {
    const { weight = NaN, size } = measuresOfOne(productId);
    const [longest = NaN, middle = NaN, shortest = NaN] = size ? sidesOf(size) : [];
    return { weight: weight * count, longest, middle, height: shortest * count };
  });
  const weight = sumIfKnown(parts.map((part) => part.weight));
  const size = {
    length: Math.max(...parts.map(({ longest }) => longest)) / 10,
    width: Math.max(...parts.map(({ middle }) => middle)) / 10,
    height: sumIfKnown(parts.map(({ height }) => height)) / 10,
  };
  return {
    weight: Number.isNaN(weight) ? undefined : weight,
    size: Number.isNaN(size.height) ? undefined : size,
  };
}
