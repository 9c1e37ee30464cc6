import { useAppSelector } from '../../app/hooks';
import type { Code } from '../../orders/model/discount';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import { selectAllOrders } from '../../orders/ordersSlice';
import { dayOf, startOf, startOfDay } from '../../words/calendar';
import { codesWords as words } from '#words/desk/codes';
import { figuresWords } from '#words/desk/orders';
import { countsByDay, figuresOf, sumOfShares } from '../orders/figures';
import { useChangesSince } from '../orders/ShopFigures';

/** How many days the uses are counted back from today: each order of the shop in that time is read. */
const DAYS = 30;

interface CodeUsesProps {
  code: Code;
  /** Milliseconds, by the clock of the database. */
  now: number;
}

/** How many orders have used a code on each day of the last month, and what it took off them. */
export function CodeUses({ code: { code, since }, now }: CodeUsesProps) {
  const start = Math.max(startOfDay(since), startOf(dayOf(now) - DAYS + 1));
  const loading = useChangesSince(start);
  const all = useAppSelector(selectAllOrders);
  if (loading === 'failed') return <p className="reason">{words.ordersNotLoaded}</p>;
  if (loading === 'loading') return <p>{figuresWords.loading}</p>;

  const orders = all.filter((order) => order.code === code && order.placedAt >= start);
  if (orders.length === 0) return <p>{words.noUses(start)}</p>;
  // Amounts in another currency aren't added to the shop's.
  const counted = orders.filter(isInShopCurrency);
  const { discounts } = figuresOf({ start, end: Infinity }, counted);
  return (
    <div className="code-uses">
      <p>{words.covers(start)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.day}</th>
            <th scope="col">{words.columns.orders}</th>
          </tr>
        </thead>
        <tbody>
          {countsByDay(orders).map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{figuresWords.day(day, now)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {discounts.length > 0 && <p>{words.takenOff(sumOfShares(discounts), discounts.length)}</p>}
    </div>
  );
}
