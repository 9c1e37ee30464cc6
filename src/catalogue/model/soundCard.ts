import { taxCode as marketTaxCode } from '#market/taxCode';
import type { Card } from './cards';
import { labelFields } from '../../markets/labelLaw';
import { LEAST_PRICE } from './priceList';
import { lookUp, units } from './product';

/* The values that a product may have: the one check of the build, the page and the desk. */

type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string =>
  // Half a character can't be part of an address, so links with it would fail.
  typeof value === 'string' && value.trim() !== '' && !/\p{Cs}/u.test(value);
export const isLine = (value: unknown): value is string =>
  isText(value) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
export const isWhole = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const isBoolean: Check = (value) => typeof value === 'boolean';

const isUnit: Check = (value) => typeof value === 'string' && Object.hasOwn(units, value);
/** Whether a value is the amount of what a package contains: no screen has room for longer ones. */
const isAmountOfUnits: Check = (value) =>
  typeof value === 'number' && value > 0 && value < 1e6 && value === Number(value.toFixed(3));

const isCentimetres: Check = (value) =>
  typeof value === 'number' && value > 0 && value < 1000 && value === Number(value.toFixed(1));

/** Whether a value may be in a field with this name, apart from other fields and products. */
export const fieldChecks = {
  title: isText,
  /** The limits are those of the security rules. */
  price: (value: unknown) => isWhole(value, LEAST_PRICE, 999_999_999),
  was: (value: unknown) => isWhole(value, 1),
  contents: (value: unknown) => {
    const { amount, unit } = (value ?? {}) as Record<string, unknown>;
    return isAmountOfUnits(amount) && isUnit(unit);
  },
  taxCode: (value: unknown) =>
    typeof value === 'string' && marketTaxCode?.pattern.test(value) === true,
  /** A parcel weighs less than a tonne. */
  weight: (value: unknown) => isWhole(value, 1, 999_999),
  size: (value: unknown) => {
    const { length, width, height } = (value ?? {}) as Record<string, unknown>;
    return [length, width, height].every(isCentimetres);
  },
  rating: (value: unknown) => isWhole(value, 0, 5),
  reviews: (value: unknown) => isWhole(value, 0),
  category: isLine,
  hidden: isBoolean,
  soldOut: isBoolean,
} satisfies Record<string, Check>;

/** The sound part of a value; `undefined` if nothing of it is sound. */
type Sift = (value: unknown) => unknown;

const when =
  (isSound: Check): Sift =>
  (value) =>
    isSound(value) ? value : undefined;
const emptyOr = (empty: unknown, isSound: Check) =>
  when((value) => value === empty || isSound(value));

const listOf =
  (sift: Sift): Sift =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const sound = value.flatMap((each: unknown) => sift(each) ?? []);
    return sound.length > 0 || value.length === 0 ? sound : undefined;
  };

const recordOf =
  (siftOf: (name: string) => Sift | undefined, { canBeEmpty = false } = {}): Sift =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const all = Object.entries(value);
    const sound = all.flatMap(([name, each]: [string, unknown]) => {
      const sifted = siftOf(name)?.(each);
      return sifted === undefined ? [] : [[name, sifted] as const];
    });
    const isSound = sound.length > 0 || (canBeEmpty && all.length === 0);
    return isSound ? Object.fromEntries(sound) : undefined;
  };
const fieldsOf = (sifts: Readonly<Record<string, Sift>>) =>
  recordOf((name) => lookUp(sifts, name), { canBeEmpty: true });

const { title, price, was, contents, taxCode, rating, reviews, category, hidden, soldOut } =
  fieldChecks;
const { weight, size } = fieldChecks;

const siftVariant = fieldsOf({
  id: when(isLine),
  name: when(isLine),
  price: when(price),
  was: when(was),
  contents: when(contents),
  image: when(isText),
  soldOut: when(soldOut),
});

/** The sound variants, which differ from each other, so that each can be chosen and sold. */
const siftVariants: Sift = (value) => {
  const seen = new Set<unknown>();
  return listOf((each) => {
    const variant = siftVariant(each) as { id?: string; name?: string } | undefined;
    const { id, name } = variant ?? {};
    const [idKey, nameKey] = [`id ${id}`, `name ${name}`];
    if (!id || !name || seen.has(idKey) || seen.has(nameKey)) return undefined;
    seen.add(idKey).add(nameKey);
    return variant;
  })(value);
};

const siftCard = fieldsOf({
  id: when(isText),
  title: when(title),
  image: emptyOr('', isText),
  price: when(price),
  was: emptyOr(0, was),
  contents: emptyOr(null, contents),
  taxCode: emptyOr('', taxCode),
  rating: when(rating),
  reviews: when(reviews),
  category: emptyOr('', category),
  hidden: when(hidden),
  keywords: listOf(when(isText)),
  pictures: listOf(when(isText)),
  variants: siftVariants,
  details: fieldsOf({
    text: when(isText),
    // A picture without a text has '', so that the texts after it keep their places.
    captions: listOf(when((value) => value === '' || isText(value))),
    facts: recordOf((name) => (isText(name) ? when(isText) : undefined)),
    ...Object.fromEntries(labelFields.map((field) => [field, when(isLine)])),
    weight: when(weight),
    size: when(size),
    variantWeights: recordOf((id) => (isLine(id) ? when(weight) : undefined)),
  }),
  addedAt: when((value) => isWhole(value, -Number.MAX_SAFE_INTEGER)),
});

/** A product's card without its malformed parts. Accepts any value. */
export const soundCard = (id: string, written: unknown): Card => ({
  ...(siftCard(written) as Partial<Card> | undefined),
  id,
});
