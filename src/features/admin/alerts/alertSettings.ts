import type { Order } from '../../../services/orderService';
import type { OrderNews } from '../orderNews';
import { alertsKey } from '../../../shared/merchantKeys';

interface AlertSettings {
  /** Missing until the merchant has chosen. */
  isOn?: boolean;
  /** The latest changes of orders that a tab of this device has told the merchant about. */
  told: readonly string[];
}

const MOST_TOLD = 200;

function read(): AlertSettings {
  try {
    const settings = JSON.parse(localStorage.getItem(alertsKey) ?? '{}') as Partial<AlertSettings>;
    return { told: [], ...settings };
  } catch {
    // Storage is forbidden, or something else has written there.
    return { told: [] };
  }
}

function save(settings: AlertSettings) {
  try {
    localStorage.setItem(alertsKey, JSON.stringify(settings));
  } catch {
    // The choice lasts until the merchant leaves the screen.
  }
}

/** Whether this device tells the merchant about news; `undefined` until the merchant has chosen. */
export const readChoice = () => read().isOn;

export const saveChoice = (isOn: boolean) => {
  save({ ...read(), isOn });
};

const changeOf = ({ id, changedAt }: Order) => `${id} ${changedAt}`;

/** What no tab of this device has told the merchant yet; from now on, this one has. */
export function takeUntold({ placed, returns, claims }: OrderNews): OrderNews {
  const settings = read();
  const untold = (orders: readonly Order[]) =>
    orders.filter((order) => !settings.told.includes(changeOf(order)));
  const news = { placed: untold(placed), returns: untold(returns), claims: untold(claims) };
  const changes = Object.values(news).flat().map(changeOf);
  if (changes.length > 0) {
    save({ ...settings, told: [...settings.told, ...changes].slice(-MOST_TOLD) });
  }
  return news;
}
