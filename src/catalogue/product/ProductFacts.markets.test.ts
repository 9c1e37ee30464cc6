import { shop } from '#shop/config';
import { catalogueWords as words } from '#words/catalogue';
import { type Contents, unitPriceOf } from '../model/product';

const wax: Contents = { amount: 100, unit: 'g' };
const oil: Contents = { amount: 0.75, unit: 'l' };
const cloth: Contents = { amount: 2.5, unit: 'm²' };

/** The texts, with plain spaces. */
const textsBy: Readonly<Record<string, readonly string[]>> = {
  'en-IN': ['100 g · ₹9900 per kg', '0.75 l · ₹1320 per l', '2.5 m² · ₹396 per m²'],
  'hi-IN': [
    '100 ग्राम · ₹9,900 प्रति किलो',
    '0.75 लीटर · ₹1,320 प्रति लीटर',
    '2.5 वर्ग मीटर · ₹396 प्रति वर्ग मीटर',
  ],
  'de-DE': ['100 g · 99,00 € / kg', '0,75 l · 13,20 € / l', '2,5 m² · 3,96 € / m²'],
};

it('says in the shop’s language what a product contains, and its price by the base unit', () => {
  const texts = [wax, oil, cloth].map((contents) =>
    words.unitPrice(contents, unitPriceOf(990, contents)).replaceAll('\u00A0', ' '),
  );
  expect(texts).toEqual(textsBy[shop.market.language]);
});
