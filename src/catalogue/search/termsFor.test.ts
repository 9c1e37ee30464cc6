import { setShop } from '../../testing/setShop';
import { termsFor } from './ListTools';

const delivery = 'Delivery in 2 to 5 working days for ₹49, free from ₹999.';
const payment = 'Pay in cash on delivery or by UPI.';
const returns = 'Returns within 14 days.';

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
  ['delivery', delivery],
  ['Shipping', delivery],
  ['delivery charges', delivery],
  ['how long does delivery take?', delivery],
  ['is shipping free', delivery],
  ['cod', payment],
  ['Cash on delivery', payment],
  ['UPI', payment],
  ['payment options', payment],
  ['returns', returns],
  ['refund', returns],
  ['return policy', returns],
  ['can i return it', returns],
  ['delivery and returns', `${delivery} ${returns}`],
])('answers %s with the shop’s terms', (query, terms) => {
  expect(termsFor(query)).toBe(terms);
});

it.each(['', 'phone', 'courier bag', 'cash box', 'free', 'return of the king', 'policy', 'deliv'])(
  'says nothing about terms for %s',
  (query) => {
    expect(termsFor(query)).toBe('');
  },
);

it('says nothing about what the shop has not set', () => {
  setShop({ delivery: undefined, upi: undefined, returns: undefined, orders: false });
  for (const query of ['delivery', 'cod', 'returns']) expect(termsFor(query)).toBe('');
  setShop({ orders: true });
  expect(termsFor('upi')).toBe('Pay in cash on delivery.');
});
