import { useAppSelector } from '../../app/hooks';
import { type Message, type Order, type Told } from '../../orders/model/order';
import { states } from '../../orders/model/states';
import { useTitleOf } from '../../orders/OrderSummary';
import { DAY_MS } from '../../words/calendar';
import { formatTime } from '../../words/dates';
import { stockWords } from '#words/desk/orders';
import { toldWords as words } from '#words/desk/messages';
import { FAILURES_MS, selectShopOrders } from './shopOrdersSlice';

/** The items that were missing when the order was placed, as long as it isn't sent. */
export function Shortage({ order: { items, short = {}, state } }: { order: Order }) {
  const titleOf = useTitleOf();
  if (states[state].awaits !== 'dispatch') return null;
  return items
    .filter(({ productId }) => short[productId])
    .map(({ productId, count, record }) => (
      <p key={productId} className="reason">
        {stockWords.short(titleOf({ productId, record }), count - (short[productId] ?? 0), count)}
      </p>
    ));
}

/** Whether the functions still try to send a message. @param now milliseconds, by the clock of the database */
const isOpen = ({ at, sentAt, isFinal = false }: Told, now: number) =>
  sentAt === undefined && !isFinal && now <= at + DAY_MS;

/** @param now milliseconds, by the clock of the database */
function describeTold(told: Told, now: number) {
  const { at, sentAt, problem } = told;
  if (sentAt !== undefined) return undefined;
  if (!problem) return words.sending;
  return isOpen(told, now) ? words.retrying(problem, at + DAY_MS) : words.notSent(problem);
}

/** The messages about an order, with their recipients and times. */
export function ToldList({ order }: { order: Order }) {
  const { loadedAt = 0 } = useAppSelector(selectShopOrders);
  const told = (Object.entries(order.told) as [Message, Told][]).sort(
    ([, one], [, other]) => one.at - other.at,
  );
  const failed = told.filter(([, { sentAt, problem }]) => sentAt === undefined && problem);
  if (told.length === 0) return null;
  return (
    <details className="order-told">
      <summary>
        {words.messages}
        {failed.length > 0 && (
          <span className="order-told-failed">{words.unsent(failed.length)}</span>
        )}
      </summary>
      <ul>
        {told.map(([message, each]) => (
          <li key={message}>
            <span>{words.names[message]}</span>{' '}
            <time dateTime={new Date(each.sentAt ?? each.at).toISOString()}>
              {formatTime(each.sentAt ?? each.at)}
            </time>
            {each.sentAt === undefined && <p>{describeTold(each, loadedAt)}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The most orders that are linked; a count says how many failed in all. */
const MOST_LINKS = 5;

interface FailedMessagesProps {
  orders: readonly Order[];
  /** Milliseconds, by the clock of the database. */
  now: number;
  onGoTo: (order: Order) => void;
}

/** The orders with messages that couldn’t be sent, or not yet. */
export function FailedMessages({ orders, now, onGoTo }: FailedMessagesProps) {
  const failed = orders.filter(({ failedAt = 0 }) => failedAt >= now - FAILURES_MS);
  const isRetried = ({ told }: Order) => Object.values(told).some((each) => isOpen(each, now));
  const given = failed.filter((order) => !isRetried(order));
  const retried = failed.filter(isRetried);
  const links = (listed: readonly Order[]) =>
    listed.slice(0, MOST_LINKS).map((order) => (
      <button
        key={order.id}
        type="button"
        className="text-button"
        onClick={() => {
          onGoTo(order);
        }}
      >
        {words.order(order.id)}
      </button>
    ));
  return (
    <>
      {given.length > 0 && (
        <div className="reason">
          <p>
            {words.failed(given.length)} {links(given)}
          </p>
        </div>
      )}
      {retried.length > 0 && (
        <p className="orders-retried">
          {words.retried(retried.length)} {links(retried)}
        </p>
      )}
    </>
  );
}
