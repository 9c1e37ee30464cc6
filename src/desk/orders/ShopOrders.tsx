import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import type { OrderReason } from '../../orders/model/orderService';
import { selectAllOrders } from '../../orders/ordersSlice';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { PhoneDisclosure } from '../../ui/Disclosure';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { startOfDay } from '../../words/calendar';
import { deskWords as words, figuresWords, bulkWords } from '#words/desk/orders';
import { Couriers } from '../couriers/Couriers';
import { Papers } from '../papers/Papers';
import { ordersWith } from './figures';
import { SelectAll, SelectionBar, useOrderSelection } from './OrderSelection';
import { FailedMessages } from './FunctionsNotes';
import { ShopFigures } from './ShopFigures';
import { ShopOrder } from './ShopOrder';
import { filterOf, ShopOrdersFilter, useOrderFilter } from './ShopOrdersFilter';
import { selectShopOrders } from './shopOrdersSlice';
import { Withdrawals } from './Withdrawals';
import './ShopOrders.css';

/** Groups sorted orders by the days on which they were placed; `start` is in milliseconds. */
export function groupByDay(orders: readonly Order[]) {
  const days: { start: number; orders: Order[] }[] = [];
  for (const order of orders) {
    const start = startOfDay(order.placedAt);
    const day = days.at(-1);
    if (day?.start === start) day.orders.push(order);
    else days.push({ start, orders: [order] });
  }
  return days;
}

/**
 * Moves the focus and the view to where the work goes on.
 *
 * @param shown in the list that gets the ref `list`
 * @param done the order that has just been moved out of what the list shows
 */
function useOrderFocus(shown: readonly Order[], done: Order | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<{ id: string }>();
  const reached = useRef(goal);
  const cardOf = (id: string) =>
    list.current?.querySelectorAll<HTMLElement>('.order')[
      shown.findIndex((order) => order.id === id)
    ];
  const focus = (card: Element | undefined) =>
    card?.querySelector<HTMLElement>('h4')?.focus({ preventScroll: true });

  useEffect(() => {
    const card = goal && goal !== reached.current && cardOf(goal.id);
    if (!card) return;
    reached.current = goal;
    focus(card);
    card.scrollIntoView({ block: 'start' });
  });

  const handled = useRef<string>(undefined);
  useLayoutEffect(() => {
    const move = done && `${done.id} ${done.changedAt}`;
    if (move === handled.current) return;
    handled.current = move;
    const card = done && cardOf(done.id);
    const next = card && shown[shown.indexOf(done) + 1];
    const { activeElement } = document;
    // The merchant may have gone on before the answer; not every browser focuses a pressed button.
    const isThere = activeElement === document.body || card?.contains(activeElement);
    if (!next || !isThere) return;
    focus(cardOf(next.id));
    // Its button is then always at the same height, below the order that can still be undone.
    card.scrollIntoView({ block: 'start' });
  });

  /** Goes to an order as soon as the list shows it. */
  const goTo = ({ id }: Pick<Order, 'id'>) => {
    setGoal({ id });
  };
  return { list, goTo };
}

const STEP = 50;

/** Distinguishes the lists that filters and searches make. */
const nameOf = (filter: string, searched: string) => `${filter} ${searched}`;

/** @param onRetry loads the orders again */
export function ShopOrders({ onRetry }: { onRetry: () => unknown }) {
  const orders = useAppSelector(selectAllOrders);
  const { failure, loadedAt } = useAppSelector(selectShopOrders);
  const list = useOrderFilter(orders);
  const { filter, searched, found, done } = list;
  const selection = useOrderSelection({ name: nameOf(filter, searched), found });
  const { selected } = selection;
  const { shown, more } = useGrowingList(found.length, STEP, `orders: ${nameOf(filter, searched)}`);
  const shownOrders = found.slice(0, shown);
  const { list: days, goTo } = useOrderFocus(shownOrders, done);

  const show = (order: Order) => {
    list.showListOf(order);
    goTo(order);
  };

  const isLoaded = loadedAt !== undefined;
  return (
    <section className="shop-orders" aria-labelledby="shop-orders">
      <h2 id="shop-orders">{words.heading}</h2>
      {failure && <LoadFailure onRetry={onRetry}>{describeFailure(failure, loadedAt)}</LoadFailure>}
      {!isLoaded && !failure && <p>{words.loading}</p>}
      {isLoaded && (
        <>
          {process.env.WITHDRAWAL === 'on' && (
            <Withdrawals
              onFind={(id) => {
                list.setQuery(id);
                goTo({ id });
              }}
            />
          )}
          <FailedMessages orders={orders} now={loadedAt} onGoTo={show} />
          <ShopOrdersFilter list={list} />
          <div className="shop-orders-bar">
            <SelectAll selection={selection} found={found} sentence={list.sentence} />
            <PhoneDisclosure label={words.tools}>
              <Papers
                orders={selected.length > 0 ? selected : found}
                sentence={selected.length > 0 ? bulkWords.selected(selected.length) : list.sentence}
              />
              <Couriers orders={orders} selected={selected} />
              <ShopFigures
                orders={orders}
                now={loadedAt}
                filter={filter}
                onShow={(money) => {
                  list.showMoney(money);
                  const oldest = ordersWith(money, orders).at(-1);
                  if (oldest) goTo(oldest);
                }}
                onGoTo={show}
              />
            </PhoneDisclosure>
          </div>
          <div ref={days} className="orders-days">
            {groupByDay(shownOrders).map(({ start, orders: placed }) => (
              <div key={start} className="orders-day">
                <h3>{figuresWords.day(start, loadedAt)}</h3>
                <ul className="orders-list">
                  {placed.map((order) => (
                    <ShopOrder
                      key={order.id}
                      order={order}
                      isDone={order === done}
                      isSelected={selection.isSelected(order)}
                      onSelect={selection.select}
                      onMove={list.noteMove}
                      onPay={list.notePayment}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {more && <MoreButton {...more} />}
          {list.loadOlder && (
            <BusyButton className="more-button" onPress={list.loadOlder}>
              {words.loadOlder}
            </BusyButton>
          )}
          <SelectionBar
            selection={selection}
            onShow={(changed) => {
              const [first] = changed;
              if (!first) return;
              list.showListOf(first);
              selection.selectAll(changed, nameOf(filterOf(first), ''));
            }}
          />
        </>
      )}
    </section>
  );
}

/** Why the orders couldn't be loaded, and since when they may be out of date. */
export function describeFailure(failure: OrderReason, loadedAt: number | undefined): string {
  if (failure === 'refused') return words.accessLost;
  return loadedAt === undefined ? words.notLoaded : words.outOfDate(loadedAt);
}
