import { useCallback, useEffect, useRef, useState } from 'react';
import { shop } from '#shop/config';
import { addAppListener, useAppDispatch, useAppSelector } from '../../app/hooks';
import { type Order, totalOf } from '../../orders/model/order';
import { onReturn } from '../../ui/onReturn';
import { alertWords as words } from '#words/desk/alerts';
import { GuideLink } from '../GuideLink';
import {
  describeNews,
  type OrderNews,
  pollShopOrders,
  selectWaiting,
} from '../orders/shopOrdersSlice';
import { changeSettings, readSettings, storedSettings } from './alertSettings';
import { Devices, useDevices } from './Devices';
import { notificationPermission, showBadge, showNotification } from './notifications';
import { canPush } from './push';
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
  // The user may have changed it in the browser's settings.
  useEffect(() => onReturn(update), [update]);
  const request = async () => {
    if ('Notification' in window) await Notification.requestPermission();
    update();
  };
  return { permission: hasFailed ? 'unsupported' : permission, request, setFailed } as const;
}

const MOST_NOTIFIED = 200;

/** Whether this device tells the merchant about news; `undefined` until the merchant has chosen. */
const readChoice = () => readSettings().isOn;

const changeOf = ({ id, changedAt }: Order) => `${id} ${changedAt}`;

/** Returns the news that no tab of this device has shown yet, and marks it as shown. */
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
    changeSettings({ notified: [...settings.notified, ...changes].slice(-MOST_NOTIFIED) });
  }
  return news;
}

/** Leaves out news that this device also gets by push. */
const withoutPushed = (news: OrderNews): OrderNews =>
  readSettings().device ? { ...news, placed: [], claims: [] } : news;

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
          if (!news || !describeNews(news)) return;
          // The notification and the sound are independent: one may fail.
          chime().catch(() => undefined);
          const shown = withoutPushed(news);
          const title = describeNews(shown);
          if (!title) return;
          const all = selectWaiting(api.getState()) ?? 0;
          const body = words.body(shown.placed.map(summarize), all);
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

  const push = useDevices(shop.functions !== undefined && isOn === true);
  const choose = (next: boolean) => {
    setOn(next);
    changeSettings({ isOn: next });
    if (!next) {
      void showBadge(0);
      if (push.own) void push.remove(push.own);
      return;
    }
    void request().then(() => {
      const isAllowed = notificationPermission() === 'granted';
      return shop.functions && isAllowed && canPush() ? push.add() : undefined;
    });
    // The sound plays once so that the merchant knows what to listen for.
    start()
      .then(chime)
      .catch(() => undefined);
  };
  return { isOn, choose, permission, isSilent: !isStarted, push };
}

type Alerts = ReturnType<typeof useOrderAlerts>;

/** Whether alerts are on without push messages, such as from before the shop had functions. */
const isOnlyHere = ({ isOn, permission, push }: Alerts) =>
  isOn && shop.functions && permission === 'granted' && canPush() && !push.own;

function describe(alerts: Alerts): string {
  const { isOn, permission, isSilent } = alerts;
  if (!isOn) return words.off;
  if (isSilent) return words.needsPress;
  if (isOnlyHere(alerts)) return words.onHere;
  return permission === 'granted' ? words.on : words.soundOnly;
}

/** Asks whether to tell the merchant about new orders; after the answer, it's folded away. */
export function OrderAlerts() {
  const alerts = useOrderAlerts();
  const { isOn, permission, choose, push } = alerts;
  const isAllowed = permission === 'granted';
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
    <details className="order-alerts" open={wasAnswered || Boolean(isOnlyHere(alerts))}>
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
      {isOn && (
        <p id="order-alerts-note">
          {isAllowed && push.own ? words.pushed : words.notes[permission]}{' '}
          {!shop.functions && (
            <>
              {words.onlyHere} <GuideLink guide="functions">{words.setUp}</GuideLink>
            </>
          )}
        </p>
      )}
      {isOn && shop.functions && <Devices push={push} isAllowed={isAllowed} />}
      <ScreenAwake />
    </details>
  );
}
