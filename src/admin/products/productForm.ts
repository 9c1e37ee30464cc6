import type { Card } from '../../catalogue/cards';
import type { Offers } from '../../catalogue/priceList';
import { own, type Product } from '../../catalogue/product';
import { oneLine } from '../../orders/tidyText';
import { digitsOf, isCount, isPrice } from './edit';

export interface FactRow {
  name: string;
  value: string;
}

export interface VariantRow {
  id: string;
  name: string;
  /** Empty: the product's. */
  price: string;
  /** Empty: not counted. */
  left: string;
}

/** A product as its form has it, with every number as it is typed. */
export interface ProductForm {
  /** The first one is the card's. */
  images: readonly string[];
  title: string;
  price: string;
  was: string;
  /** Empty: not counted. Only of a product without variants. */
  left: string;
  category: string;
  text: string;
  facts: readonly FactRow[];
  variants: readonly VariantRow[];
}

export const emptyForm: ProductForm = {
  ...{ images: [], title: '', price: '', was: '', left: '', category: '', text: '' },
  ...{ facts: [], variants: [] },
};

/** The most characters of a title. */
export const LONGEST_TITLE = 200;

const asText = (value: number | undefined) => (value === undefined ? '' : `${value}`);
const numberOf = (text: string) => Number(digitsOf(text));

/**
 * @param product with its details and pictures
 * @param offers today's; without them, the form has the product's own prices, and counts nothing
 */
export function formOf(product: Product, offers: Offers = {}): ProductForm {
  const { id, image, pictures = [], title, was, category = '', details = {} } = product;
  const { variants = [], price: ownPrice } = product;
  const price = variants.length > 0 ? ownPrice : (own(offers, id)?.price ?? ownPrice);
  return {
    ...{ images: [image, ...pictures], title, price: `${price}`, was: asText(was) },
    ...{ left: asText(own(offers, id)?.left), category, text: details.text ?? '' },
    facts: Object.entries(details.facts ?? {}).map(([name, value]) => ({ name, value })),
    variants: variants.map(({ id: variantId, name, price: first = price }) => {
      const { price: today, left } = own(offers, variantId) ?? { price: first };
      return { id: variantId, name, price: today === price ? '' : `${today}`, left: asText(left) };
    }),
  };
}

/** The form of another product like this one. */
export const copyOf = (form: ProductForm): ProductForm => ({
  ...form,
  variants: form.variants.map((row) => ({ ...row, id: newId() })),
});

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a merchant has typed, and the form as it was then. */
export interface Draft {
  /** The product's id, also of a new one: publishing it again can't make it twice. */
  id: string;
  typed: ProductForm;
  shown: ProductForm;
}

const typedOver = <Row extends object>(typed: Row, shown: Row, now: Row) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const key = name as keyof Row;
      return [key, isSame(value, shown[key]) ? now[key] : (value as unknown)];
    }),
  ) as Row;

/** A draft on top of the form as it is now: what wasn't typed may have changed elsewhere. */
export function withDraft(now: ProductForm, { typed, shown }: Pick<Draft, 'typed' | 'shown'>) {
  const form = typedOver(typed, shown, now);
  const variants = form.variants.map((row) => {
    const [before, today] = [shown, now].map((each) =>
      each.variants.find(({ id }) => id === row.id),
    );
    return before && today ? typedOver(row, before, today) : row;
  });
  return { ...form, variants };
}

/** What is wrong with a field. */
export type Problem =
  | ('noPhotograph' | 'noTitle' | 'longTitle' | 'wrongPrice' | 'wrongWas' | 'wrongLeft')
  | ('noFactName' | 'sameFact' | 'noFactValue' | 'noVariantName' | 'sameVariant');

/** What can't be saved, by the names of the fields, in the order of the form. */
export function problemsIn(form: ProductForm): Readonly<Record<string, Problem>> {
  const { images, title, price, was, left, facts, variants } = form;
  const isLeft = (text: string) => text.trim() === '' || isCount(text);
  const isFormer = was.trim() === '' || (isPrice(was) && numberOf(was) > numberOf(price));
  const isRepeated = (rows: readonly { name: string }[], index: number) =>
    rows.slice(0, index).some(({ name }) => oneLine(name) === oneLine(rows[index]?.name ?? ''));
  const problems: [string, boolean, Problem][] = [
    ['images', images.length === 0, 'noPhotograph'],
    ['title', oneLine(title) === '', 'noTitle'],
    ['title', oneLine(title).length > LONGEST_TITLE, 'longTitle'],
    ['price', !isPrice(price), 'wrongPrice'],
    ['was', isPrice(price) && !isFormer, 'wrongWas'],
    ['left', variants.length === 0 && !isLeft(left), 'wrongLeft'],
    ...facts.flatMap(({ name, value }, index): [string, boolean, Problem][] => [
      [`fact-name-${index}`, oneLine(name) === '', 'noFactName'],
      [`fact-name-${index}`, oneLine(name) !== '' && isRepeated(facts, index), 'sameFact'],
      [`fact-value-${index}`, oneLine(value) === '', 'noFactValue'],
    ]),
    ...variants.flatMap((row, index): [string, boolean, Problem][] => [
      [`variant-name-${index}`, oneLine(row.name) === '', 'noVariantName'],
      [
        `variant-name-${index}`,
        oneLine(row.name) !== '' && isRepeated(variants, index),
        'sameVariant',
      ],
      [`variant-price-${index}`, row.price.trim() !== '' && !isPrice(row.price), 'wrongPrice'],
      [`variant-left-${index}`, !isLeft(row.left), 'wrongLeft'],
    ]),
  ];
  return Object.fromEntries(
    problems.flatMap(([name, isWrong, problem]) => (isWrong ? [[name, problem] as const] : [])),
  );
}

/** How a form without problems offers its product or variants, by id; a mark as sold out stays. */
export function offersIn(id: string, form: ProductForm, today: Offers): Offers {
  const sold = form.variants.length > 0 ? form.variants : [{ id, price: '', left: form.left }];
  return Object.fromEntries(
    sold.map((row) => [
      row.id,
      {
        price: numberOf(row.price.trim() || form.price),
        soldOut: own(today, row.id)?.soldOut ?? false,
        left: row.left.trim() ? numberOf(row.left) : undefined,
      },
    ]),
  );
}

function fieldsOf(form: ProductForm, product: Product | undefined) {
  const [image = '', ...pictures] = form.images;
  const text = form.text.trim();
  const facts = form.facts.map(({ name, value }) => [oneLine(name), oneLine(value)] as const);
  const variants = form.variants.map(({ id, name, price }) => {
    const was = product?.variants?.find((variant) => variant.id === id)?.was;
    return {
      ...{ id, name: oneLine(name) },
      ...(price.trim() && { price: numberOf(price) }),
      ...(was !== undefined && { was }),
    };
  });
  return {
    ...{ title: oneLine(form.title), image, pictures, price: numberOf(form.price) },
    ...{ was: numberOf(form.was), category: oneLine(form.category) },
    details: {
      ...(text && { text }),
      ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    },
    variants,
  } satisfies Partial<Card>;
}

/**
 * The fields of a card that differ from the product's; of a new product, all that aren't empty. While a product is for
 * sale, the list of prices has its prices, so a card has those of variants only with their names.
 */
export function cardFields(
  form: ProductForm,
  product: Product | undefined,
  isForSale: boolean,
): Partial<Card> {
  const before = fieldsOf(product ? formOf(product) : emptyForm, product);
  const fields = fieldsOf(form, product);
  const named = ({ variants }: typeof fields) => variants.map(({ id, name }) => [id, name]);
  const isUnchanged = (name: keyof typeof fields) => {
    if (isForSale && name === 'price' && fields.variants.length === 0) return true;
    if (isForSale && name === 'variants') return isSame(named(fields), named(before));
    return isSame(fields[name], before[name]);
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !isUnchanged(name as keyof typeof fields)),
  );
}

/** Letters and digits that are hard to confuse, even over the phone. */
const characters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id of a product or a variant, such as `7k3m9qxt`. */
export const newId = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => characters[byte % characters.length],
  ).join('');
