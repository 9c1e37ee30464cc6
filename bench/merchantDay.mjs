import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { readProducts } from '../firestore/shopRules';
import { offersOf } from '../src/catalogue/model/priceList';

const products = readProducts();
const COUNT = 40;
/** The account that `npm start` adds. */
const merchant = { email: 'merchant@example.com', password: 'marigold' };

/** Adds new orders of the last hours; every fourth says that it's paid by UPI, if there is UPI. */
async function addOrders(firestoreUrl, projectId, hasUpi, prices, lot) {
  const database = getFirestore(initializeApp({ projectId }, lot));
  const { hostname, port } = new URL(firestoreUrl);
  // The emulator applies no rules to this token.
  connectFirestoreEmulator(database, hostname, Number(port), { mockUserToken: 'owner' });
  const tags = Object.entries(prices).map(([id, price]) => `${id}:${price}`);
  const batch = writeBatch(database);
  const orders = Array.from({ length: COUNT }, (_, place) => {
    const id = `${lot}-DAYS-${String(place).padStart(4, '0')}`;
    const isUpi = hasUpi && place % 4 === 3;
    const at = Timestamp.fromMillis(Date.now() - (COUNT - place) * 600_000);
    batch.set(doc(database, 'orders', id), {
      owner: 'seeded',
      by: 'seeded',
      guest: place % 2 === 0,
      gift: place % 8 === 0,
      pay: isUpi ? 'upi' : 'cash',
      payment: isUpi ? 'claimed' : 'due',
      delivery: {},
      state: 'placed',
      before: 'placed',
      times: {},
      notes: {},
      placedAt: at,
      stateAt: at,
      beforeAt: at,
      changedAt: at,
      taken: {},
      items: Object.fromEntries(tags.slice(place % 3, (place % 3) + 2).map((tag) => [tag, 1])),
      address: {
        name: 'Kamala Iyer',
        telephone: `98450 ${27_000 + place}`,
        street: `${place + 1} Lotus Lane`,
        city: 'Bengaluru',
        state: 'Karnataka',
        pin: '560041',
      },
    });
    return { id, isUpi };
  });
  await batch.commit();
  return orders;
}

/** Tab and Shift+Tab from button to button; every key counts. */
function keyboard(page) {
  const effort = { presses: 0 };
  const press = async (key) => {
    effort.presses += 1;
    await page.keyboard.press(key);
  };
  const nextKey = (element) => {
    const { activeElement, body } = document;
    if (activeElement === element) return undefined;
    const isBefore =
      activeElement !== body &&
      activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? 'Shift+Tab' : 'Tab';
  };
  const focus = async (target) => {
    for (let key = await target.evaluate(nextKey); key; key = await target.evaluate(nextKey)) {
      await press(key);
    }
  };
  return {
    effort,
    press: async (target) => {
      await focus(target);
      await press('Enter');
    },
    chooseFirst: async (target) => {
      await focus(target);
      await press('ArrowDown');
    },
    enter: async (target, text) => {
      await focus(target);
      effort.presses += text.length;
      await page.keyboard.type(text);
    },
  };
}

/** Of the browser's double tap, which the shop ignores where another button may have come to be. */
const DOUBLE_MS = 500;

/** Taps, at most two a second, and scrolling. */
function thumb(page) {
  const effort = { taps: 0, characters: 0, scrolled: 0 };
  const bringIntoView = (element) => {
    const centre = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    const { x, y } = centre();
    const before = scrollY;
    const at = document.elementFromPoint(x, y);
    if (!at || !(element.contains(at) || at.contains(element))) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    const moved = centre();
    return { ...moved, scrolled: Math.abs(scrollY - before) + Math.abs(moved.x - x) };
  };
  const press = async (target) => {
    await page.waitForTimeout(DOUBLE_MS);
    const { x, y, scrolled } = await target.evaluate(bringIntoView);
    effort.scrolled += Math.round(scrolled);
    effort.taps += 1;
    await page.touchscreen.tap(x, y);
  };
  return {
    effort,
    press,
    chooseFirst: async (target) => {
      // One opens the list, one picks from it.
      effort.taps += 2;
      await target.selectOption({ index: 1 });
    },
    enter: async (target, text) => {
      await press(target);
      effort.characters += text.length;
      await page.keyboard.type(text);
    },
  };
}

/** Accepts, sends and delivers the orders, but cancels two, and two don't arrive. */
async function workThrough(page, hand, orders) {
  const move = async (label, id, fillIn) => {
    const button = page.getByRole('button', { name: `${label}, order ${id}`, exact: true });
    await hand.press(button);
    if (fillIn) {
      await fillIn();
      await hand.press(button);
    }
    await button.waitFor({ state: 'detached' });
  };
  const showList = (name) => hand.press(page.getByRole('button', { name }));
  const giveReason = () => hand.chooseFirst(page.getByLabel('Reason', { exact: true }));

  const accepted = orders.filter((_, place) => place !== 12 && place !== 25);
  for (const order of orders) {
    if (!accepted.includes(order)) {
      await move('Cancel order', order.id, giveReason);
      continue;
    }
    if (order.isUpi) await move('Mark as paid', order.id);
    await move('Accept', order.id);
  }
  await showList(/^Accepted/);
  for (const [place, { id }] of accepted.entries()) {
    const courier = page.getByLabel('Courier and tracking number', { exact: true });
    await move('Mark as sent', id, async () => {
      if (place < 10) await hand.enter(courier, `Blue Dart 77${id.slice(-4)}`);
    });
  }
  await showList(/^Sent/);
  for (const [place, { id }] of accepted.entries()) {
    if (place === 20 || place === 21) await move('Mark as not delivered', id, giveReason);
    else await move('Mark as delivered', id);
  }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * What a day of 40 orders takes a merchant, oldest first.
 *
 * @param {{ firestoreUrl: string; projectId: string; hasUpi: boolean }} database
 * @returns key `presses` by keyboard; `taps`, `characters` and `scrolled` pixels by thumb
 */
export async function measureDay(browser, url, { firestoreUrl, projectId, hasUpi }) {
  const prices = Object.fromEntries(
    Object.entries(offersOf(products)).map(([id, { price }]) => [id, price]),
  );
  const efforts = {};
  for (const [hold, options, lot] of [
    [keyboard, {}, 'KEYS'],
    [thumb, phone, 'TAPS'],
  ]) {
    const orders = await addOrders(firestoreUrl, projectId, hasUpi, prices, lot);
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${url}#/login`);
    await page.getByLabel('Email', { exact: true }).fill(merchant.email);
    await page.getByLabel('Password', { exact: true }).fill(merchant.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(`Hello ${merchant.email}`).waitFor();
    await page.goto(`${url}#/login`);
    await page.getByRole('button', { name: `Accept, order ${orders[0].id}` }).waitFor();
    const hand = hold(page);
    await workThrough(page, hand, orders);
    Object.assign(efforts, hand.effort);
    await context.close();
  }
  return efforts;
}
