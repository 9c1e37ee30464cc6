import { taxCode as marketTaxCode } from '#market/taxCode';
import { type Card, isEmpty } from '../../catalogue/model/cards';
import { labelFields } from '../../markets/labelLaw';
import type { Offer, Offers } from '../../catalogue/model/priceList';
import { lookUp, type Product, variantsOf } from '../../catalogue/model/product';
import { fieldChecks } from '../../catalogue/model/soundCard';
import { longest, markupIn } from '../../catalogue/model/texts';
import { isSameJson } from '../../isSameJson';
import type { LabelField } from '../../markets/labelLaw';
import { oneLine } from '../../orders/model/tidyText';
import { productEditorWords } from '#words/desk/products';
import { asciiDigits } from '../../words/digits';
import { typedMoney } from '../../words/typedMoney';
import { asText, isLeft, isPrice, leftOf, priceOf, priceProblem } from './edit';
import type { PhotographProgress } from './PhotographField';
import { readContents, typedContents } from './typedContents';
import { readSize, readWeight, typedSize } from './typedSize';

/** What a label says, by the fields of the form. */
function labelOf(textOf: (field: LabelField) => string | undefined = () => '') {
  const texts = labelFields.map((field) => [field, textOf(field) ?? '']);
  return Object.fromEntries(texts) as Record<LabelField, string>;
}

const emptyTexts = {
  title: '',
  price: '',
  was: '',
  left: '',
  contents: '',
  taxCode: '',
  weight: '',
  size: '',
  category: '',
  text: '',
  keywords: '',
  ...labelOf(),
};

/** The texts with a field of one line; a spreadsheet alone has the search words. */
export type TextName = Exclude<keyof typeof emptyTexts, 'text' | 'keywords'>;

/** A product as its form has it, with every number as it is typed. A count that is empty isn't counted. */
export interface ProductForm extends Readonly<typeof emptyTexts> {
  /** The first one is the card's. */
  images: readonly string[];
  facts: readonly Readonly<Record<'name' | 'value', string>>[];
  /** The variants; one without a price, contents, weight or picture of its own has the product's. */
  variants: readonly Readonly<
    Record<'id' | 'name' | 'price' | 'contents' | 'weight' | 'left' | 'image', string>
  >[];
}

export const emptyForm: ProductForm = { ...emptyTexts, images: [], facts: [], variants: [] };

export const blankRows = {
  fact: () => ({ name: '', value: '' }),
  variant: () => ({
    id: newId(),
    name: '',
    price: '',
    contents: '',
    weight: '',
    left: '',
    image: '',
  }),
};

/**
 * @param product with its details and pictures
 * @param offers today's; without them, the form has the product's own prices, and counts nothing
 */
export function formOf(product: Product, offers: Offers = {}): ProductForm {
  const { title, category = '', details = {}, variants = [] } = product;
  const { text = '', facts = {}, weight, size, variantWeights = {} } = details;
  // Products with variants have no price of their own.
  const { price = product.price, left: ownLeft } = lookUp(offers, product.id) ?? {};
  const contents = typedContents(product.contents);
  return {
    images: [product.image, ...(product.pictures ?? [])].filter(Boolean),
    title,
    category,
    text,
    keywords: product.keywords?.join(', ') ?? '',
    price: price > 0 ? typedMoney(price) : '',
    was: product.was === undefined ? '' : typedMoney(product.was),
    left: asText(ownLeft),
    contents,
    taxCode: product.taxCode ?? '',
    weight: asText(weight),
    size: typedSize(size),
    ...labelOf((field) => details[field]),
    facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
    variants: variants.map((variant) => {
      const { id: variantId, name, price: first = price, contents: own, image = '' } = variant;
      const { price: today, left } = lookUp(offers, variantId) ?? { price: first };
      return {
        id: variantId,
        name,
        price: today === price ? '' : typedMoney(today),
        contents: typedContents(own) === contents ? '' : typedContents(own),
        weight: asText(lookUp(variantWeights, variantId)),
        left: asText(left),
        image,
      };
    }),
  };
}

/** The form of another product like this one. */
export const copyOf = (form: ProductForm): ProductForm => ({
  ...form,
  variants: form.variants.map((row) => ({ ...row, id: newId() })),
});

/** The form as a merchant has typed it, and as it was at the start. */
export interface ProductDraft {
  /** The product's, also of a new one: publishing it again can't make it twice. */
  id: string;
  typed: ProductForm;
  shown: ProductForm;
}

const typedOver = <Row extends object>(typed: Row, shown: Row, now: Row): Row => {
  const isTyped = ([name, value]: [string, unknown]) =>
    !isSameJson(value, shown[name as keyof Row]);
  return { ...now, ...Object.fromEntries(Object.entries(typed).filter(isTyped)) };
};

/** A draft on top of today's form, in which other fields may have changed elsewhere. */
export function withDraft(now: ProductForm, { typed, shown }: ProductDraft): ProductForm {
  const form = typedOver(typed, shown, now);
  const variants = form.variants.map((row) => {
    const [before, today] = [shown, now].map((each) =>
      each.variants.find(({ id }) => id === row.id),
    );
    return before && today ? typedOver(row, before, today) : row;
  });
  return { ...form, variants };
}

/** Why a text can't be saved; `false` if it can. */
export function textProblem(text: string, kind: keyof typeof longest) {
  if (markupIn(text)) return 'markup';
  return text.length > longest[kind] && longProblem[kind];
}
const longProblem = {
  title: 'longTitle',
  name: 'longName',
  value: 'longValue',
  text: 'longText',
} as const;

type Problem = keyof typeof productEditorWords.problems;

const weightProblem = (text: string) =>
  text.trim() !== '' && readWeight(text) === undefined && 'wrongWeight';
const sizeProblem = (text: string) => text.trim() !== '' && !readSize(text) && 'wrongSize';

const contentsProblem = (text: string) =>
  text.trim() !== '' && !readContents(text) && 'wrongContents';

/** A code without the spaces that people write between its digits. */
const readTaxCode = (text: string) => asciiDigits(oneLine(text)).replaceAll(' ', '');

/** In a market without codes nothing is wrong with one, as the form has no field for it. */
const taxCodeProblem = (text: string) =>
  marketTaxCode !== undefined &&
  text.trim() !== '' &&
  !fieldChecks.taxCode(readTaxCode(text)) &&
  'wrongTaxCode';

/** Why the photographs can't be saved. A save waits for one that is being prepared. */
function photographProblem(images: ProductForm['images'], progress?: PhotographProgress) {
  // A waiting photograph blocks saving, or it would be lost silently.
  if (progress === 'waiting') return 'photographWaits';
  return progress !== 'preparing' && images.length === 0 && 'noPhotograph';
}

/**
 * Why fields can't be saved, by their names, in the order of the form.
 *
 * @param progress of the photographs that were chosen last
 */
export function problemsIn(
  form: ProductForm,
  progress?: PhotographProgress,
): Readonly<Record<string, Problem>> {
  const { images, title, price, was, left, contents, taxCode, category, text, facts, variants } =
    form;
  const wasProblem = priceProblem(was);
  // The former price may be unpayable, as nobody pays it.
  const isAmount = !wasProblem || wasProblem === 'unpayablePrice';
  const isFormer = was.trim() === '' || (isAmount && priceOf(was) > priceOf(price));
  const inRows = (kind: string, rows: readonly Readonly<Record<string, string>>[]) =>
    rows.flatMap((row, index) => {
      const { name = '', value, price: ownPrice = '', left: ownLeft = '' } = row;
      const isSingle =
        rows.filter((each) => oneLine(each.name ?? '') === oneLine(name)).length === 1;
      return [
        [`${kind}-name-${index}`, textProblem(name, 'name')],
        [`${kind}-value-${index}`, textProblem(value ?? '', 'value')],
        [`${kind}-name-${index}`, !isSingle && 'sameName'],
        [`${kind}-name-${index}`, !oneLine(name) && 'emptyRow'],
        [`${kind}-value-${index}`, value !== undefined && !oneLine(value) && 'emptyRow'],
        [`${kind}-price-${index}`, ownPrice.trim() !== '' && priceProblem(ownPrice)],
        [`${kind}-contents-${index}`, contentsProblem(row.contents ?? '')],
        [`${kind}-weight-${index}`, weightProblem(row.weight ?? '')],
        [`${kind}-left-${index}`, !isLeft(ownLeft) && 'wrongLeft'],
      ] as const;
    });
  const fields: (readonly [string, Problem | false])[] = [
    ['images', photographProblem(images, progress)],
    ['title', textProblem(oneLine(title), 'title')],
    ['category', textProblem(oneLine(category), 'name')],
    ['text', textProblem(text, 'text')],
    ['title', !oneLine(title) && 'noTitle'],
    ['price', priceProblem(price)],
    ['was', isPrice(price) && !isFormer && 'wrongWas'],
    ['left', variants.length === 0 && !isLeft(left) && 'wrongLeft'],
    ['contents', contentsProblem(contents)],
    ['taxCode', taxCodeProblem(taxCode)],
    ['weight', weightProblem(form.weight)],
    ['size', sizeProblem(form.size)],
    ...inRows('fact', facts),
    ...labelFields.map((name) => [name, textProblem(oneLine(form[name]), 'value')] as const),
    ...inRows('variant', variants),
  ];
  return Object.fromEntries(
    fields.flatMap(([name, problem]) => (problem ? [[name, problem] as const] : [])),
  );
}

/** How a form without problems offers its product or variants, by id; a mark as sold out stays. */
export function offersIn(
  id: string,
  form: ProductForm,
  today: Readonly<Record<string, Pick<Offer, 'soldOut'>>>,
): Offers {
  const sold = form.variants.length > 0 ? form.variants : [{ id, price: '', left: form.left }];
  return Object.fromEntries(
    sold.map((row) => {
      const price = priceOf(row.price.trim() || form.price);
      const { soldOut = false } = lookUp(today, row.id) ?? {};
      return [row.id, { price, soldOut, left: leftOf(row.left) }];
    }),
  );
}

/** How the offers of a product change: `undefined` if one ends. */
export function changedOffers(product: Product | undefined, next: Offers, today: Offers) {
  const before = (product ? variantsOf(product) : []).filter(({ id }) => lookUp(today, id));
  const isChanged = (id: string, { price, soldOut, left }: Offer) => {
    const offer = lookUp(today, id);
    if (!offer) return !soldOut;
    return offer.price !== price || offer.soldOut !== soldOut || offer.left !== left;
  };
  return Object.fromEntries<Offer | undefined>([
    ...before.flatMap(({ id }) => (lookUp(next, id) ? [] : [[id, undefined] as const])),
    ...Object.entries(next).filter(([id, offer]) => isChanged(id, offer)),
  ]);
}

function fieldsOf(form: ProductForm, product: Product | undefined) {
  const [image = '', ...pictures] = form.images;
  // Firestore can't store half a character.
  const text = form.text.replace(/\p{Cs}/gu, '').trim();
  const { captions } = product?.details ?? {};
  const facts = form.facts.map(({ name, value }) => [oneLine(name), oneLine(value)] as const);
  const label = labelFields.map((field) => [field, oneLine(form[field])] as const);
  const weight = readWeight(form.weight);
  const size = readSize(form.size);
  const variantWeights = form.variants.flatMap((row) => {
    const own = readWeight(row.weight);
    return own === undefined || own === weight ? [] : [[row.id, own] as const];
  });
  return {
    title: oneLine(form.title),
    image,
    pictures,
    price: priceOf(form.price),
    was: priceOf(form.was),
    contents: readContents(form.contents) ?? null,
    taxCode: readTaxCode(form.taxCode),
    category: oneLine(form.category),
    keywords: form.keywords.split(',').map(oneLine).filter(Boolean),
    details: {
      ...(text && { text }),
      // The form can't change these descriptions, which would be wrong for other pictures.
      ...(captions && isSameJson(form.images.slice(1), product?.pictures) && { captions }),
      ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
      ...Object.fromEntries(label.filter(([, said]) => said)),
      ...(weight !== undefined && { weight }),
      ...(size && { size }),
      ...(variantWeights.length > 0 && { variantWeights: Object.fromEntries(variantWeights) }),
    },
    variants: form.variants.map(({ id, name, price, contents: typed, image: own }) => {
      const { was } = product?.variants?.find((variant) => variant.id === id) ?? {};
      const contents = readContents(typed);
      const numbers = { ...(price.trim() && { price: priceOf(price) }), ...(was && { was }) };
      return {
        id,
        name: oneLine(name),
        ...numbers,
        ...(contents && { contents }),
        // Its photograph may have been removed since.
        ...(form.images.includes(own) && { image: own }),
      };
    }),
  } satisfies Partial<Card>;
}

/** The required fields of a product in the database. */
const required: readonly string[] = ['title', 'image', 'price'];

/**
 * The fields of a card that differ from the product's; of a new product, what it has to have, and all that isn't empty.
 * While a product is for sale, its prices are in the list alone, except as the first ones of variants.
 */
export function cardFields(
  form: ProductForm,
  product: Product | undefined,
  isForSale: boolean,
): Partial<Card> {
  const fields = fieldsOf(form, product);
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const some = (isNeeded: (name: keyof typeof fields) => boolean) =>
    Object.fromEntries(names.filter(isNeeded).map((name) => [name, fields[name]]));
  if (!product) return some((name) => required.includes(name) || !isEmpty(fields[name]));
  const comparable = (values: typeof fields) => ({
    ...values,
    ...(isForSale && fields.variants.length === 0 && { price: 0 }),
    ...(isForSale && {
      variants: values.variants.map(({ price: _price, was: _was, ...row }) => row),
    }),
  });
  const [one, other] = [comparable(fields), comparable(fieldsOf(formOf(product), product))];
  return some((name) => !isSameJson(one[name], other[name]));
}

/** Letters and digits that are hard to confuse, even over the phone. */
const [letters, digits] = ['abcdefghjkmnpqrstvwxyz', '0123456789'];

/**
 * A new id of a product or a variant, such as `k7m3qxt9`. It begins with a letter and a digit, so that no spreadsheet
 * takes it for a number or a date.
 */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(8)), (number, place) => {
    const some = [letters, digits][place] ?? letters + digits;
    return some[number % some.length];
  }).join('');
