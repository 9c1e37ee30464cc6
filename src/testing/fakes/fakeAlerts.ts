const define = (target: object, name: string, value: unknown) => {
  Object.defineProperty(target, name, { value, configurable: true });
};

/** How a browser draws a merchant's attention, and what it allows. */
const initially = {
  /** The titles and texts of all notifications so far. */
  notifications: [] as string[],
  /** How many of them are still on the screen. */
  onScreen: 0,
  permission: 'default' as NotificationPermission,
  /** The merchant's answer when the browser asks. */
  answer: 'granted' as NotificationPermission,
  /** How often the browser has asked. */
  asked: 0,
  /** Whether only service workers can show notifications, as on Android. */
  needsWorker: false,
  isPressed: false,
  isSoundOn: false,
  tones: 0,
  badge: undefined as number | undefined,
  allowsAwake: true,
  /** Whether the screen is kept awake. */
  isAwake: false,
  /** Where push messages to this browser go; empty if nowhere. */
  endpoint: '',
  /** How often the browser has subscribed to them, which it refuses if there is no network. */
  subscribed: 0,
  isOffline: false,
};

/** A page makes one audio context and keeps it, so all tests of a file share one. */
let alerts = { ...initially };

class FakeAudioContext {
  readonly currentTime = 0;

  get state() {
    return alerts.isSoundOn ? 'running' : 'suspended';
  }

  /** Resolves only if the page has been pressed. */
  resume() {
    if (!alerts.isPressed) return new Promise<void>(() => undefined);
    alerts.isSoundOn = true;
    return Promise.resolve();
  }

  createGain() {
    const gain = {
      setValueAtTime: () => gain,
      linearRampToValueAtTime: () => gain,
      exponentialRampToValueAtTime: () => gain,
    };
    return { gain, connect: (next: unknown) => next };
  }

  createOscillator() {
    return {
      frequency: {},
      connect: (next: unknown) => next,
      start: () => (alerts.tones += 1),
      stop: () => undefined,
    };
  }
}

const showOnScreen = (title: string, { body }: NotificationOptions) => {
  alerts.onScreen += 1;
  return alerts.notifications.push(`${title}: ${body}`);
};

class FakeNotification {
  static get permission() {
    return alerts.permission;
  }

  static requestPermission() {
    alerts.asked += 1;
    alerts.permission = alerts.answer;
    return Promise.resolve(alerts.permission);
  }

  constructor(title: string, options: NotificationOptions) {
    if (alerts.needsWorker) throw new TypeError('Illegal constructor.');
    showOnScreen(title, options);
  }

  readonly close = () => {
    alerts.onScreen = 0;
  };
}

let sentinel = new EventTarget();

/** Ends what keeps the screen awake, as browsers do in hidden pages. */
export function sleep() {
  alerts.isAwake = false;
  sentinel.dispatchEvent(new Event('release'));
}

function keepAwake() {
  if (!alerts.allowsAwake || document.visibilityState === 'hidden') {
    return Promise.reject(new DOMException('The battery is low.', 'NotAllowedError'));
  }
  alerts.isAwake = true;
  sentinel = Object.assign(new EventTarget(), {
    release: () => {
      sleep();
      return Promise.resolve();
    },
  });
  return Promise.resolve(sentinel);
}

const pressed = () => (alerts.isPressed = true);

/** Gives jsdom what it lacks. */
export function installAlerts() {
  alerts = { ...initially, notifications: [] };
  define(window, 'Notification', FakeNotification);
  define(window, 'AudioContext', FakeAudioContext);
  define(navigator, 'setAppBadge', (count: number) => Promise.resolve((alerts.badge = count)));
  define(navigator, 'wakeLock', { request: keepAwake });
  window.addEventListener('pointerup', pressed, { capture: true });
  return alerts;
}

const subscription = () => ({
  toJSON: () => ({ endpoint: alerts.endpoint, keys: { p256dh: 'B', auth: 'a' } }),
  unsubscribe: () => {
    alerts.endpoint = '';
    return Promise.resolve(true);
  },
});

const pushManager = {
  getSubscription: () => Promise.resolve(alerts.endpoint ? subscription() : null),
  subscribe: () => {
    if (alerts.isOffline) return Promise.reject(new DOMException('Offline.', 'AbortError'));
    if (!alerts.endpoint) alerts.endpoint = `https://push.example/${(alerts.subscribed += 1)}`;
    return Promise.resolve(subscription());
  },
};

/** Adds a service worker that can show notifications and get push messages. */
export function installWorker() {
  define(window, 'PushManager', {});
  const active = {
    showNotification: (title: string, options: NotificationOptions) =>
      Promise.resolve(showOnScreen(title, options)),
    getNotifications: () => {
      const close = () => (alerts.onScreen -= 1);
      return Promise.resolve(Array.from({ length: alerts.onScreen }, () => ({ close })));
    },
    active: {},
    pushManager,
  };
  define(navigator, 'serviceWorker', { getRegistration: () => Promise.resolve(active) });
}

export function removeAlerts() {
  for (const name of ['Notification', 'AudioContext', 'PushManager'])
    Reflect.deleteProperty(window, name);
  for (const name of ['setAppBadge', 'wakeLock', 'serviceWorker']) {
    Reflect.deleteProperty(navigator, name);
  }
  window.removeEventListener('pointerup', pressed, { capture: true });
}
