import { shop } from '../../config';
import type { Order } from '../../services/orderService';
import { formatRupees } from '../../shared/formatRupees';
import { todayWords as words } from '../../words/en/admin/today';
import { todaysFigures } from './todaysFigures';

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
