import { shop } from '#shop/config';

/** The browser replaces the last notification with this tag. */
const tag = `${shop.basePath}alerts`;

/** `unsupported`: also on iPhones and iPads, unless the site is opened from the home screen. */
type Permission = NotificationPermission | 'unsupported';

export const notificationPermission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Resolves with the worker that can show notifications; `undefined` in a browser that saves data. */
async function findWorker() {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}

/** The notification that is shown without a worker. */
let shown: Notification | undefined;

/**
 * Shows a notification in place of the last one, if the browser lets this site.
 *
 * @throws if it can't, as Chrome on Android without a service worker
 */
export async function showNotification(title: string, body: string): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
  // The browser alerts again with `renotify`, which Safari ignores.
  const options = { body, tag, renotify: true, ...(icon && { icon }) };
  const worker = await findWorker();
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const notification = new Notification(title, options);
  shown = notification;
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Closes the notification that is on the screen, if any: also from before the page was loaded. */
async function closeNotifications(): Promise<void> {
  shown?.close();
  const worker = await findWorker().catch(() => undefined);
  // Push messages are among them.
  const notifications = await worker?.getNotifications().catch(() => []);
  for (const notification of notifications ?? []) notification.close();
}

/** Shows a number on the icon of the installed shop; 0 removes it. */
export async function showBadge(count: number): Promise<void> {
  try {
    await (navigator as Partial<Navigator>).setAppBadge?.(count);
  } catch {
    // The title of the tab has the number too.
  }
}

/** Removes notifications from the screen, and the count from the icon. */
export function endAlerts() {
  void showBadge(0);
  void closeNotifications();
}
