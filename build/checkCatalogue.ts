import { checkFields, fieldsOf, isListOf, isText, isWhole, type Rule } from './checkValues';

const file = 'src/features/catalogue/products.ts';

const photograph = 'the import of a photograph in pictures/';
const former = 'the price before, above the price now, in whole rupees';
const details = "such as { text: 'Made by hand.', facts: { Colour: 'blue' } }";

const required: Record<string, Rule> = {
  title: [isText, 'what it is'],
  image: [isText, photograph],
  price: [(value) => isWhole(value, 0), 'whole rupees, such as 99'],
};

const optional: Record<string, Rule> = {
  rating: [(value) => isWhole(value, 0, 5), 'whole stars, 0 to 5'],
  soldOut: [(value) => typeof value === 'boolean', 'true or false'],
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
};

function areFacts(value: unknown): boolean {
  const facts = Object.entries(fieldsOf(value));
  return !Array.isArray(value) && facts.length > 0 && facts.every((fact) => fact.every(isText));
}

/**
 * What is wrong with a catalogue: a sentence for each wrong value, which names the product and says what to
 * write. Accepts anything.
 */
export function checkCatalogue(products: unknown): string[] {
  if (!Array.isArray(products)) return [`${file}: there is no list named products; export one.`];
  const ids = products.map((entry) => fieldsOf(entry).id);
  return products.flatMap((entry: unknown, index) => {
    const { id, title, price } = fieldsOf(entry);
    const first = ids.indexOf(id);
    const isUnique = isText(id) && !id.includes('\n') && first === index;
    const advice = `a text that no other product has, in one line, such as '${index + 1}'`;
    const isFormer = (was: unknown) => isWhole(was, 1) && !(Number(was) <= Number(price));
    const wrong = [
      ...checkFields(entry, { id: [() => isUnique, advice], ...required }),
      ...checkFields(entry, { was: [isFormer, former], ...optional }, { optional: true }),
    ];
    const name = isUnique ? id : `number ${index + 1}`;
    return wrong.map((what) => `${file}: product ${name}${quote(title)} has ${what}`);
  });
}

/** ` ("5G phone, triple camera…")`, or nothing without a title. */
function quote(title: unknown): string {
  if (!isText(title)) return '';
  const short = title.length > 40 ? `${title.slice(0, 40).replace(/\W*\w*$/, '')}…` : title;
  return ` ("${short}")`;
}
