import { useCallback, useEffect, useRef, useState } from 'react';
import { type Order, totalOf } from '../../orders/order';
import { addAppListener, useAppDispatch, useAppSelector } from '../../store/store';
import { notificationPermission, showBadge, showNotification } from '../../ui/notifications';
import { storedValue } from '../../ui/storage';
import { alertWords as words } from '../../words/en/admin/alerts';
import {
  describeNews,
  type OrderNews,
  pollShopOrders,
  selectWaiting,
} from '../orders/shopOrdersSlice';
import { ScreenAwake } from './ScreenAwake';
import { chime, useSound } from './sound';
import './OrderAlerts.css';

/** Follows whether the browser lets this site show notifications. */
function usePermission() {
  const [permission, setPermission] = useState(notificationPermission);
  const [hasFailed, setFailed] = useState(false);
  const update = useCallback(() => {
    setPermission(notificationPermission());
  }, []);
  useEffect(() => {
    // From the browser's settings.
    window.addEventListener('focus', update);
    return () => {
      window.removeEventListener('focus', update);
    };
  }, [update]);
  const request = async () => {
    if ('Notification' in window) await Notification.requestPermission();
    update();
  };
  return { permission: hasFailed ? 'unsupported' : permission, request, setFailed } as const;
}

interface AlertSettings {
  /** Missing until the merchant has chosen. */
  isOn?: boolean;
  /** The latest changes of orders that a tab of this device has notified the merchant of. */
  notified: readonly string[];
}

const MOST_NOTIFIED = 200;

function isSettings(value: unknown): value is AlertSettings {
  const { isOn = false, notified } = (value ?? {}) as Partial<Record<keyof AlertSettings, unknown>>;
  return typeof isOn === 'boolean' && Array.isArray(notified);
}

export const storedSettings = storedValue('localStorage', 'user:alerts', isSettings);
const readSettings = (): AlertSettings => storedSettings.read() ?? { notified: [] };

/** Whether this device tells the merchant about news; `undefined` until the merchant has chosen. */
const readChoice = () => readSettings().isOn;

const saveChoice = (isOn: boolean) => {
  storedSettings.write({ ...readSettings(), isOn });
};

const changeOf = ({ id, changedAt }: Order) => `${id} ${changedAt}`;

/** The news of which no tab of this device has notified the merchant yet; marks it as notified. */
function markNotified({ placed, returns, claims }: OrderNews): OrderNews {
  const settings = readSettings();
  const unnotified = (orders: readonly Order[]) =>
    orders.filter((order) => !settings.notified.includes(changeOf(order)));
  const news = {
    placed: unnotified(placed),
    returns: unnotified(returns),
    claims: unnotified(claims),
  };
  const changes = Object.values(news).flat().map(changeOf);
  if (changes.length > 0) {
    storedSettings.write({
      ...settings,
      notified: [...settings.notified, ...changes].slice(-MOST_NOTIFIED),
    });
  }
  return news;
}

const summarize = (order: Order) => ({ total: totalOf(order), city: order.address?.city });

/** Tells the merchant about news by a notification, a sound and a badge, if that was chosen on this device. */
function useOrderAlerts() {
  const dispatch = useAppDispatch();
  const [isOn, setOn] = useState(readChoice);
  const { permission, request, setFailed } = usePermission();
  const { isStarted, start } = useSound(isOn === true);

  const waiting = useAppSelector(selectWaiting);
  useEffect(() => {
    if (isOn && waiting !== undefined) void showBadge(waiting);
  }, [isOn, waiting]);

  useEffect(() => {
    if (!isOn) return undefined;
    return dispatch(
      addAppListener({
        actionCreator: pollShopOrders.fulfilled,
        effect: async ({ payload }, api) => {
          const news = payload.news && markNotified(payload.news);
          const title = news && describeNews(news);
          if (!title) return;
          const all = selectWaiting(api.getState()) ?? 0;
          const body = words.body(news.placed.map(summarize), all);
          // Without a sound there is still the notification, and the other way round.
          chime().catch(() => undefined);
          await showNotification(title, body).catch(() => {
            setFailed(true);
          });
        },
      }),
    );
  }, [dispatch, isOn, setFailed]);

  useEffect(() => {
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === storedSettings.key) setOn(readChoice());
    };
    window.addEventListener('storage', followOtherTabs);
    return () => {
      window.removeEventListener('storage', followOtherTabs);
    };
  }, []);

  const choose = (next: boolean) => {
    setOn(next);
    saveChoice(next);
    if (!next) {
      void showBadge(0);
      return;
    }
    void request();
    // Lets the merchant hear what to listen for.
    start()
      .then(chime)
      .catch(() => undefined);
  };
  return { isOn, choose, permission, isSilent: !isStarted };
}

type Alerts = ReturnType<typeof useOrderAlerts>;

function describe({ isOn, permission, isSilent }: Alerts): string {
  if (!isOn) return words.off;
  if (isSilent) return words.needsPress;
  return permission === 'granted' ? words.on : words.soundOnly;
}

/** Asks whether to tell the merchant about new orders; after the answer, it's folded away. */
export function OrderAlerts() {
  const alerts = useOrderAlerts();
  const { isOn, permission, choose } = alerts;
  const [wasAnswered, setAnswered] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that it replaces had the focus.
    if (wasAnswered) checkbox.current?.focus();
  }, [wasAnswered]);

  if (isOn === undefined) {
    return (
      <div className="order-alerts">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setAnswered(true);
            choose(true);
          }}
        >
          {words.tellMe}
        </button>
        <ScreenAwake />
      </div>
    );
  }
  return (
    <details className="order-alerts" open={wasAnswered}>
      <summary>{describe(alerts)}</summary>
      <label className="checkbox">
        <input
          ref={checkbox}
          type="checkbox"
          checked={isOn}
          aria-describedby={isOn ? 'order-alerts-note' : undefined}
          onChange={({ target }) => {
            choose(target.checked);
          }}
        />
        {words.tellMe}
      </label>
      {isOn && <p id="order-alerts-note">{words.notes[permission]}</p>}
      <ScreenAwake />
    </details>
  );
}
