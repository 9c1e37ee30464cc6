/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { shop } from '#shop/config';
import { deliveryOf } from '../catalogue/model/prices';
import type { Product } from '../catalogue/model/product';
import { pricesRead } from '../catalogue/pricesSlice';
import { buildProduct } from '../testing/builders';
import { renderWithShop } from '../testing/renderApp';
import { setShop } from '../testing/setShop';
import { BasketTotal } from './BasketTotal';

jest.mock('#shop/products', () => {
  const { buildProduct } =
    jest.requireActual<typeof import('../testing/buildProduct')>('../testing/buildProduct');
  return { products: [buildProduct({ title: 'Comb', price: 30 })] };
});

type Terms = ComponentProps<typeof BasketTotal>['terms'];

const unused = () => undefined;
function renderTotal(props: Partial<ComponentProps<typeof BasketTotal>>, basket: Product[] = []) {
  const { store } = renderWithShop(
    <BasketTotal
      count={2}
      subtotal={266}
      terms={{}}
      onProceed={unused}
      answer=""
      canProceed
      {...props}
    />,
    { basket },
  );
  act(() => {
    const delivery = deliveryOf(props.terms?.delivery);
    store.dispatch(pricesRead({ prices: {}, delivery, isPartial: true }));
  });
  return within(screen.getByRole('region', { name: 'Total' }));
}

const isQuiet = (total: ReturnType<typeof renderTotal>) =>
  total.getByRole('button', { name: 'Proceed to checkout' }).classList.contains('button-quiet');

const texts = (total: ReturnType<typeof renderTotal>) =>
  total.getAllByRole('paragraph').map(({ textContent }) => textContent);

// This day is a Monday.
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00+05:30') });
});
afterEach(() => {
  jest.useRealTimers();
});

const delivery = { price: 49, freeFrom: 999, days: [2, 5] as [number, number] };
const cash = { upTo: 20_000 };
const upToLimit = 'Cash on delivery is available up to ₹20,000. You can pay for this order by UPI.';
const upi = { id: 'nimbu@bank', name: 'Nimbu' };

it('shows the money first, then arrival, ways to pay, and until when items can be returned', () => {
  const basket = [buildProduct({ price: 990 })];
  const total = renderTotal({ subtotal: 990, terms: { delivery, upi, returns: 14 } }, basket);
  expect(texts(total)).toEqual([
    'Subtotal 2 items: ₹990',
    'Delivery: ₹49',
    'Total: ₹1039',
    '₹9 more for free delivery: Comb, ₹30',
    'Arrives Wed 25 – Mon 30 Nov if you order today.',
    'Pay in cash on delivery or by UPI.',
    'Returns within 14 days.',
  ]);
  expect(isQuiet(total)).toBe(false);
});

it('shows the new day’s dates when I come back to the tab the next day', () => {
  const total = renderTotal({ terms: { delivery } });
  jest.setSystemTime(Date.parse('2026-11-24T00:00+05:30'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(texts(total)).toContain('Arrives Thu 26 Nov – Tue 1 Dec if you order today.');
});

it.each<[what: string, subtotal: number, terms: Terms, sentences: string[]]>([
  ['free delivery', 999, { delivery }, ['Delivery: free', 'Total: ₹999']],
  ['cash as the only way to pay', 999, {}, ['Pay in cash on delivery.']],
  [
    'every other way to pay',
    999,
    { upi, payments: { service: 'stripe' } },
    ['Pay in cash on delivery, online or by UPI.'],
  ],
  ['cash up to the limit', 20_000, { cash, upi }, ['Pay in cash on delivery or by UPI.']],
  ['that delivery counts towards it', 19_999, { cash, upi, delivery: { price: 49 } }, [upToLimit]],
  [
    'what to do if there is no way to pay so much',
    20_001,
    { cash },
    [
      'Cash on delivery is available up to ₹20,000. Remove something from your basket, or contact us.',
    ],
  ],
])('says %s', (_what, subtotal, terms, sentences) => {
  expect(texts(renderTotal({ subtotal, terms }))).toEqual(expect.arrayContaining(sentences));
});

it.each([
  ['by UPI instead', upi, upToLimit],
  [
    'not at all',
    undefined,
    'Cash on delivery is available up to ₹20,000. Remove something from your basket, or contact us.',
  ],
])(
  'says below the sums that the total is above the limit for cash, and can be paid %s',
  (_how, upiTerms, sentence) => {
    const terms = { cash, ...(upiTerms && { upi: upiTerms }) };
    const total = renderTotal({ count: 22, subtotal: 20_790, terms });
    expect(total.getByRole('button')).toHaveAccessibleDescription(sentence);
    expect(texts(total)).toEqual(['Subtotal 22 items: ₹20,790', sentence]);
  },
);

it('says how to pay for too many different products to pay in cash', () => {
  const products = Array.from({ length: 21 }, () => buildProduct());
  expect(texts(renderTotal({ count: 21, terms: { cash, upi } }, products))).toContain(
    'Cash on delivery is available for up to 20 different products. You can pay for this order by UPI.',
  );
});

it.each([
  ['the code', 200, 'You can pay for this order online without your code.'],
  ['what is in the basket', 40, 'Add something to your basket, or contact us.'],
])('says what to do if %s makes it too cheap to pay online', (_what, subtotal, sentence) => {
  // Payments in this currency have a least amount that is a multiple of the shop's smallest.
  setShop({ market: { ...shop.market, currency: 'JPY' }, cash: { upTo: 30 } });
  const terms: Terms = { cash: shop.cash, payments: { service: 'stripe' } };
  const code = { off: subtotal - 10, entry: null, row: null };
  expect(texts(renderTotal({ subtotal, terms, code }))).toContain(
    `Cash on delivery is available up to ₹30, before your code’s discount. Paying online is available from ₹50. ${sentence}`,
  );
});

it.each<[name: string, count: number, terms: Terms, sentences: string[]]>([
  [
    'about an empty basket, whose button is quiet',
    0,
    { delivery, upi, cash, returns: 14 },
    ['Subtotal 0 items: ₹266'],
  ],
  [
    'but how to pay if the shop has set no terms',
    2,
    {},
    ['Subtotal 2 items: ₹266', 'Pay in cash on delivery.'],
  ],
  [
    'about paying and arriving if the shop takes no orders',
    2,
    { orders: false, delivery, upi },
    ['Subtotal 2 items: ₹266', 'Delivery: ₹49', 'Total: ₹315', '₹733 more for free delivery'],
  ],
])('promises no dates %s', (_name, count, terms, sentences) => {
  const basket = Array.from({ length: count }, () => buildProduct({ price: 133 }));
  const total = renderTotal({ count, terms }, basket);
  expect(texts(total)).toEqual(sentences);
  expect(isQuiet(total)).toBe(count === 0);
});
