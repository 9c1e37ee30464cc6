import { alertsKey } from '../../../shared/merchantKeys';

/** `unsupported`: also on iPhones and iPads, unless the site is opened from the home screen. */
export type Permission = NotificationPermission | 'unsupported';

export const notificationPermission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Resolves with the worker that can show notifications; `undefined` in a browser that saves data. */
async function findWorker() {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}

/**
 * Shows a notification in place of the last one, if the browser lets this site.
 *
 * @throws if it can't, as Chrome on Android without a service worker
 */
export async function showNotification(title: string, body: string): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
  // With `renotify` it is noticed like the first one; Safari ignores it.
  const options = { body, tag: alertsKey, renotify: true, ...(icon && { icon }) };
  const worker = await findWorker();
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
