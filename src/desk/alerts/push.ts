/** Whether this browser can get push messages: not on iPhones, unless the site is opened from the home screen. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window;

/** `undefined` in a browser without the shop's service worker. */
async function findManager() {
  if (!canPush()) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

function addressOf(subscription: PushSubscription) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

/**
 * Subscribes this browser to push messages, if it isn't yet.
 *
 * @param key the public one of the functions
 * @throws if the browser can't, or the user doesn't let it
 */
export async function subscribe(key: string) {
  const manager = await findManager();
  if (!manager) throw new Error('There is no service worker.');
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await manager.subscribe(options).catch(async () => {
    // The browser may have subscribed with another key.
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  });
  return addressOf(subscription);
}

/** The address of push messages to this browser; `undefined` without a subscription. */
export async function findPushAddress() {
  const subscription = await (await findManager())?.getSubscription();
  return subscription ? addressOf(subscription) : undefined;
}

/** Ends push messages to this browser, if there are any. */
export async function unsubscribe() {
  await (await (await findManager())?.getSubscription())?.unsubscribe();
}
