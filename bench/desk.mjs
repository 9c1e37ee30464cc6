import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { demoProject } from '../build/variables';
import { readProducts } from '../firestore/shopRules';
import { documentOf } from '../src/firebase/firestoreOrderDocuments';
import { createLinkKey, linkedFieldsOf } from '../src/orders/model/orderLink';
import { termsIn } from '../src/orders/model/orderTerms';
import { typedAddress } from '#market/example';
import { shop } from '#shop/config';
import { openPhone } from './phone.mjs';
import { has, watchPresses } from './presses.mjs';

const MINUTE_MS = 60_000;
/** A batch has 500 writes at most: each order has a link. */
const MOST_ORDERS = 250;

/** Names of letters alone, as digits would be searched for in other fields, too. */
const nameOf = (place) =>
  `Kamala ${String(place)
    .padStart(4, '0')
    .replace(/\d/g, (digit) => 'bdfghklmnp'[digit])}`;

/** Adds so many orders that wait for the merchant, the newest first, one a minute. */
export async function addOrders(firestoreUrl, count) {
  const products = readProducts();
  const database = getFirestore(initializeApp({ projectId: demoProject }));
  const { hostname, port } = new URL(firestoreUrl);
  // The emulator applies no rules to this token.
  connectFirestoreEmulator(database, hostname, Number(port), { mockUserToken: 'owner' });
  const orders = Array.from({ length: count }, (_, place) => place);
  while (orders.length > 0) {
    const batch = writeBatch(database);
    for (const place of orders.splice(0, MOST_ORDERS)) {
      const at = Timestamp.fromMillis(Date.now() - place * MINUTE_MS);
      const { id, price } = products[place % products.length];
      const key = createLinkKey();
      const order = {
        ...documentOf({
          owner: 'bench',
          guest: false,
          items: [{ productId: id, price, count: 1 + (place % 3) }],
          delivery: {},
          terms: termsIn(shop),
          gift: false,
          pay: 'cash',
          address: { ...typedAddress, name: nameOf(place) },
          linkKey: key,
        }),
        placedAt: at,
        stateAt: at,
        beforeAt: at,
        changedAt: at,
      };
      const path = `orders/BNCH-0000-${String(place).padStart(4, '0')}`;
      batch.set(doc(database, path), order);
      batch.set(doc(database, `${path}/links/${key}`), linkedFieldsOf(order));
    }
    await batch.commit();
  }
}

/**
 * A merchant's visit at a phone, signed in, with the orders of `addOrders`.
 *
 * @returns how long until what was pressed is shown, in milliseconds: the desk, `opened` with its orders; an order that was
 *   `searched` for, by the last letter of its name; and its new state, `accepted`
 */
export async function measureDesk(browser, url, { email, password }) {
  const { page, close } = await openPhone(browser);
  page.setDefaultTimeout(60_000);
  const { step, tap, steps } = await watchPresses(page);
  await page.goto(`${url}#/login`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: shop.welcome.heading }).waitFor();
  await step('open', () => tap(page.locator('.header-orders-link')), has('.shop-orders .order'));
  const box = page.locator('.shop-orders input[type=search]');
  const name = nameOf(Math.floor(Math.random() * 1000));
  await box.fill(name.slice(0, -1));
  await page.waitForTimeout(2000);
  await step(
    'search',
    () => page.keyboard.press(name.at(-1)),
    `() => {
      const cards = document.querySelectorAll('.shop-orders .order');
      return cards.length === 1 && cards[0].textContent.includes('${name}');
    }`,
  );
  await box.fill('');
  await page.waitForTimeout(2000);
  await step(
    'accept',
    () => tap(page.locator('.shop-orders .order').getByRole('button', { name: 'Accept' })),
    `() => [...document.querySelectorAll('.order-state')].some(({ textContent }) => textContent === 'Accepted')`,
  );
  await close();
  const timeOf = (name) => steps[name].shown[0];
  return { opened: timeOf('open'), searched: timeOf('search'), accepted: timeOf('accept') };
}
