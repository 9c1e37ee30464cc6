import { formatMoney } from './money';

it.each([
  [0, '₹0'],
  [2113, '₹2113'],
  [9999, '₹9999'],
  [10_000, '₹10,000'],
  [39_060, '₹39,060'],
  [123_456, '₹1,23,456'],
])('writes %i rupees as in India, up to four digits without a comma', (amount, written) => {
  expect(formatMoney(amount)).toBe(written);
});
