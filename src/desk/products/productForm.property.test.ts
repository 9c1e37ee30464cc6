import * as fc from 'fast-check';
import { checkCatalogue } from '../../../build/checkCatalogue';
import { type Card, withCard } from '../../catalogue/model/cards';
import type { Product } from '../../catalogue/model/product';
import { cardsIn, textsOf } from '../../firebase/cardsDocument';
import { toFields } from '../../firebase/priceDocument';
import { oneLine } from '../../orders/model/tidyText';
import { buildProduct } from '../../testing/buildProduct';
import { anyText, holds } from '../../testing/properties';
import { cardFields, formOf, offersIn, problemsIn, type ProductForm } from './productForm';
import { readContents } from './typedContents';
import { readSize, readWeight } from './typedSize';

/** Texts as anyone may type them, with those of an empty form. */
const text = fc.oneof(
  fc.constantFrom('Blue cap', 'M', 'लाल', '5'),
  fc.constantFrom('', '0', ' ', '-', '__proto__'),
  anyText,
);
const number = fc.oneof(
  fc.constantFrom('', '0', '00', '0.00', '1', '₹1,250', '99999999'),
  fc.nat({ max: 5000 }).map(String),
);
/** Most are right, because a form with a wrong field isn't published. */
const mostly = (right: fc.Arbitrary<string>, others: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary: right, weight: 9 }, { arbitrary: others, weight: 1 });
const contents = mostly(
  fc.constantFrom('', '100 g', '0.75 l', '1,500 ml', '2 Kilos', '१०० g'),
  fc.oneof(fc.constantFrom('0 g', '5 miles'), text),
);
const weight = mostly(
  fc.constantFrom('', '450', '1,200 g'),
  fc.oneof(fc.constantFrom('0', '1.5'), text),
);
const image = fc.constantFrom(
  '/a-960.webp',
  '/b-960.webp',
  `picture:${'a'.repeat(64)}/${'b'.repeat(64)}`,
);
const form: fc.Arbitrary<ProductForm> = fc.record({
  title: text,
  price: number,
  was: fc.oneof(fc.constant(''), number),
  left: fc.oneof(fc.constant(''), number),
  contents,
  taxCode: fc.oneof(fc.constantFrom('', '3305', '33 05 10', '०९०२', '123'), text),
  weight,
  size: mostly(
    fc.constantFrom('', '30 × 20 × 5', '30x20x5.5 cm'),
    fc.oneof(fc.constantFrom('1 × 2', '0 × 1 × 1'), text),
  ),
  category: text,
  text,
  keywords: text,
  netQuantity: text,
  warranty: text,
  maker: text,
  origin: text,
  images: fc.array(image, { maxLength: 3 }),
  facts: fc.array(fc.record({ name: text, value: text }), { maxLength: 2 }),
  variants: fc
    .array(
      fc.record({
        name: text,
        price: fc.oneof(fc.constant(''), number),
        contents,
        weight: mostly(weight, number),
        left: mostly(fc.constantFrom('', '0', '12'), number),
        image: fc.oneof(fc.constant(''), image),
      }),
      { maxLength: 2 },
    )
    .map((rows) => rows.map((row, place) => ({ ...row, id: `v${place}` }))),
});

/** The card in the database, as every page and the build read it. */
const stored = (card: Card) => cardsIn(toFields({ cards: textsOf({ [card.id]: card }) }).cards);

/** The fields of a form that a product shows. */
const shown = ({
  title,
  category,
  keywords,
  text: typed,
  images,
  facts,
  contents: typedContents,
  variants,
  netQuantity,
  warranty,
  maker,
  origin,
  weight,
  size,
}: ProductForm) => ({
  label: [netQuantity, warranty, maker, origin].map(oneLine),
  title: oneLine(title),
  category: oneLine(category),
  keywords: keywords.split(',').map(oneLine).filter(Boolean).join(', '),
  text: typed.replace(/\p{Cs}/gu, '').trim(),
  images,
  facts: facts.map(({ name, value }) => `${oneLine(name)}: ${oneLine(value)}`).sort(),
  contents: readContents(typedContents),
  weight: readWeight(weight),
  size: readSize(size),
  variants: variants.map(({ id, name, contents: own, weight: ownWeight }) => ({
    id,
    name: oneLine(name),
    contents: readContents(own.trim() || typedContents),
    weight: readWeight(ownWeight.trim() || weight),
  })),
});

function expectInShop(product: Product | undefined, typed: ProductForm) {
  if (!product) throw new Error('It has vanished.');
  expect(checkCatalogue([product], 'shop/cards')).toEqual([]);
  const offers = offersIn(product.id, typed, {});
  const now = formOf(product, offers);
  expect(shown(now)).toEqual(shown(typed));
  expect(offersIn(product.id, now, {})).toEqual(offers);
}

let published = 0;
let withVariants = 0;

holds(
  'every page, the build and the desk read any published form as it was typed',
  3000,
  [form],
  (typed) => {
    if (Object.keys(problemsIn(typed)).length > 0) return;
    published += 1;
    if (typed.variants.length > 0) withVariants += 1;
    const id = 'k7m3qxt9';
    const { [id]: card } = stored({ id, addedAt: 2, ...cardFields(typed, undefined, false) });
    expect(card).not.toHaveProperty('malformed');
    expectInShop(withCard(undefined, card), typed);
  },
  () => {
    expect(published).toBeGreaterThan(10);
    expect(withVariants).toBeGreaterThan(5);
  },
);

holds(
  'any saved change to a product of the site’s files is read as it was typed',
  3000,
  [form, fc.boolean()],
  (typed, hidden) => {
    if (Object.keys(problemsIn(typed)).length > 0) return;
    const product = buildProduct({
      id: 'cap',
      was: 900,
      contents: { amount: 100, unit: 'g' },
      category: 'Caps',
      keywords: ['hat'],
      pictures: ['/b-960.webp'],
      details: { text: 'Soft.', facts: { Colour: 'blue' }, maker: 'Asha Rao', origin: 'India' },
      ...(hidden && { hidden }),
    });
    const { cap: card } = stored({ id: 'cap', ...cardFields(typed, product, !hidden) });
    expect(card).not.toHaveProperty('malformed');
    expectInShop(withCard(product, card), typed);
  },
);

it('keeps the pictures’ descriptions as long as the pictures stay the same', () => {
  const details = { text: 'Soft.', captions: ['the brim', 'inside'] };
  const product = buildProduct({ pictures: ['/b-960.webp', '/c-960.webp'], details });
  const before = formOf(product);
  expect(cardFields({ ...before, text: 'Warm.' }, product, true)).toEqual({
    details: { ...details, text: 'Warm.' },
  });
  const images = [...before.images].reverse();
  expect(cardFields({ ...before, images }, product, true).details).toEqual({ text: 'Soft.' });
});
