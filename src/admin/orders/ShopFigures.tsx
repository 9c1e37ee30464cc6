import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { shop } from '../../../shop/config';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { sumOf as sumOfAmounts } from '../../orders/model/apportion';
import { soldItemsOf } from '../../orders/model/movements';
import type { Order } from '../../orders/model/order';
import { states } from '../../orders/model/states';
import { useTitleOf } from '../../orders/OrderSummary';
import { figuresWords as words } from '../../words/en/admin/orders';
import { formatMoney } from '../../words/money';
import { formatPercent } from '../../words/percent';
import { Downloads, useCatalogue } from '../papers/Papers';
import {
  figuresOf,
  movementsIn,
  type OpenMoney,
  openMoney,
  ordersWith,
  type Period,
  periods,
  productsIn,
  refundsOf,
  type Share,
  type Span,
  spanOf,
  sumOf,
  sumOfShares,
  taxSums,
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

/** What was sold in a period, the most first, also as files. */
function SoldProducts({ sold }: { sold: readonly Share[] }) {
  const orders = sold.map(({ order }) => order);
  const parts = orders.map(soldItemsOf);
  const items = parts
    .flatMap((part) => part.items)
    .filter(({ kept }) => kept > 0)
    .map((item) => ({ ...item, count: item.kept, amount: item.sold }));
  const rows = productsIn(items, useTitleOf()).sort(
    (one, other) => other.count - one.count || other.amount - one.amount,
  );
  const delivery = sumOfAmounts(parts.map((part) => part.delivery));
  return (
    <div className="figures-part">
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
            <td>{formatMoney(sumOfShares(sold))}</td>
          </tr>
        </tfoot>
      </table>
      <div className="button-row papers-buttons">
        <Downloads
          labels={{ orders: words.download.orders, items: words.download.items }}
          orders={orders}
          sentence={words.orders(orders.length)}
        />
      </div>
    </div>
  );
}

const movementColumns = ['received', 'refunded', 'balance'] as const;

interface MovementRowProps {
  label: string;
  /** Refunds are negative. */
  amounts: Record<(typeof movementColumns)[number], number>;
}

const MovementRow = ({ label, amounts }: MovementRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {movementColumns.map((column) => (
      <td key={column}>
        {formatMoney(column === 'refunded' ? Math.abs(amounts.refunded) : amounts[column])}
      </td>
    ))}
  </tr>
);

interface MovementsProps {
  movements: ReturnType<typeof movementsIn>;
  orders: readonly Order[];
  span: Span;
}

/** What was received and refunded in a period, with the tax that it includes, also as a file. */
function Movements({ movements, orders, span }: MovementsProps) {
  const received = movements.filter(({ amount }) => amount > 0);
  const refunded = movements.filter(({ amount }) => amount < 0);
  const rates = taxSums(movements).map(({ rate }) => rate);
  const amountsOf = (amountIn: (some: typeof movements) => number) => ({
    received: amountIn(received),
    refunded: amountIn(refunded),
    balance: amountIn(movements),
  });
  const sumsOf = (name: 'gross' | 'tax', isMeant: (rate: number | undefined) => boolean) =>
    amountsOf((some) =>
      sumOfAmounts(
        taxSums(some)
          .filter(({ rate }) => isMeant(rate))
          .map((sums) => sums[name]),
      ),
    );
  return (
    <div className="figures-part">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.movements.rate}</span>
            </th>
            {movementColumns.map((column) => (
              <th key={column} scope="col">
                {words.movements[column]}
              </th>
            ))}
          </tr>
        </thead>
        {shop.tax && (rates.length > 1 || rates.includes(undefined)) && (
          <tbody>
            {rates.map((rate) => (
              <Fragment key={rate}>
                <MovementRow
                  label={
                    rate === undefined
                      ? words.movements.unknownRate
                      : words.movements.atRate(formatPercent(rate))
                  }
                  amounts={sumsOf('gross', (each) => each === rate)}
                />
                {rate !== undefined && (
                  <MovementRow
                    label={words.movements.tax}
                    amounts={sumsOf('tax', (each) => each === rate)}
                  />
                )}
              </Fragment>
            ))}
          </tbody>
        )}
        <tfoot>
          <MovementRow label={words.total} amounts={amountsOf(sumOfShares)} />
          {shop.tax && (
            <MovementRow label={words.movements.tax} amounts={sumsOf('tax', () => true)} />
          )}
        </tfoot>
      </table>
      <div className="button-row papers-buttons">
        <Downloads
          labels={{ movements: words.download.movements }}
          orders={orders}
          sentence={words.orders(new Set(movements.map(({ orderId }) => orderId)).size)}
          span={span}
        />
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
  const [open, setOpen] = useState<'sold' | 'received'>();
  const { rateOf } = useCatalogue();
  const span = spanOf(period, now);
  const loading = useChangesSince(span.start);
  const { ordered, sold, unpaid, cameBack } = figuresOf(span, orders);
  const movements = movementsIn(span, orders, rateOf);
  const isLoaded = loading === 'loaded';
  const canOpen = { sold: isLoaded && sold.length > 0, received: isLoaded && movements.length > 0 };
  const waiting = longestWaiting(orders);
  const duration = waiting && words.duration(now - waiting.since);
  const ofPeriod = (figure: string) => (isLoaded ? figure : words[loading]);
  const received = words.receivedAndRefunded(
    sumOfShares(movements.filter(({ amount }) => amount > 0)),
    -sumOfShares(movements.filter(({ amount }) => amount < 0)),
  );
  /** A figure that shows what it is the sum of. */
  const opens = (part: 'sold' | 'received') => ({
    isExpanded: open === part,
    onPress: canOpen[part]
      ? () => {
          setOpen(open === part ? undefined : part);
        }
      : undefined,
  });
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
          figure={ofPeriod(formatMoney(sumOfShares(sold)))}
          name={words.byProduct(sumOfShares(sold))}
          {...opens('sold')}
        />
        {isLoaded && unpaid.length > 0 && (
          <Figure
            label={words.unpaid}
            figure={words.ofOrders(sumOfShares(unpaid), unpaid.length)}
          />
        )}
        {isLoaded && cameBack.length > 0 && (
          <Figure
            label={words.cameBack}
            figure={words.ofOrders(sumOfShares(cameBack), cameBack.length)}
          />
        )}
        <Figure
          label={words.received}
          figure={ofPeriod(received)}
          name={words.byRate(received)}
          {...opens('received')}
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
      {open === 'sold' && canOpen.sold && <SoldProducts sold={sold} />}
      {open === 'received' && canOpen.received && (
        <Movements movements={movements} orders={orders} span={span} />
      )}
    </div>
  );
}
