import { labelLaw } from '#market/labelLaw';
import { taxCode } from '#market/taxCode';
import { shop } from '#shop/config';
import { slugOf } from '../src/catalogue/model/pagePath';
import { parcelFields, type Product, units } from '../src/catalogue/model/product';
import { fieldChecks, isLine, isText } from '../src/catalogue/model/soundCard';
import { longest } from '../src/catalogue/model/texts';
import { type LabelField, labelFields } from '../src/markets/labelLaw';
import { amountAdvice, describeSmall } from './amounts';
import { checkFields, fieldsOf, isListOf, type Rule, shown, textFault } from './checkValues';

const catalogue = 'shop/products.ts';

const photograph = 'the import of a photograph in pictures/';
const former = (value: unknown) =>
  `the price before, above the price now: ${shop.market.digits === 0 ? 'a whole number' : amountAdvice(shop.market, value, 120)}`;
const variants =
  "a list, such as [{ id: 'cap-small', name: 'Small' }, { id: 'cap-large', name: 'Large' }]";
const details = "such as { text: 'Made by hand.', facts: { Colour: 'blue' } }";

const price: Rule = [
  fieldChecks.price,
  (value) =>
    shop.market.digits === 0
      ? 'a whole number without quotes, at least 1, such as 99'
      : amountAdvice(shop.market, value, 99),
];

/** A price that is paid online. */
function payablePrice(step: number): Rule {
  if (step === 1) return price;
  const example = shop.market.digits === 0 ? `such as ${99 * step}, and ` : '';
  return [
    (value) => fieldChecks.price(value) && Number(value) % step === 0,
    `a whole number without quotes, at least 1, ${example}a multiple of ${step}, which the payment service takes`,
  ];
}
const contents: Rule = [
  fieldChecks.contents,
  `an amount above 0, with three digits after its point at most, and a unit of ${Object.keys(units).join(', ')}, such as { amount: 100, unit: 'g' }`,
];
const soldOut: Rule = [fieldChecks.soldOut, 'true or false'];

const labelAdvice: Record<LabelField, string> = {
  netQuantity: "how much a package contains, such as '250 g'",
  warranty: "how long it holds, such as '1 year, from the maker'",
  maker:
    "who made, packed or imported it, in one line, such as 'Nimbu Traders LLP, 1 Market Road, New Delhi 110001'",
  origin: "the country that it was made in, such as 'India'",
};

const required: Record<string, Rule> = {
  title: [fieldChecks.title, 'what it is'],
  image: [isText, photograph],
};

const optional: Record<string, Rule> = {
  rating: [fieldChecks.rating, 'whole stars, 0 to 5'],
  reviews: [fieldChecks.reviews, 'how many there are, such as 128'],
  contents,
  ...(taxCode && { taxCode: [fieldChecks.taxCode, taxCode.advice] satisfies Rule }),
  soldOut,
  hidden: [fieldChecks.hidden, 'true or false'],
  category: [fieldChecks.category, "the name of a category, in one line, such as 'Phones'"],
  keywords: [(value) => isListOf(value, isText), "a list of texts, such as ['mobile', 'handset']"],
  details: [
    (value) =>
      ['text', 'facts', 'captions', ...labelFields, ...parcelFields].some(
        (name) => fieldsOf(value)[name] !== undefined,
      ),
    details,
  ],
  'details text': [isText, 'a sentence'],
  'details facts': [areFacts, "names and texts, such as { Colour: 'blue' }"],
  'details captions': [
    (value) => isListOf(value, (each) => each === '' || isText(each)),
    "what each picture after the first shows, such as ['the keyboard', 'the back']",
  ],
  ...Object.fromEntries(
    labelFields.map((field) => [`details ${field}`, [isLine, labelAdvice[field]] satisfies Rule]),
  ),
  'details weight': [fieldChecks.weight, 'whole grams, such as 450'],
  'details size': [
    fieldChecks.size,
    'centimetres, with one digit after the point at most, such as { length: 30, width: 20, height: 5.5 }',
  ],
  'details variantWeights': [
    areWeights,
    "whole grams by the id of a variant, such as { 'cap-large': 120 }",
  ],
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

function areWeights(value: unknown): boolean {
  const weights = Object.values(fieldsOf(value));
  return weights.length > 0 && weights.every(fieldChecks.weight);
}

/** Rejects weights of variants that the product doesn't have. */
function checkWeights(product: unknown): string[] {
  const ids = variantsIn(product).map((variant) => fieldsOf(variant).id);
  const { variantWeights } = fieldsOf(fieldsOf(product).details);
  return Object.keys(fieldsOf(variantWeights))
    .filter((id) => !ids.includes(id))
    .map((id) => `${shown('weight of a variant', id)}; write the id of one of its variants.`);
}

/**
 * The mistakes in a catalogue: a sentence for each wrong value, which names the product and says what to
 * write. Accepts anything.
 *
 * @param file where it is written; outside of the site's files, prices change without the former ones
 * @param step what prices are multiples of
 */
export function checkCatalogue(products: unknown, file = catalogue, step = 1): string[] {
  if (!Array.isArray(products)) return [`${file}: there is no list named products; export one.`];
  const isInFiles = file === catalogue;
  const checkId = idChecker(isInFiles);
  const slugs = new Map<string, string>();
  return products.flatMap((entry: unknown, index) => {
    const { id, title, image, price, hidden } = fieldsOf(entry);
    const idRule = checkId(id, `${index + 1}`);
    const wrong = [
      ...checkFields(entry, {
        id: idRule,
        ...required,
        price: payablePrice(step),
        ...(hidden === true && image === '' && { image: [() => true, photograph] }),
      }),
      ...checkFields(
        entry,
        { was: formerRule(isInFiles ? price : 0), ...optional },
        { optional: true },
      ),
      ...checkSlug(entry, slugs),
      ...(isInFiles ? checkWeights(entry) : []),
      // The desk itself reports these, because the build only leaves the product out.
      ...(isInFiles ? checkTexts(entry) : []),
    ];
    return [
      ...wrong.map((what) => `has ${what}`),
      ...checkVariants(entry, checkId, isInFiles, step).map((what) => `has variant ${what}`),
    ].map((what) => `${file}: product ${nameOf(id, idRule, index)}${quote(title)} ${what}`);
  });
}

const nameOf = (id: unknown, [isRight]: Rule, index: number) =>
  isRight(id) ? String(id) : `number ${index + 1}`;

/** Matches spaces and invisible characters, except the two joiners that Indic scripts need. */
const unseen = /(?![\u200c\u200d])[\s\p{Z}\p{C}]+/gu;

/** The most characters of an id that somebody can still read out. */
const LONGEST_ID = 60;

/** What to write instead of an id in the site's files. The desk's products keep theirs, which are already in use. */
function idAdvice(id: string): string | undefined {
  if (id.search(unseen) >= 0) {
    const example = id.trim().replace(unseen, '-');
    return `one without spaces and invisible characters, such as '${example}'`;
  }
  if (!/[\p{L}\p{N}]/u.test(id)) return "one with a letter or a digit, such as 'lamp'";
  if (id.length > LONGEST_ID) return `${LONGEST_ID} characters or fewer`;
  return undefined;
}

/** Checks an id, and remembers it to find duplicates. */
function idChecker(isInFiles: boolean) {
  const known = new Map<unknown, unknown>();
  const keyOf = (id: unknown) =>
    isInFiles && isText(id) ? id.normalize('NFKC').toLowerCase() : id;
  return (id: unknown, example: string): Rule => {
    const other = known.get(keyOf(id));
    known.set(keyOf(id), id);
    const isKnown = other !== undefined;
    if (!isLine(id) || (isKnown && other === id)) {
      const advice = `a text that no other product or variant has, in one line, such as '${example}'`;
      return [() => false, advice];
    }
    // Firestore reserves such names, and JavaScript reserves `__proto__`.
    if (/^__.*__$/.test(id)) {
      const advice = `one that doesn't begin and end with two underscores, such as '${example}'`;
      return [() => false, advice];
    }
    const advice = isInFiles ? idAdvice(id) : undefined;
    if (advice) return [() => false, advice];
    // Such ids would give pages similar addresses, which people would mix up.
    const similar = `one that differs from '${String(other)}' in more than capitals, such as '${example}'`;
    return [() => !isKnown, similar];
  };
}

const formerRule = (now: unknown): Rule => [
  (was) => fieldChecks.was(was) && !(Number(was) <= Number(now)),
  former,
];

const variantsIn = (product: unknown): unknown[] => {
  const { variants: list } = fieldsOf(product);
  return Array.isArray(list) ? list : [];
};

/** The desk's products may have lost the picture of a variant, which then shows their first. */
const ownPictureRule = (product: unknown): Rule => [
  (value) => [fieldsOf(product).image, fieldsOf(product).pictures].flat().includes(value),
  'a photograph that the product has as its image or among its pictures',
];

function checkVariants(
  product: unknown,
  checkId: ReturnType<typeof idChecker>,
  isInFiles: boolean,
  step: number,
): string[] {
  const names = new Set<unknown>();
  return variantsIn(product).flatMap((variant, index) => {
    const { id, name, price: now = fieldsOf(product).price } = fieldsOf(variant);
    const idRule = checkId(id, `${String(fieldsOf(product).id)}-${index + 1}`);
    const isNewName = isLine(name) && !names.has(name);
    names.add(name);
    return [
      ...checkFields(variant, {
        id: idRule,
        name: [
          () => isNewName,
          "a text that no other variant of it has, in one line, such as 'Large'",
        ],
      }),
      ...checkFields(
        variant,
        {
          price: payablePrice(step),
          was: formerRule(isInFiles ? now : 0),
          contents,
          image: isInFiles ? ownPictureRule(product) : [isText, photograph],
          soldOut,
        },
        { optional: true },
      ),
    ].map((what) => `${nameOf(id, idRule, index)} with ${what}`);
  });
}

type NamedText = readonly [what: string, value: unknown, kind: keyof typeof longest];

/** The texts of a product by kind. */
function textsOf(product: unknown): NamedText[] {
  const { title, category, keywords, details } = fieldsOf(product);
  const { text, facts, captions, ...label } = fieldsOf(details);
  const each = (what: string, list: unknown, kind: keyof typeof longest): NamedText[] =>
    Array.isArray(list) ? list.map((value: unknown) => [what, value, kind]) : [];
  const ofFacts = Object.entries(fieldsOf(facts)).flatMap(([name, value]): NamedText[] => [
    ['name of a fact', name, 'name'],
    [`fact ${name.slice(0, longest.name)}`, value, 'value'],
  ]);
  const names = variantsIn(product).map((variant) => fieldsOf(variant).name);
  return [
    ['title', title, 'title'],
    ['category', category, 'name'],
    ['details text', text, 'text'],
    ...each('keyword', keywords, 'name'),
    ...each('caption', captions, 'value'),
    ...ofFacts,
    ...labelFields.map((field): NamedText => [`details ${field}`, label[field], 'value']),
    ...each('variant', names, 'name'),
  ];
}

/** Rejects texts that are too long for any screen, or have markup. */
const checkTexts = (product: unknown): string[] =>
  textsOf(product).flatMap(([what, value, kind]) => {
    const fault = textFault(value, longest[kind]);
    return fault ? [`${shown(what, value)}; write ${fault}.`] : [];
  });

/** A warning for each product whose price is probably meant in whole units, but counts as a few cents. */
export function doubtfulPrices(products: unknown): string[] {
  const all = Array.isArray(products) ? (products as unknown[]) : [];
  return all.flatMap((product) => {
    const { id, price: own, title } = fieldsOf(product);
    const doubts = [own, ...variantsIn(product).map((each) => fieldsOf(each).price)].flatMap(
      (amount) => describeSmall(shop.market, amount) ?? [],
    );
    return [...new Set(doubts)].map(
      (doubt) => `${catalogue}: product ${String(id)}${quote(title)} has the price ${doubt}`,
    );
  });
}

/** How many products a warning names. */
const NAMED = 5;

/**
 * A warning that names the products which don't say what the market's law wants of packaged goods; `undefined` if all do.
 * Hidden ones don't count.
 */
export function describeMissingLabels(products: readonly Product[]): string | undefined {
  const lacks = ({ contents, variants, details = {} }: Product, field: LabelField) => {
    const isSaid =
      field === 'netQuantity' && (contents ?? variants?.every((each) => each.contents));
    return !details[field] && !isSaid;
  };
  const missing = products.flatMap((product) => {
    const fields = labelLaw.fields.filter((field) => !product.hidden && lacks(product, field));
    return fields.length > 0 ? [`${product.id} (${fields.join(', ')})`] : [];
  });
  if (missing.length === 0) return undefined;
  const others = missing.length > NAMED ? [`${missing.length - NAMED} more`] : [];
  return (
    `For packaged goods, ${labelLaw.name} asks for more than these products say: ` +
    `${[...missing.slice(0, NAMED), ...others].join(', ')}. Write it into their details, or at the desk.`
  );
}

/** The most bytes in the name of a folder. */
const LONGEST_NAME = 255;

/** Rejects two products with the same address, because each address is a folder. */
function checkSlug(product: unknown, slugs: Map<string, string>): string[] {
  const { id, title } = fieldsOf(product);
  if (!isText(id) || !isText(title)) return [];
  const slug = slugOf({ id, title });
  if (Buffer.byteLength(slug) > LONGEST_NAME) {
    return ['an address that is too long for its page; give it a shorter id.'];
  }
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
