import { formatDay } from '../../dates';
import { plural } from '../../plural';
import { formatMoney } from '../../money';

interface NewOrder {
  total: number;
  /** Missing if its address was deleted. */
  city: string | undefined;
}

function newOrders(orders: readonly NewOrder[]): string[] {
  const [first] = orders;
  if (!first) return [];
  const sum = formatMoney(orders.reduce((all, { total }) => all + total, 0));
  if (orders.length > 1) return [`${sum} in all.`];
  return [first.city ? `${sum}, ${first.city}.` : `${sum}.`];
}

const waiting = (count: number) =>
  plural(count, {
    one: `${count} order is waiting for you.`,
    other: `${count} orders are waiting for you.`,
  });

/** How the shop tells a merchant about new orders. */
export const alertWords = {
  tellMe: 'Tell me about new orders',
  off: 'Alerts off',
  on: 'Alerts on',
  onHere: 'Alerts on, only while this page is open',
  soundOnly: 'Alerts on, sound only',
  needsPress: 'Alerts on. Tap or click anywhere for sound.',
  notes: {
    granted:
      'You’ll get a notification and a sound while this page is open, also in a background tab. When the ' +
      'device sleeps, alerts wait until it wakes.',
    default: 'Allow notifications when your browser asks. Until then, you’ll only hear a sound.',
    denied:
      'Your browser blocks notifications from this site, so you’ll only hear a sound. To allow them, open ' +
      'the site settings next to the address, then come back here.',
    unsupported:
      'Notifications don’t work here, so you’ll only hear a sound. On an iPhone or iPad, add this site to ' +
      'your home screen and open it from there.',
  },
  pushed: 'You’ll get a notification at any time, and a sound while this page is open.',
  /** Shown in a shop without functions. */
  onlyHere: 'Nobody is notified while this page is closed, and shoppers get no emails.',
  setUp: 'How to set up both',
  /** The text of a notification. Others may see it on the lock screen. */
  body: (placed: readonly NewOrder[], all: number) =>
    [...newOrders(placed), ...(all > 0 ? [waiting(all)] : [])].join(' '),
  keepAwake: 'Keep the screen awake',
  awakeRefused: 'Your device doesn’t allow that right now, perhaps to save its battery.',
};

/** The devices that are notified of orders while the shop is closed there. */
export const deviceWords = {
  device: (browser = 'A browser', system = '') => (system ? `${browser} on ${system}` : browser),
  notifyThis: 'Notify this device, also while this page is closed',
  notPossible:
    'This browser can’t be notified while this page is closed. On an iPhone or iPad, add this site to your ' +
    'home screen and open it from there.',
  added: 'This device is notified from now on.',
  notAdded: 'This device couldn’t be added. Check your connection and try again.',

  devices: 'Notified also while this page is closed:',
  since: (time: number) => `since ${formatDay(time)}`,
  thisSince: (time: number) => `this device, since ${formatDay(time)}`,
  notLoaded: 'The devices couldn’t be loaded.',
  test: 'Test',
  testOf: (name: string) => `Test ${name}`,
  tested: 'A test notification is on its way.',
  notTested: 'This device couldn’t be tested. Wait a few seconds, then try again.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: 'The device was removed.',
  notRemoved: 'This device couldn’t be removed. Check your connection and try again.',
};
