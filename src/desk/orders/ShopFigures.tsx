import { useEffect, useEffectEvent, useState } from 'react';
import { shop } from '#shop/config';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { sumOf } from '../../orders/model/apportion';
import { exact } from '../../orders/model/charge';
import { soldItemsOf } from '../../orders/model/movements';
import type { Order } from '../../orders/model/order';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import { areTaxed } from '../../orders/model/records';
import { states } from '../../orders/model/states';
import { useTitleOf } from '../../orders/OrderSummary';
import { figuresWords as words } from '#words/desk/orders';
import { formatMoney } from '../../words/money';
import { formatPercent } from '../../words/percent';
import { AccountFiles, Downloads, useCatalogue } from '../papers/Papers';
import {
  figuresOf,
  hasMoved,
  isMeant,
  movementsIn,
  type OpenMoney,
  openMoney,
  ordersWith,
  papersIn,
  type Period,
  periods,
  productsIn,
  receivedIn,
  type Share,
  type Span,
  spanOf,
  sumOfOrders,
  sumOfRefundsDue,
  sumOfShares,
  taxSums,
} from './figures';
import { loadChangesSince, selectShopOrders } from './shopOrdersSlice';

/** Since when an order waits to be sent, or its return request for an answer; `Infinity` if neither. */
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
export function useChangesSince(start: number): 'loaded' | 'loading' | 'failed' {
  const dispatch = useAppDispatch();
  const {
    changesLoadedSince = Infinity,
    changesStatus,
    loadedAt,
  } = useAppSelector(selectShopOrders);
  const isLoaded = changesLoadedSince <= start;
  const load = useEffectEvent(() => {
    if (!isLoaded && changesStatus !== 'pending') void dispatch(loadChangesSince(start));
  });
  // Loading retries when a poll has succeeded, and when another period has loaded.
  useEffect(() => {
    load();
  }, [start, loadedAt, changesLoadedSince]);
  if (isLoaded) return 'loaded';
  return changesStatus === 'rejected' ? 'failed' : 'loading';
}

/** The products sold in a period, the most first, also as files. */
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
  const delivery = sumOf(parts.map((part) => part.delivery));
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

interface MovementSums {
  gross: number;
  /** `undefined` if it isn't known. */
  tax: number | undefined;
}

interface MovementGroupProps {
  heading?: string | undefined;
  received: MovementSums;
  /** Negative. */
  refunded: MovementSums;
}

/** The amounts received and refunded, and their balance. */
function MovementGroup({ heading, received, refunded }: MovementGroupProps) {
  const balance = {
    gross: exact(received.gross + refunded.gross),
    tax: received.tax === undefined ? undefined : exact(received.tax + (refunded.tax ?? 0)),
  };
  const refundRows = [
    { name: 'refunded', ...refunded },
    { name: 'balance', ...balance },
  ] as const;
  const rows = [
    { name: 'received', ...received } as const,
    ...(refunded.gross === 0 ? [] : refundRows),
  ];
  return (
    <tbody>
      {heading && (
        <tr>
          <th scope="rowgroup" colSpan={3}>
            {heading}
          </th>
        </tr>
      )}
      {rows.map(({ name, gross, tax }) => (
        <tr key={name}>
          <th scope="row">{words.movements[name]}</th>
          <td>{formatMoney(gross)}</td>
          {shop.tax && <td>{tax !== undefined && formatMoney(tax)}</td>}
        </tr>
      ))}
    </tbody>
  );
}

interface MovementsProps {
  orders: readonly Order[];
  span: Span;
  /** Accounts are made by months. */
  isMonth: boolean;
}

/** The amounts received and refunded in a period, with the tax they include, also as a file. */
function Movements({ orders, span, isMonth }: MovementsProps) {
  const { rateOf } = useCatalogue();
  const movements = movementsIn(span, orders.filter(isInShopCurrency), rateOf);
  const received = movements.filter(({ amount }) => amount > 0);
  const refunded = movements.filter(({ amount }) => amount < 0);
  const rates = taxSums(movements).map(({ rate }) => rate);
  const sumsAt = (rate: number | undefined, some: typeof movements) => {
    const { gross = 0, tax = 0 } = taxSums(some).find((sums) => sums.rate === rate) ?? {};
    return { gross, tax: rate === undefined ? undefined : tax };
  };
  const allOf = (some: typeof movements) => ({
    gross: sumOfShares(some),
    tax: sumOf(taxSums(some).map(({ tax }) => tax)),
  });
  const isTaxed = areTaxed(orders);
  const hasGroups = isTaxed && (rates.length > 1 || rates.includes(undefined));
  return (
    <div className="figures-part">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.movements.kind}</span>
            </th>
            <th scope="col">{words.columns.amount}</th>
            {isTaxed && <th scope="col">{words.movements.tax}</th>}
          </tr>
        </thead>
        {hasGroups &&
          rates.map((rate) => (
            <MovementGroup
              key={rate ?? 'unknown'}
              heading={
                rate === undefined
                  ? words.movements.unknownRate
                  : words.movements.atRate(formatPercent(rate))
              }
              received={sumsAt(rate, received)}
              refunded={sumsAt(rate, refunded)}
            />
          ))}
        <MovementGroup
          heading={hasGroups ? words.total : undefined}
          received={allOf(received)}
          refunded={allOf(refunded)}
        />
      </table>
      <div className="button-row papers-buttons">
        <Downloads
          labels={{
            movements: words.download.movements,
            ...(papersIn(span, orders).length > 0 && { invoices: words.download.invoices }),
          }}
          orders={orders}
          sentence={words.orders(orders.filter((order) => hasMoved(span, order)).length)}
          span={span}
        />
        {isMonth && <AccountFiles orders={orders} span={span} />}
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
  /** The filter of the list. */
  filter: string;
  onShow: (money: OpenMoney) => void;
  onGoTo: (order: Order) => void;
}

/** The sales and receipts of a period, and the money and work that are open now. */
export function ShopFigures({ orders, now, filter, onShow, onGoTo }: ShopFiguresProps) {
  const [period, setPeriod] = useState<Period>('today');
  const [open, setOpen] = useState<'sold' | 'received'>();
  const span = spanOf(period, now);
  const loading = useChangesSince(span.start);
  // Amounts in another currency aren't added to the shop's.
  const counted = orders.filter(isInShopCurrency);
  const { ordered, sold, unpaid, cameBack, discounts, takenByShop } = figuresOf(span, counted);
  const { received, refunded } = receivedIn(span, counted);
  const others = orders.filter((order) => !isInShopCurrency(order) && isMeant(span, order)).length;
  const isLoaded = loading === 'loaded';
  const canOpen = {
    sold: isLoaded && sold.length > 0,
    // Its files are there for a month with invoices, too, whose money comes later.
    received: isLoaded && (received + refunded > 0 || papersIn(span, counted).length > 0),
  };
  const waiting = longestWaiting(orders);
  const duration = waiting && words.duration(now - waiting.since);
  const ofPeriod = (figure: string) => (isLoaded ? figure : words[loading]);
  const receivedFigure = words.receivedAndRefunded(received, refunded);
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
        {isLoaded && discounts.length > 0 && (
          <Figure
            label={words.codes}
            figure={words.ofOrders(sumOfShares(discounts), discounts.length)}
          />
        )}
        {isLoaded && takenByShop.length > 0 && (
          <Figure
            label={words.takenByShop}
            figure={words.ofOrders(sumOfOrders(takenByShop), takenByShop.length)}
          />
        )}
        <Figure
          label={words.received}
          figure={ofPeriod(receivedFigure)}
          name={words.inDetail(receivedFigure)}
          {...opens('received')}
        />
        {openMoney.map((money) => {
          const found = ordersWith(money, orders);
          const isPressed = filter === money;
          const own = found.filter(isInShopCurrency);
          const sum = money === 'refundDue' ? sumOfRefundsDue(own) : sumOfOrders(own);
          // Rare figures take no room while they are zero.
          if (found.length === 0 && !isPressed) return null;
          return (
            <Figure
              key={money}
              label={words.money[money]}
              figure={formatMoney(sum)}
              name={words.shows(words.money[money], sum, own.length)}
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
      {isLoaded && others > 0 && <p>{words.otherCurrency(others)}</p>}
      {open === 'sold' && canOpen.sold && <SoldProducts sold={sold} />}
      {open === 'received' && canOpen.received && (
        <Movements
          orders={orders}
          span={span}
          isMonth={period === 'month' || period === 'lastMonth'}
        />
      )}
    </div>
  );
}
