import { shop } from '#shop/config';
import type { Address } from '../orders/model/address';
import type { Order, OrderItem } from '../orders/model/order';
import { termsIn } from '../orders/model/orderTerms';
import { orderStates, type OrderState } from '../orders/model/states';
import { buildAddress } from './address';

const HOUR_MS = 3_600_000;

/** A generator of numbers from 0 to 1, always the same ones for a seed (Mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wordsOf = (text: string) => text.split(' ');

/** Names, and places as city, state and a postal code without its last two digits, by country. */
const countries = {
  IN: {
    first: wordsOf(
      'Aarav Asha Bhavna Chetan Deepa Farhan Gauri Harish Imran Jyoti Kamala Lakshmi Manoj Nisha Om Priya Ravi Sunita Tara Vikram',
    ),
    last: wordsOf(
      'Agarwal Bose Chaudhary Das Fernandes Ghosh Iyer Joshi Khan Menon Nair Patel Rao Reddy Sharma Singh Thakur Varma',
    ),
    streets: ['Lake View Road', 'MG Road', 'Temple Street', 'Station Road', 'Gandhi Nagar'],
    places: [
      ['Bengaluru', 'Karnataka', '5600'],
      ['Mumbai', 'Maharashtra', '4000'],
      ['New Delhi', 'Delhi', '1100'],
      ['Chennai', 'Tamil Nadu', '6000'],
      ['Kolkata', 'West Bengal', '7000'],
      ['Jaipur', 'Rajasthan', '3020'],
    ],
    telephoneOf: (number: number) => `+91 9${String(800_000_000 + number)}`,
    streetOf: (street: string, house: number) => `${house}, ${street}`,
  },
  DE: {
    first: wordsOf(
      'Anna Ben Clara David Emma Felix Grit Hannes Ines Jörg Käthe Lukas Mia Noah Özlem Paul Rosa Sören Tim Zoë',
    ),
    last: wordsOf(
      'Bauer Becker Çelik Fischer Groß Hoffmann Jäger Klein Krüger Lange Müller Nowak Öztürk Peters Richter Schäfer Weiß',
    ),
    streets: ['Lindenstraße', 'Bahnhofstraße', 'Am Mühlenweg', 'Schillerplatz', 'Goethestraße'],
    places: [
      ['Berlin', '', '109'],
      ['Hamburg', '', '203'],
      ['München', '', '803'],
      ['Köln', '', '506'],
      ['Leipzig', '', '041'],
      ['Frankfurt am Main', '', '603'],
    ],
    telephoneOf: (number: number) => `+49 30 ${String(2_000_000 + number)}`,
    streetOf: (street: string, house: number) => `${street} ${house}`,
  },
} as const;

/** A whole unit of the shop's currency, such as a euro. */
const unit = 10 ** shop.market.digits;

const colours = wordsOf('Amber Blue Clay Copper Cream Green Indigo Ivory Ochre Red');
const materials = wordsOf('Bamboo Brass Cane Cotton Jute Linen Oak Silk Stone Wool');
const things = wordsOf('basket bowl cushion lamp mat');

interface VolumeOptions {
  /** Another one makes another shop. */
  seed?: number;
  country?: keyof typeof countries;
  orders?: number;
  customers?: number;
  products?: number;
  /** How many of the newest orders are in each open state; the others are finished. */
  open?: Partial<Record<OrderState, number>>;
  /** When the newest order was placed; milliseconds. */
  now?: number;
}

/**
 * A shop at volume: its products, and the orders that its customers have placed, the newest first, one every hour but for
 * the new ones, which came in since last night. The same options make the same shop.
 */
export function createVolume({
  seed = 1,
  country = 'IN',
  orders: orderCount = 1000,
  customers: customerCount = 300,
  products: productCount = 500,
  open = { placed: 60, accepted: 20, sent: 40 },
  now = Date.UTC(2026, 0, 15, 3),
}: VolumeOptions = {}) {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Value>(values: readonly Value[]): Value => {
    const { [below(values.length)]: value } = values;
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  const { first, last, streets, places, telephoneOf, streetOf } = countries[country];

  const products = Array.from({ length: productCount }, (_, place) => ({
    id: `volume-${String(place + 1).padStart(4, '0')}`,
    title: [
      colours[place % 10],
      materials[Math.floor(place / 10) % 10],
      things[Math.floor(place / 100) % 5],
      ...(place < 500 ? [] : [place]),
    ].join(' '),
    price: (49 + below(950)) * unit,
  }));

  const customers = Array.from({ length: customerCount }, (_, place) => {
    const [city, state, start] = pick<readonly [string, string, string]>(places);
    const address: Address = {
      ...buildAddress(),
      name: `${pick(first)} ${pick(last)}`,
      telephone: telephoneOf(place * 7919),
      street: streetOf(pick(streets), 1 + below(200)),
      landmark: '',
      city,
      state,
      pin: start + String(1 + below(99)).padStart(2, '0'),
      instructions: below(5) === 0 ? 'Ring twice' : '',
    };
    return { uid: `customer-${place + 1}`, address };
  });

  const numberDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const groupOf = () => Array.from({ length: 4 }, () => pick(numberDigits.split(''))).join('');

  function itemsOf(): OrderItem[] {
    const chosen = new Set(Array.from({ length: 1 + below(4) }, () => pick(products)));
    return [...chosen].map(({ id, price, title }) => ({
      productId: id,
      price,
      count: 1 + below(3),
      record: { title },
    }));
  }

  const openStates = orderStates.flatMap((state) =>
    Array.from({ length: open[state] ?? 0 }, () => state),
  );
  const finishedState = () =>
    pick<OrderState>([...Array<OrderState>(18).fill('delivered'), 'cancelled', 'undelivered']);

  /** Each customer has ordered once before any of them comes back; the first third come back most. */
  const customerOf = (place: number) =>
    place < customerCount
      ? customers[place % customerCount]
      : customers[below(below(2) ? customerCount : Math.ceil(customerCount / 3))];

  const orders = Array.from({ length: orderCount }, (_, place): Order => {
    const customer = customerOf(orderCount - 1 - place) ?? pick(customers);
    const { [place]: state = finishedState() } = openStates;
    const newest = open.placed ?? 0;
    const placedAt =
      place < newest
        ? now - Math.floor((place / newest) * 12 * HOUR_MS)
        : now - (12 + place - newest) * HOUR_MS;
    const pay = below(4) === 0 && country === 'IN' ? 'upi' : 'cash';
    const items = itemsOf();
    const subtotal = items.reduce((sum, { price, count }) => sum + price * count, 0);
    const { [orderStates.indexOf(state) - 1]: stateBefore = 'placed' } = orderStates;
    const before = state === 'placed' || state === 'cancelled' ? 'placed' : stateBefore;
    const stateAt = state === 'placed' ? placedAt : placedAt + HOUR_MS / 2;
    return {
      id: [groupOf(), groupOf(), groupOf()].join('-'),
      owner: customer.uid,
      by: state === 'placed' ? customer.uid : 'merchant',
      guest: below(3) === 0,
      gift: below(20) === 0,
      items,
      delivery: { price: subtotal < 999 * unit ? 49 * unit : 0 },
      terms: termsIn(shop),
      pay,
      payment: (pay === 'upi' || state === 'delivered') && state !== 'cancelled' ? 'paid' : 'due',
      address: customer.address,
      state,
      before: state === 'undelivered' ? 'sent' : before,
      times: state === 'placed' ? {} : { [state]: stateAt },
      notes: {},
      taken: {},
      told: {},
      returnRequests: 0,
      placedAt,
      stateAt,
      beforeAt: placedAt,
      changedAt: stateAt,
    };
  });
  return { products, customers, orders };
}
