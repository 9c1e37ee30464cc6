import { shop } from '../../config';
import { isOnItsWay } from '../../orders/moves';
import { type Order, totalOf } from '../../orders/order';
import { startOfDay } from '../../words/calendar';
import { todayWords as words } from '../../words/en/admin/today';
import { formatRupees } from '../../words/rupees';

const sumOf = (orders: readonly Order[]) => orders.reduce((sum, order) => sum + totalOf(order), 0);

/** Since when the merchant has to send an order or to answer a return request; `Infinity` if neither. */
function waitingSince({ state, placedAt, stateAt }: Order) {
  if (state === 'returnAsked') return stateAt;
  return state === 'placed' || state === 'accepted' ? placedAt : Infinity;
}

const longestWaiting = (orders: readonly Order[]) =>
  orders
    .map((order) => ({ order, since: waitingSince(order) }))
    .filter(({ since }) => since < Infinity)
    .sort((one, other) => one.since - other.since)[0];

/** @param now milliseconds, by the clock of the database */
function todaysFigures(orders: readonly Order[], now: number) {
  const today = startOfDay(now);
  const placed = orders.filter(({ placedAt, state }) => placedAt >= today && state !== 'cancelled');
  const open = orders.filter(isOnItsWay);
  return {
    count: placed.length,
    sum: sumOf(placed),
    cash: sumOf(open.filter(({ pay }) => pay === 'cash')),
    claims: open.filter(({ pay, payment }) => pay === 'upi' && payment === 'claimed'),
    waiting: longestWaiting(orders),
  };
}

interface TodaySummaryProps {
  orders: readonly Order[];
  /** Milliseconds, by the clock of the database. */
  now: number;
  onGoTo: (order: Order) => void;
}

export function TodaySummary({ orders, now, onGoTo }: TodaySummaryProps) {
  const { count, sum, cash, claims, waiting } = todaysFigures(orders, now);
  const oldestClaim = claims.at(-1);
  const goTo = (label: string, figure: string, order: Order) => (
    <button
      type="button"
      className="text-button"
      aria-label={words.leadsTo(label, figure, order.id)}
      onClick={() => {
        onGoTo(order);
      }}
    >
      {figure}
    </button>
  );
  return (
    <dl className="today">
      <div>
        <dt>{words.today}</dt>
        <dd>{words.orders(count, sum)}</dd>
      </div>
      <div>
        <dt>{words.cash}</dt>
        <dd>{formatRupees(cash)}</dd>
      </div>
      {(shop.upi ?? oldestClaim) && (
        <div>
          <dt>{words.claims}</dt>
          <dd>{oldestClaim ? goTo(words.claims, `${claims.length}`, oldestClaim) : words.none}</dd>
        </div>
      )}
      <div>
        <dt>{words.waiting}</dt>
        <dd>
          {waiting
            ? goTo(words.waiting, words.duration(now - waiting.since), waiting.order)
            : words.none}
        </dd>
      </div>
    </dl>
  );
}
