import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { deliveryPriceOf, type Order } from '../../orders/model/order';
import { states } from '../../orders/model/states';
import { useTitleOf } from '../../orders/OrderSummary';
import { figuresWords as words } from '../../words/en/admin/orders';
import { formatMoney } from '../../words/money';
import { useDownload } from '../papers/Papers';
import {
  figuresOf,
  type OpenMoney,
  openMoney,
  ordersWith,
  type Period,
  periods,
  refundsOf,
  productsIn,
  spanOf,
  sumOf,
} from './figures';
import { loadChangesSince, selectShopOrders } from './shopOrdersSlice';

/** Since when the merchant has to send an order or to answer a return request; `Infinity` if neither. */
function waitingSince({ state, placedAt, stateAt }: Order) {
  const { awaits } = states[state];
  if (awaits === 'answer') return stateAt;
  return awaits === 'dispatch' ? placedAt : Infinity;
}

const longestWaiting = (orders: readonly Order[]) =>
  orders
    .map((order) => ({ order, since: waitingSince(order) }))
    .filter(({ since }) => since < Infinity)
    .sort((one, other) => one.since - other.since)[0];

/** Loads what has changed since then, and again after a failure; says how far that is. */
function useChangesSince(start: number): 'loaded' | 'loading' | 'failed' {
  const dispatch = useAppDispatch();
  const {
    changesLoadedSince = Infinity,
    changesStatus,
    loadedAt,
  } = useAppSelector(selectShopOrders);
  const isLoaded = changesLoadedSince <= start;
  const load = useEffectEvent(() => {
    if (!isLoaded && changesStatus !== 'loading') void dispatch(loadChangesSince(start));
  });
  // At a later time, the database has answered again; after another period, this one can follow.
  useEffect(() => {
    load();
  }, [start, loadedAt, changesLoadedSince]);
  return isLoaded ? 'loaded' : (changesStatus ?? 'loading');
}

/** What was sold in a period, the most first, also for a spreadsheet. */
function SoldProducts({ sold }: { sold: readonly Order[] }) {
  const save = useDownload();
  const rows = productsIn(sold, useTitleOf()).sort(
    (one, other) => other.count - one.count || other.amount - one.amount,
  );
  const sentence = words.orders(sold.length);
  const delivery = sold.reduce((sum, order) => sum + deliveryPriceOf(order), 0);
  return (
    <div className="figures-sold">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.product}</th>
            <th scope="col">{words.columns.count}</th>
            <th scope="col">{words.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ productId, title, count, amount }) => (
            <tr key={productId}>
              <th scope="row">{title}</th>
              <td>{count}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {delivery > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {words.delivery}
              </th>
              <td>{formatMoney(delivery)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td>{formatMoney(sumOf(sold))}</td>
          </tr>
        </tfoot>
      </table>
      <div className="button-row papers-buttons">
        {(['orders', 'items'] as const).map((rowsOf) => (
          <button
            key={rowsOf}
            type="button"
            className="button button-quiet"
            onClick={() => {
              save(rowsOf, sold, sentence);
            }}
          >
            {words.download[rowsOf]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface FigureProps {
  label: string;
  /** A button if it can be pressed. */
  figure: string;
  /** The accessible name of the button. */
  name?: string;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

function Figure({ label, figure, name, isPressed, isExpanded, onPress }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {onPress ? (
          <button
            type="button"
            className="text-button"
            aria-label={name}
            aria-pressed={isPressed}
            aria-expanded={isExpanded}
            onClick={onPress}
          >
            {figure}
          </button>
        ) : (
          figure
        )}
      </dd>
    </div>
  );
}

interface ShopFiguresProps {
  /** The newest first. */
  orders: readonly Order[];
  /** Milliseconds, by the clock of the database. */
  now: number;
  /** What the list shows. */
  filter: string;
  onShow: (money: OpenMoney) => void;
  onGoTo: (order: Order) => void;
}

/** What was sold and received in a period, and the money and work that are open now. */
export function ShopFigures({ orders, now, filter, onShow, onGoTo }: ShopFiguresProps) {
  const [period, setPeriod] = useState<Period>('today');
  const [isOpen, setOpen] = useState(false);
  const span = spanOf(period, now);
  const loading = useChangesSince(span.start);
  const { ordered, sold, unpaid, cameBack, received, refunded } = figuresOf(span, orders);
  const isLoaded = loading === 'loaded';
  const canOpen = isLoaded && sold.length > 0;
  const waiting = longestWaiting(orders);
  const duration = waiting && words.duration(now - waiting.since);
  const ofPeriod = (figure: string) => (isLoaded ? figure : words[loading]);
  return (
    <div className="figures">
      <dl>
        <div>
          <dt>
            <select
              aria-label={words.period}
              value={period}
              onChange={({ target }) => {
                setPeriod(periods.find((each) => each === target.value) ?? 'today');
              }}
            >
              {periods.map((each) => (
                <option key={each} value={each}>
                  {words.periods[each]}
                </option>
              ))}
            </select>
          </dt>
          <dd>{ofPeriod(words.orders(ordered.length))}</dd>
        </div>
        <Figure
          label={words.sold}
          figure={ofPeriod(formatMoney(sumOf(sold)))}
          name={words.byProduct(sumOf(sold))}
          isExpanded={isOpen}
          onPress={
            canOpen
              ? () => {
                  setOpen(!isOpen);
                }
              : undefined
          }
        />
        {isLoaded && unpaid.length > 0 && (
          <Figure label={words.unpaid} figure={words.ofOrders(sumOf(unpaid), unpaid.length)} />
        )}
        {isLoaded && cameBack.length > 0 && (
          <Figure
            label={words.cameBack}
            figure={words.ofOrders(sumOf(cameBack), cameBack.length)}
          />
        )}
        <Figure
          label={words.received}
          figure={ofPeriod(words.receivedAndRefunded(sumOf(received), refundsOf(refunded)))}
        />
        {openMoney.map((money) => {
          const found = ordersWith(money, orders);
          const isPressed = filter === money;
          const sum = money === 'refundDue' ? refundsOf(found) : sumOf(found);
          // Rare figures take no room while they are zero.
          if (found.length === 0 && !isPressed) return null;
          return (
            <Figure
              key={money}
              label={words.money[money]}
              figure={formatMoney(sum)}
              name={words.shows(words.money[money], sum, found.length)}
              isPressed={isPressed}
              onPress={() => {
                onShow(money);
              }}
            />
          );
        })}
        <Figure
          label={words.waiting}
          figure={duration ?? words.none}
          name={waiting && words.leadsTo(words.waiting, duration ?? '', waiting.order.id)}
          onPress={
            waiting &&
            (() => {
              onGoTo(waiting.order);
            })
          }
        />
      </dl>
      {canOpen && isOpen && <SoldProducts sold={sold} />}
    </div>
  );
}
