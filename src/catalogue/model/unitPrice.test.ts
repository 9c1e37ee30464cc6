import { type Contents, type Unit, unitPriceOf, variantsOf } from './product';

it.each<[price: number, amount: number, unit: Unit, string]>([
  [133, 100, 'g', '1330 for one kg'],
  [499, 1.5, 'kg', '333 for one kg'],
  [990, 750, 'ml', '1320 for one l'],
  [80, 0.75, 'l', '107 for one l'],
  [250, 50, 'cm', '500 for one m'],
  [250, 3, 'm', '83 for one m'],
  [999, 2.5, 'm²', '400 for one m²'],
  // Exactly half of the smallest amount is rounded up.
  [6, 0.48, 'l', '13 for one l'],
  [1, 2, 'kg', '1 for one kg'],
  [999_999_999, 0.001, 'g', '999999999000000 for one kg'],
])('a package of ₹%i with %d %s costs ₹%s', (price, amount, unit, text) => {
  const { base, price: unitPrice } = unitPriceOf(price, { amount, unit });
  expect(`${unitPrice} for one ${base}`).toBe(text);
});

it('gives variants the product’s contents, unless they have their own', () => {
  const contents: Contents = { amount: 250, unit: 'g' };
  const larger: Contents = { amount: 500, unit: 'g' };
  const product = { id: 'tea', title: 'Tea', image: '/tea.webp', price: 90, contents };
  const variants = [
    { id: 'tea-s', name: 'Small' },
    { id: 'tea-l', name: 'Large', contents: larger },
  ];
  expect(variantsOf({ ...product, variants }).map((each) => each.contents)).toEqual([
    contents,
    larger,
  ]);
});
