import { checkCatalogue, describeMissingLabels, doubtfulPrices } from './checkCatalogue';

const lamp = { id: 'lamp', title: 'Clay lamp', image: '/lamp-960.webp', price: 40, rating: 4 };
const of = (...entries: unknown[]) => checkCatalogue(entries);
const file = 'shop/products.ts:';

describe('a price in a shop that sells in euros', () => {
  it.each([
    [7.89, '789 for 7,89 €'],
    ['7,89', '789 for 7,89 €'],
    ['€ 7.89', '789 for 7,89 €'],
    ['1.234,50 €', '123450 for 1.234,50 €'],
    [0.5, '50 for 0,50 €'],
    ['cheap', '9900 for 99,00 €'],
    [undefined, '9900 for 99,00 €'],
    [-1, '9900 for 99,00 €'],
  ])('is rejected with an example in cents: %p', (price, example) => {
    expect(of({ ...lamp, price })).toEqual([
      expect.stringContaining(`; write a whole number, without the point: ${example}.`),
    ]);
  });

  it('is also checked if it is the price before or a variant’s', () => {
    const variants = [{ id: 'lamp-s', name: 'Small', price: 6.5 }];
    expect(of({ ...lamp, was: 9.99, variants })).toEqual([
      expect.stringContaining('999 for 9,99 €, or leave it out.'),
      expect.stringContaining('650 for 6,50 €, or leave it out.'),
    ]);
  });

  it('brings a warning only if it is a few cents', () => {
    const variants = [{ id: 'lamp-s', name: 'Small', price: 6 }];
    expect(
      doubtfulPrices([
        { ...lamp, price: 8 },
        { ...lamp, id: 'jug', price: 800, variants },
      ]),
    ).toEqual([
      `${file} product lamp ("Clay lamp") has the price 8, which is 0,08 €; write 800 if it is 8,00 €.`,
      `${file} product jug ("Clay lamp") has the price 6, which is 0,06 €; write 600 if it is 6,00 €.`,
    ]);
  });
});

it('names products without a manufacturer, whom European law wants named', () => {
  const details = { maker: 'Töpferei Muster, Lindenstraße 17, 10969 Berlin' };
  expect(describeMissingLabels([lamp, { ...lamp, id: 'jug', details }])).toMatch(
    /Regulation \(EU\) 2023\/988, asks for more than these products say: lamp \(maker\)\. /,
  );
});
