import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { orderNumberIn, searchOrders } from './searchOrders';
import { filterOf, filterOrders } from './ShopOrdersFilter';

const all = new FakeOrders();
const address = {
  ...buildAddress(),
  name: 'Bilal Abd-al Khan',
  telephone: '02212345678',
  pin: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
};
const items = [{ productId: 'lamp', price: 100, count: 1 }];
const orders = [
  all.add({ owner: 'dev', id: '2222-2222-2222', address: undefined, items }),
  all.add({
    owner: 'bilal',
    id: '10AB-CDEF-GHJK',
    address,
    delivery: { price: 2053 },
    notes: { sent: 'Quick Post AB-7741' },
    reference: '4123 45678901',
    refundReference: 'R/12',
    invoice: { number: 'HAAT-71', at: 1, seller: 'Haat', taxes: [] },
  }),
  all.add({ owner: 'asha', id: '7K3M-9QXT-2B4D' }),
];
const titleOf = ({ productId: id }: { productId: string }) => (id === 'lamp' ? 'Clay lamp' : '');

it.each([
  ['a blank query', ' ', ['2222-2222-2222', '10AB-CDEF-GHJK', '7K3M-9QXT-2B4D']],
  ['a complete order number', '7K3M-9QXT-2B4D', ['7K3M-9QXT-2B4D']],
  ['part of an order number, in lowercase, without dashes', 'm9qx', ['7K3M-9QXT-2B4D']],
  ['an order number with letters for digits', 'lOab', ['10AB-CDEF-GHJK']],
  ['a name', 'asha rao', ['7K3M-9QXT-2B4D']],
  ['a name without its dash', 'ABDAL', ['10AB-CDEF-GHJK']],
  ['a phone number', '9876543210', ['7K3M-9QXT-2B4D']],
  ['a phone number with its country code', '+91 98765-43210', ['7K3M-9QXT-2B4D']],
  ['a phone number with a leading zero', '0 98765 43210', ['7K3M-9QXT-2B4D']],
  ['the end of a phone number', '5678', ['10AB-CDEF-GHJK']],
  ['the start of a PIN code', '400 0', ['10AB-CDEF-GHJK']],
  ['a city', 'MUMBAI', ['10AB-CDEF-GHJK']],
  ['a state', 'maha', ['10AB-CDEF-GHJK']],
  ['a name and a city', 'mumbai khan', ['10AB-CDEF-GHJK']],
  ['a product', 'clay lamp', ['2222-2222-2222']],
  ['an amount', '₹2,053', ['10AB-CDEF-GHJK']],
  ['an amount in digits', '2053', ['10AB-CDEF-GHJK']],
  ['a tracking number', 'ab7741', ['10AB-CDEF-GHJK']],
  ['the number of a payment', '412345678901', ['10AB-CDEF-GHJK']],
  ['the reference of a refund', 'r/12', ['10AB-CDEF-GHJK']],
  ['the number of an invoice', 'haat-71', ['10AB-CDEF-GHJK']],
  ['text that no order contains', 'zebra', []],
  ['an order number with its hash sign', '#7K3M-9QXT-2B4D', ['7K3M-9QXT-2B4D']],
  ['… and a space, in lowercase', '# 7k3m-9qxt-2b4d', ['7K3M-9QXT-2B4D']],
  ['part of it with a hash sign', '#7K3M', ['7K3M-9QXT-2B4D']],
  ['an order number with spaces', '7K3M 9QXT 2B4D', ['7K3M-9QXT-2B4D']],
  ['an order number with en dashes', '7K3M – 9QXT – 2B4D', ['7K3M-9QXT-2B4D']],
  ['an order number without dashes', '#7k3m9qxt2b4d,', ['7K3M-9QXT-2B4D']],
  ['an order number in a sentence', 'Where is my order 7K3M-9QXT-2B4D?', ['7K3M-9QXT-2B4D']],
  ['an order number at its end', '(order no. 7K3M-9QXT-2B4D).', ['7K3M-9QXT-2B4D']],
  ['an order number with zeros and ones', 'Order: IOAB-CDEF-GHJK', ['10AB-CDEF-GHJK']],
  ['an order number with full-width signs', '＃７Ｋ３Ｍ－９ＱＸＴ－２Ｂ４Ｄ', ['7K3M-9QXT-2B4D']],
  [
    'the link of an email',
    `https://my-best-site.example/haat/#/login?order=7K3M-9QXT-2B4D&key=${'0a'.repeat(16)}.`,
    ['7K3M-9QXT-2B4D'],
  ],
  [
    'an encoded link',
    'https://a.example/%23/login%3Forder%3D7K3M-9QXT-2B4D%26key',
    ['7K3M-9QXT-2B4D'],
  ],
  ['a name and part of a number', '9qxt Asha', ['7K3M-9QXT-2B4D']],
  ['words in any order, with punctuation', 'Khan, Bilal; Mumbai', ['10AB-CDEF-GHJK']],
  ['a name and a phone number', 'Asha +91 98765 43210', ['7K3M-9QXT-2B4D']],
  ['… without a space', 'Asha:+919876543210', ['7K3M-9QXT-2B4D']],
  ['a name of another script’s accents', 'BÍLAL', ['10AB-CDEF-GHJK']],
  ['a phone number and a PIN code', '022 12345678 400001', ['10AB-CDEF-GHJK']],
  ['a phone number with its prefix, in part', '+91 98765', ['7K3M-9QXT-2B4D']],
  ['a phone number dialled from abroad', '0091-98765-43210', ['7K3M-9QXT-2B4D']],
  ['a phone number with everything', '+91 (0)98765.43210', ['7K3M-9QXT-2B4D']],
  ['a phone number without its plus', '919876543210', ['7K3M-9QXT-2B4D']],
  ['a phone number’s link', 'tel:+91-98765-43210', ['7K3M-9QXT-2B4D']],
  ['a phone number in Devanagari', '९८७६५ ४३२१०', ['7K3M-9QXT-2B4D']],
  ['a landline', '+91 22 1234 5678', ['10AB-CDEF-GHJK']],
  ['a landline in brackets', '(022) 1234-5678', ['10AB-CDEF-GHJK']],
  ['a labelled phone number', 'Mobile: 98765 43210', ['7K3M-9QXT-2B4D']],
  ['a labelled PIN code', 'PIN - 400 001.', ['10AB-CDEF-GHJK']],
  ['a city with its PIN code', 'Mumbai-400001', ['10AB-CDEF-GHJK']],
  ['an amount in rupees', 'Rs 2053', ['10AB-CDEF-GHJK']],
  ['… with all signs', 'Rs.2,053/-', ['10AB-CDEF-GHJK']],
  ['… with paise', 'INR 2,053.00', ['10AB-CDEF-GHJK']],
  ['… with paise alone', '2053.00', ['10AB-CDEF-GHJK']],
  ['… after a space', '₹ 2053.', ['10AB-CDEF-GHJK']],
  ['… in words', '2053 rupees', ['10AB-CDEF-GHJK']],
  ['… in Hindi', 'रु. २,०५३', ['10AB-CDEF-GHJK']],
  ['… and a name', 'khan ₹2,053', ['10AB-CDEF-GHJK']],
  ['… and another name', 'asha ₹2,053', []],
  ['an amount that is only part of a number', '₹43210', []],
  ['a payment reference with its label', 'UPI Ref No: 4123 4567 8901', ['10AB-CDEF-GHJK']],
  ['a courier and tracking number', 'AWB: AB‑7741', ['10AB-CDEF-GHJK']],
  ['a number that no order has', '2222-2222-2223', []],
  ['punctuation alone', ' #- ', ['2222-2222-2222', '10AB-CDEF-GHJK', '7K3M-9QXT-2B4D']],
])('finds the orders for %s', (_what, query, expected) => {
  expect(searchOrders(orders, query, titleOf).map(({ id }) => id)).toEqual(expected);
});

describe('a search for a customer', () => {
  const named = (name: string, city = 'Mumbai') =>
    new FakeOrders().add({ owner: 'asha', address: { ...buildAddress(), name, city } });

  it.each([
    ['Jürgen Müller', 'mueller'],
    ['Jürgen Müller', 'Juergen Muller'],
    ['Juergen Mueller', 'müller'],
    ['Juergen Mueller', 'jurgen'],
    ['Juergen Mueller', 'eller'],
    ['Anna Engel', 'annaengel'],
    ['Özlem Yılmaz', 'Yilmaz'],
    ['Ozlem Yilmaz', 'ÖZLEM YILMAZ'],
    ['Işık İnan', 'isik inan'],
    ['Klaus Weiß', 'WEISS'],
    ['Klaus Weiss', 'weiß'],
    ['Łukasz Wójcik', 'lukasz wojcik'],
    ['Søren Ærø', 'soeren aeroe'],
    ['Soren Aero', 'Søren'],
    ['Đorđe Œuvrard', 'dorde oeuvrard'],
    ['Ｍüller', 'mueller'],
    ['Mu\u0308ller', 'mueller'],
    ['Mül\u00adler', 'mueller'],
    ['Mueller', 'mül\u200bler'],
    ['फ़ातिमा', 'फातिमा'],
    ['चाँद', 'चांद'],
    ['सत्\u200dयम', 'सत्यम'],
    // Similar-sounding names and typos match only if nobody has exactly this name.
    ['Aslam Shaikh', 'असलम'],
    ['Aarti Mehta', 'arti'],
    ['Yılmaz', 'Yilmas'],
    ['Raghunathan', 'Ragunathan'],
  ])('finds “%s” for “%s”', (name, query) => {
    const order = named(name);
    expect(searchOrders([order, named('Zoya')], query, titleOf)).toEqual([order]);
  });

  it('finds a name and a city that are each spelled another way', () => {
    const order = named('Jürgen Müller', 'Köln');
    expect(searchOrders([order, named('Müller')], 'mueller koeln', titleOf)).toEqual([order]);
  });

  it('leaves out similar names if somebody is called exactly what I typed', () => {
    const [meta, mehta] = [named('Metha'), named('Mehta')];
    expect(searchOrders([meta, mehta], 'metha', titleOf)).toEqual([meta]);
    expect(searchOrders([meta], 'Bilal', titleOf)).toEqual([]);
  });
});

it.each([
  ['7K3M-9QXT-2B4D', '7K3M-9QXT-2B4D'],
  ['#7k3m 9qxt 2b4d', '7K3M-9QXT-2B4D'],
  ['Order no. 7k3m9qxt2b4d!', '7K3M-9QXT-2B4D'],
  ['call 7K3M-9QXT-2B4D asap', '7K3M-9QXT-2B4D'],
  ['https://my-best-site.example/#/login?order=7K3M-9QXT-2B4D&key=0', '7K3M-9QXT-2B4D'],
  ['oill-oill-oill', '0111-0111-0111'],
  ['7K3M-9QXT', undefined],
  ['7K3M-9QXT-2B4D-1', undefined],
  ['7K3M-9QXU-2B4D', undefined],
  ['3f2b8c1a-7k3m-9qxt-2b4d-3f2b8c1a9e8f', undefined],
  ['+91 98765 43210', undefined],
  ['Asha Rao', undefined],
])('the order number in “%s” is %s', (query, id) => {
  expect(orderNumberIn(query)).toBe(id);
});

it('finds an order by two or three of its details, in any order and notation', () => {
  const forms = [
    '#10AB-CDEF-GHJK',
    '10ab',
    'IOAB',
    'Order 10AB–CDEF–GHJK',
    'Bilal',
    'abd-al KHAN',
    '“Bílal Khan”',
    'Name: Bilal Abd-al Khan',
    '022 1234 5678',
    '+91 22 12345678',
    '(022)-12345678',
    '०२२१२३४५६७८',
    '400001',
    '400 001',
    'PIN: 400-001',
    'Mumbai – 400001',
    'Maharashtra.',
    '₹2,053',
    '2053',
    'Rs. 2,053/-',
    '२०५३',
    'Total: INR 2053.00',
    '412345678901',
    'UTR 4123 4567 8901',
    'R/12',
    'Quick Post',
    'AB7741',
  ];
  const separators = [' ', ', ', '; ', '\n', ' / ', ' · '];
  const missed: string[] = [];
  let turn = 0;
  for (const one of forms) {
    for (const other of forms) {
      turn += 1;
      const separator = separators[turn % separators.length];
      const third = forms[turn % forms.length] ?? '';
      for (const parts of [
        [one, other],
        [one, other, third],
      ]) {
        const query = parts.join(separator);
        const found = searchOrders(orders, query, titleOf);
        if (found.length !== 1 || found[0]?.id !== '10AB-CDEF-GHJK') missed.push(query);
      }
    }
  }
  expect(missed).toEqual([]);
});

it('searches a megabyte that was pasted by mistake at once', () => {
  for (const text of ['1 ', '7k3m-', 'a', '%25', '(0) ', '₹1,']) {
    const start = performance.now();
    searchOrders(orders, text.repeat(1_000_000 / text.length), titleOf);
    searchOrders(orders, `${text.repeat(400 / text.length)} zebra`, titleOf);
    expect(performance.now() - start).toBeLessThan(1000);
  }
});

it('shows orders with a rare final state under “Delivered” and “Returned”', () => {
  const filters = (['returnDeclined', 'undelivered'] as const).map((state) =>
    filterOf(all.add({ owner: 'asha', state })),
  );
  expect(filters).toEqual(['delivered', 'returned']);
});

it('lists open orders oldest first, and finished ones newest first', () => {
  const oldestFirst = [...orders].reverse();
  expect(filterOrders(orders, 'placed')).toEqual(oldestFirst);
  expect(filterOrders(orders, 'all')).toEqual(orders);
});
