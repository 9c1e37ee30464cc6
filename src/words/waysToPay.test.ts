import type { Payments } from '#shop/config';
import { germany } from '../markets/germany/market';
import { india, indiaHindi } from '../markets/india/market';
import type { Market } from '../markets/market';

/** The label of the choice to pay online at the checkout, in a shop with these payments. */
function online(words: 'en' | 'de' | 'hi', market: Market, payments: Payments) {
  let text = '';
  jest.isolateModules(() => {
    jest.doMock('#shop/config', () => ({ shop: { name: 'Nimbu', market, payments } }));
    const { paymentWords } = jest.requireActual<typeof import('#words/orders/orders')>(
      `./${words}/orders/orders`,
    );
    text = paymentWords.methods.online;
  });
  return text;
}

it.each<[string, ...Parameters<typeof online>]>([
  ['Card, UPI or net banking', 'en', india, { service: 'razorpay' }],
  ['Card', 'en', india, { service: 'stripe' }],
  ['कार्ड, UPI या नेट बैंकिंग', 'hi', indiaHindi, { service: 'razorpay' }],
  ['कार्ड', 'hi', indiaHindi, { service: 'stripe' }],
  ['Karte, Apple Pay oder Google Pay', 'de', germany, { service: 'stripe' }],
  // The merchant's configuration names these ways.
  [
    'UPI, card, wallet or EMI',
    'en',
    india,
    { service: 'razorpay', ways: ['upi', 'card', 'wallet', 'emi'] },
  ],
  [
    'Karte, PayPal, Klarna oder SEPA-Lastschrift',
    'de',
    germany,
    { service: 'stripe', ways: ['card', 'payPal', 'klarna', 'directDebit'] },
  ],
  ['UPI या पे लेटर', 'hi', indiaHindi, { service: 'razorpay', ways: ['upi', 'payLater'] }],
  ['Überweisung', 'de', germany, { service: 'stripe', ways: ['bankTransfer'] }],
])('a shopper who can pay online reads “%s”', (text, ...shop) => {
  expect(online(...shop)).toBe(text);
});
