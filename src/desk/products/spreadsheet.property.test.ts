import * as fc from 'fast-check';
import { firstPriceList, type Offer, type PriceList } from '../../catalogue/model/priceList';
import {
  type Product,
  type Unit,
  units,
  type Variant,
  variantsOf,
} from '../../catalogue/model/product';
import { buildProduct } from '../../testing/buildProduct';
import { anyText, holds } from '../../testing/properties';
import { fileOf, readFile, readRows } from './spreadsheet';

/** Files are UTF-8, which has no halves of characters, and no replacement for what it can't read. */
const isText = (text: string) => !/[\p{Cs}\uFFFD]/u.test(text);

const special = fc
  .array(fc.constantFrom(...Array.from('=+-@\'"\t\r\n,;: a1₹ह＝')), { maxLength: 8 })
  .map((characters) => characters.join(''));
const text = fc.oneof(anyText.filter(isText), special);
const name = text.map((each) => `n${each}`);
const price = fc.nat({ max: 99_999_999 });
const contents = fc.record({
  amount: fc.integer({ min: 1, max: 999_999_999 }).map((thousandths) => thousandths / 1000),
  unit: fc.constantFrom(...(Object.keys(units) as Unit[])),
});

const centimetres = fc.integer({ min: 1, max: 9999 }).map((millimetres) => millimetres / 10);

const fields = fc.record(
  {
    was: price,
    contents,
    taxCode: fc.constantFrom('0902', '330510', '33051090'),
    soldOut: fc.boolean(),
    hidden: fc.boolean(),
    keywords: fc.array(name, { maxLength: 3 }),
    category: name,
    details: fc.record(
      {
        text,
        facts: fc.dictionary(name, name, { maxKeys: 3 }),
        netQuantity: name,
        warranty: name,
        maker: name,
        origin: name,
        weight: fc.integer({ min: 1, max: 999_999 }),
        size: fc.record({ length: centimetres, width: centimetres, height: centimetres }),
      },
      { requiredKeys: ['text', 'facts'] },
    ),
    variants: fc.array(fc.record({ name, price, contents }, { requiredKeys: ['name', 'price'] }), {
      minLength: 1,
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);
const entry = fc.tuple(fc.record({ title: name, price }), fields);

const productOf = (
  [base, { variants, ...more }]: [Pick<Product, 'title' | 'price'>, Partial<Product>],
  place: number,
) =>
  buildProduct({
    ...base,
    ...more,
    id: `p${place}`,
    ...(variants && {
      variants: variants.map((each, index): Variant => ({ ...each, id: `p${place}-${index}` })),
    }),
  });

const offer: fc.Arbitrary<Offer> = fc.record({
  price,
  soldOut: fc.boolean(),
  left: fc.option(fc.nat({ max: 999_999 }), { nil: undefined }),
});

holds(
  'exporting and importing any catalogue changes nothing',
  1000,
  [fc.array(entry, { maxLength: 5 }), fc.array(offer, { minLength: 1, maxLength: 6 })],
  (entries, offers) => {
    const products = entries.map((each, place) => productOf(each as never, place));
    const sold = products.flatMap(variantsOf);
    const list: PriceList = firstPriceList(
      Object.fromEntries(
        sold.flatMap(({ id }, place) => {
          const each = offers[place % (offers.length + 1)];
          return each ? [[id, each]] : [];
        }),
      ),
    );
    const bytes = new TextEncoder().encode(fileOf(products, list));
    const file = readFile(bytes.buffer);
    expect(file.rows).toHaveLength(sold.length);
    expect(readRows(file, products, list, {})).toEqual({
      cards: {},
      offers: {},
      changes: [],
      doubts: [],
      problems: [],
      counts: { added: 0, changed: 0, unchanged: products.length },
    });
  },
);
