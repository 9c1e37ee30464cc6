import { setShop } from '../../testing/setShop';
import { termsFor } from './ListTools';

const delivery = 'Delivery in 2 to 5 working days for ₹49, free from ₹999.';
const payment = 'Pay in cash on delivery or by UPI.';
const returns = 'Returns within 14 days.';
const gift =
  'Buying a gift? Choose “This Order Contains a gift” in your basket, and we’ll leave the prices off the packing slip.';

beforeEach(() => {
  setShop({
    orders: true,
    delivery: { price: 49, freeFrom: 999, days: [2, 5] },
    upi: { id: 'shop@bank', name: 'Shop' },
    cash: undefined,
    returns: 14,
  });
});

it.each([
  [delivery, ['delivery', 'Shipping', 'delivery charges', 'is shipping free']],
  [delivery, ['how long does delivery take?']],
  [payment, ['cod', 'Cash on delivery', 'UPI', 'payment options']],
  [returns, ['returns', 'refund', 'return policy', 'can i return it']],
  [gift, ['gift', 'Gifts', 'a present']],
  [`${delivery} ${returns}`, ['delivery and returns']],
  [
    '',
    [
      '',
      'phone',
      'courier bag',
      'cash box',
      'free',
      'return of the king',
      'policy',
      'deliv',
      'gift box',
    ],
  ],
])('answers with “%s” to %j', (terms, queries) => {
  for (const query of queries) expect([query, termsFor(query)]).toEqual([query, terms]);
});

it('says nothing about terms that the shop hasn’t set', () => {
  setShop({ delivery: undefined, upi: undefined, returns: undefined, orders: false });
  for (const query of ['delivery', 'cod', 'returns', 'gift']) expect(termsFor(query)).toBe('');
  setShop({ orders: true });
  expect(termsFor('upi')).toBe('Pay in cash on delivery.');
});
