import { formatDay } from '../../dates';

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
