import { slugOf } from '../src/catalogue/model/pagePath';
import { checkFields, fieldsOf, isListOf, isText, isWhole, type Rule } from './checkValues';

const catalogue = 'shop/products.ts';

const photograph = 'the import of a photograph in pictures/';
const former = 'the price before, above the price now, in whole rupees';
const variants =
  "a list, such as [{ id: 'cap-small', name: 'Small' }, { id: 'cap-large', name: 'Large' }]";
const details = "such as { text: 'Made by hand.', facts: { Colour: 'blue' } }";

const isLine = (value: unknown) => isText(value) && !value.includes('\n');

const price: Rule = [(value) => isWhole(value, 0), 'whole rupees without quotes, such as 99'];
const yesOrNo: Rule = [(value) => typeof value === 'boolean', 'true or false'];

const required: Record<string, Rule> = {
  title: [isText, 'what it is'],
  image: [isText, photograph],
  price,
};

const optional: Record<string, Rule> = {
  rating: [(value) => isWhole(value, 0, 5), 'whole stars, 0 to 5'],
  reviews: [(value) => isWhole(value, 0), 'how many there are, such as 128'],
  soldOut: yesOrNo,
  hidden: yesOrNo,
  category: [isLine, "the name of a category, in one line, such as 'Phones'"],
  keywords: [(value) => isListOf(value, isText), "a list of texts, such as ['mobile', 'handset']"],
  details: [
    (value) => isText(fieldsOf(value).text) || fieldsOf(value).facts !== undefined,
    details,
  ],
  'details text': [isText, 'a sentence'],
  'details facts': [areFacts, "names and texts, such as { Colour: 'blue' }"],
  pictures: [
    (value) => isListOf(value, isText) && fieldsOf(value).length !== 0,
    `a list, such as [lampFromBehind], each ${photograph}`,
  ],
  variants: [(value) => Array.isArray(value) && value.length !== 0, variants],
};

function areFacts(value: unknown): boolean {
  const facts = Object.entries(fieldsOf(value));
  return !Array.isArray(value) && facts.length > 0 && facts.every((fact) => fact.every(isText));
}

/**
 * What is wrong with a catalogue: a sentence for each wrong value, which names the product and says what to
 * write. Accepts anything.
 *
 * @param file where it is written; outside of the site's files, prices change without the former ones
 */
export function checkCatalogue(products: unknown, file = catalogue): string[] {
  if (!Array.isArray(products)) return [`${file}: there is no list named products; export one.`];
  const hasPrice = file === catalogue;
  const ids = new Set<unknown>();
  const slugs = new Map<string, string>();
  return products.flatMap((entry: unknown, index) => {
    const { id, title, image, price, hidden } = fieldsOf(entry);
    const isUnique = isNewId(id, ids);
    const name = isUnique ? id : `number ${index + 1}`;
    const wrong = [
      ...checkFields(entry, {
        id: idRule(id, isUnique, `${index + 1}`),
        ...required,
        ...(hidden === true && image === '' && { image: [() => true, photograph] }),
      }),
      ...checkFields(
        entry,
        { was: formerRule(hasPrice ? price : 0), ...optional },
        { optional: true },
      ),
      ...checkSlug(entry, slugs),
    ];
    return [
      ...wrong.map((what) => `has ${what}`),
      ...checkVariants(entry, ids, hasPrice).map((what) => `has variant ${what}`),
    ].map((what) => `${file}: product ${name}${quote(title)} ${what}`);
  });
}

/** Firestore keeps such names for itself, and JavaScript `__proto__`. */
const isReserved = (id: unknown) => isText(id) && /^__.*__$/.test(id);

/** Adds an id to those of the products and variants before it, if it is one. */
function isNewId(id: unknown, ids: Set<unknown>): id is string {
  const isNew = isLine(id) && !isReserved(id) && !ids.has(id);
  ids.add(id);
  return isNew;
}

const idRule = (id: unknown, isUnique: boolean, example: string): Rule => [
  () => isUnique,
  isReserved(id)
    ? `one that doesn't begin and end with two underscores, such as '${example}'`
    : `a text that no other product or variant has, in one line, such as '${example}'`,
];

const formerRule = (now: unknown): Rule => [
  (was) => isWhole(was, 1) && !(Number(was) <= Number(now)),
  former,
];

const variantsIn = (product: unknown): unknown[] => {
  const { variants: list } = fieldsOf(product);
  return Array.isArray(list) ? list : [];
};

function checkVariants(product: unknown, ids: Set<unknown>, hasPrice: boolean): string[] {
  const names = new Set<unknown>();
  return variantsIn(product).flatMap((variant, index) => {
    const { id, name, price: now = fieldsOf(product).price } = fieldsOf(variant);
    const isUnique = isNewId(id, ids);
    const isNewName = isLine(name) && !names.has(name);
    names.add(name);
    const example = `${String(fieldsOf(product).id)}-${index + 1}`;
    return [
      ...checkFields(variant, {
        id: idRule(id, isUnique, example),
        name: [
          () => isNewName,
          "a text that no other variant of it has, in one line, such as 'Large'",
        ],
      }),
      ...checkFields(
        variant,
        { price, was: formerRule(hasPrice ? now : 0), soldOut: yesOrNo },
        { optional: true },
      ),
    ].map((what) => `${isUnique ? id : `number ${index + 1}`} with ${what}`);
  });
}

/** Two products need different addresses. */
function checkSlug(product: unknown, slugs: Map<string, string>): string[] {
  const { id, title } = fieldsOf(product);
  if (!isText(id) || !isText(title)) return [];
  const slug = slugOf({ id, title });
  const other = slugs.get(slug);
  if (other === undefined || other === id) {
    slugs.set(slug, id);
    return [];
  }
  return [`the same address as product ${other}, products/${slug}/; give it another id.`];
}

/** ` ("5G phone, triple camera…")`, or nothing without a title. */
function quote(title: unknown): string {
  if (!isText(title)) return '';
  const short = title.length > 40 ? `${title.slice(0, 40).replace(/\W*\w*$/, '')}…` : title;
  return ` ("${short}")`;
}
