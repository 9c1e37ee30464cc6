import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnnounce } from '../../app/announce';
import { useAppSelector } from '../../app/hooks';
import { useBasketActions } from '../../basket/useBasket';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { type Counts, withCurrentPrice } from '../../catalogue/model/prices';
import { lookUp, type Product } from '../../catalogue/model/product';
import { selectCurrentPrices } from '../../catalogue/pricesSlice';
import { paths } from '../../navigation';
import { Field } from '../../ui/Field';
import { usePrint } from '../../ui/print';
import { formatTime } from '../../words/dates';
import { orderHistoryWords as words } from '#words/orders/orderHistory';
import { formatMoney } from '../../words/money';
import { awaitsPayment, describeArrival } from '../model/arrival';
import { netOf } from '../model/charge';
import {
  countOf,
  isPartialReturn,
  type Order,
  refundOf,
  returnedItems,
  totalOf,
} from '../model/order';
import { amountIn, termsOf } from '../model/orderTerms';
import { moneyOf } from '../model/payment';
import {
  isOnItsWay,
  nextStates,
  orderStates,
  RETURN_REQUESTS,
  returnableUntil,
  states,
  statesWhere,
  undoState,
} from '../model/states';
import { AskAboutOrder, OrderButton, OrderCard, ReasonField } from '../OrderCard';
import type { MoveOrder } from '../ordersSlice';
import { OrderPayment } from '../payment/OrderPayment';
import { OrderContact, OrderNote, OrderPicture, OrderSummary, useTitleOf } from '../OrderSummary';
import { Receipt } from '../Receipt';
import { ShareOrder } from './KeepLink';
import { useIsMerchant } from '../useIsMerchant';
import '../../ui/Disclosure.css';

const usual = statesWhere(({ isUsual }) => isUsual);

/** The past states of an order with their times in milliseconds, and those that usually follow, without. */
function timelineOf({ state, stateAt, placedAt, times }: Order) {
  const known: Order['times'] = { ...times, placed: placedAt, [state]: stateAt };
  const past = orderStates.filter((each) => known[each] !== undefined);
  const next = states[state].isUsual ? usual.slice(usual.indexOf(state) + 1) : [];
  return [...past, ...next].map((each) => ({ state: each, at: known[each] }));
}

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className="order-timeline" aria-label={words.timeline}>
      {timelineOf(order).map(({ state, at }) => {
        const isCurrent = state === order.state;
        return (
          <li
            key={state}
            className={at === undefined ? 'order-step-to-come' : ''}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="order-step">{words.states[state]}</span>{' '}
            {at === undefined ? (
              <span className="visually-hidden">{words.toCome}</span>
            ) : (
              <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
            )}
            {!isCurrent && <OrderNote order={order} state={state} />}
          </li>
        );
      })}
    </ol>
  );
}

interface OrderLeadProps {
  order: Order;
  /** Milliseconds, by the clock of the database. */
  now: number;
}

/** The date that counts now: of arrival, or until which it can be returned. */
function dateOf(order: Order, now: number): string | undefined {
  const { stateAt } = order;
  const { days, returns = 0 } = termsOf(order);
  // A refunded order is no longer sent, so it has no day of arrival.
  const isStopped = states[order.state].awaits === 'dispatch' && order.payment === 'refunded';
  if (days && isOnItsWay(order) && !awaitsPayment(order) && !isStopped) {
    return describeArrival(order, days, now);
  }
  const canReturn = nextStates(order, 'shopper', now, returns).includes('returnAsked');
  return canReturn ? words.returnUntil(returnableUntil(stateAt, returns)) : undefined;
}

/** The refunds of an online payment, and money received beside another payment. */
function OnlineMoney({ order }: { order: Order }) {
  const { pay, payment, state, charge } = order;
  // The meaning of its state says so already.
  const isSaid = pay === 'online' && payment === 'refunded' && states[state].isUndone;
  const beside = pay !== 'online' && charge ? netOf(charge) : 0;
  return (
    <>
      {beside > 0 && <p>{words.paidToo(amountIn(order, beside))}</p>}
      {!isSaid &&
        charge?.refunds?.map(({ amount, at }, place) => (
          <p key={place}>{words.refundMade(amountIn(order, amount), at)}</p>
        ))}
    </>
  );
}

/** The meaning of an order's state to the shopper, and the next step. */
export function OrderLead({ order, now }: OrderLeadProps) {
  const { state, returnRequests } = order;
  const date = dateOf(order, now);
  const hasNoRequests = state === 'delivered' && returnRequests >= RETURN_REQUESTS;
  const isUnpaid = state === 'delivered' && moneyOf(order) === 'due';
  return (
    <div className="order-lead">
      <p>{words.meaning(order)}</p>
      <OnlineMoney order={order} />
      {date && <p className="order-date">{date}</p>}
      <OrderNote order={order} state={state} />
      {state === 'returnAsked' && <p>{words.requests.returnAsked.consequence(order)}</p>}
      {hasNoRequests && <p>{words.noMoreRequests(returnRequests)}</p>}
      {(hasNoRequests || isUnpaid || state === 'returnDeclined' || state === 'undelivered') && (
        <OrderContact orderId={order.id} />
      )}
    </div>
  );
}

/** The most that fit beside the text on a phone. */
const PICTURES = 3;

interface OwnOrderDetailsProps {
  order: Order;
  isOpenAtFirst: boolean;
  isPrinting: boolean;
  onPrint: () => void;
}

function OwnOrderDetails(props: OwnOrderDetailsProps) {
  const { order, isOpenAtFirst, isPrinting, onPrint } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className="order-details disclosure" open={isOpen || isPrinting}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <span className="order-pictures">
          {order.items.slice(0, PICTURES).map(({ productId, price }) => (
            <OrderPicture key={`${productId}:${price}`} productId={productId} />
          ))}
        </span>
        <span>{words.items(countOf(order))}</span>
        <span className="order-summary-sum">{formatMoney(amountIn(order, totalOf(order)))}</span>
      </summary>
      <div className="order-details-content">
        <OrderTimeline order={order} />
        <OrderSummary order={order} />
        <div className="order-details-end">
          <OrderContact orderId={order.id} />
          <ShareOrder order={order} />
          <OrderButton order={order} label={words.print} onPress={onPrint} />
        </div>
      </div>
    </details>
  );
}

interface RequestChangeProps {
  order: Order;
  change: keyof typeof words.requests;
}

const returnItems =
  (returning: Counts): MoveOrder =>
  (_api, service, order, ...args) =>
    service.move({ ...order, returning }, ...args);

interface ReturnedItemsProps {
  order: Order;
  counts: Counts;
  onChange: (counts: Counts) => void;
}

/** Asks which of several items to return, and shows the refund. */
function ReturnedItems({ order, counts, onChange }: ReturnedItemsProps) {
  const id = useId();
  const titleOf = useTitleOf();
  const returning = { ...order, returning: counts };
  const hasNone = returnedItems(returning).length === 0;
  const [isMissing, setMissing] = useState(false);
  return (
    <fieldset className="return-items">
      <legend>{words.whatToReturn}</legend>
      {isMissing && hasNone && (
        <p id={`${id}-missing`} className="reason">
          {words.nothingToReturn}
        </p>
      )}
      {order.items.map(({ productId, count, record }, place) => (
        <Field
          key={productId}
          id={`${id}-${productId}`}
          label={titleOf({ productId, record })}
          reason={undefined}
        >
          {(control) => (
            <select
              {...control}
              aria-describedby={isMissing && hasNone ? `${id}-missing` : undefined}
              required={hasNone && place === 0}
              onInvalid={(event) => {
                event.preventDefault();
                event.currentTarget.focus();
                setMissing(true);
              }}
              value={counts[productId] || ''}
              onChange={({ target }) => {
                onChange({ ...counts, [productId]: Number(target.value) });
              }}
            >
              <option value="">{words.keepItem}</option>
              {Array.from({ length: count }, (_, index) => (
                <option key={index} value={index + 1}>
                  {words.returnItem(index + 1, count)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {!hasNone && <p>{words.refundIs(amountIn(order, refundOf(returning)))}</p>}
    </fieldset>
  );
}

/** Asks why and, of a return, what; then cancels the order or requests its return. */
function RequestChange({ order, change }: RequestChangeProps) {
  const { label, question, consequence, confirm, reasons } = words.requests[change];
  const [first, second] = order.items;
  const [counts, setCounts] = useState<Counts>(
    first && !second ? { [first.productId]: first.count } : {},
  );
  // An order that isn't paid yet can't be refunded in part.
  const isPaid = !['due', 'claimed'].includes(moneyOf(order));
  const canChoose = change === 'returnAsked' && isPaid && countOf(order) > 1;
  const isPartial = isPartialReturn({ ...order, returning: counts });
  return (
    <AskAboutOrder
      order={order}
      change={change}
      move={canChoose && isPartial ? returnItems(counts) : undefined}
      label={label}
      question={question(order.id)}
      consequence={consequence(order)}
      confirm={confirm}
      keep={words.keep}
    >
      {canChoose && <ReturnedItems order={order} counts={counts} onChange={setCounts} />}
      <ReasonField reasons={reasons} />
    </AskAboutOrder>
  );
}

/** Adds an order's products to the basket, but for those that are sold out, and says so; empty until then. */
function useOrderAgain({ items }: Order) {
  const { addToBasket } = useBasketActions();
  const announce = useAnnounce();
  const today = useAppSelector(selectCurrentPrices);
  const products = useAppSelector(selectProducts);
  const [sentence, setSentence] = useState('');

  const orderAgain = () => {
    const sold = items.flatMap(({ productId, count }) => {
      const product = lookUp(products, productId);
      return product ? { product, count } : [];
    });
    const isSoldOut = (product: Product) =>
      (today ? withCurrentPrice(today, product) : product).soldOut ?? false;
    const soldOut = sold.filter(({ product }) => isSoldOut(product));
    const added = sold
      .filter(({ product }) => !isSoldOut(product))
      .flatMap(({ product, count }) => Array.from({ length: count }, () => product));
    for (const product of added) addToBasket(product);
    const outcome = words.orderedAgain(added.length, {
      soldOut: soldOut.map(({ product }) => product.title),
      gone: items.map(({ productId }) => productId).filter((id) => !lookUp(products, id)),
    });
    setSentence(outcome);
    announce(outcome);
  };
  return { orderAgain, sentence };
}

interface OwnOrderProps {
  order: Order;
  /** Milliseconds, by the clock of the database. */
  now: number;
  isOpenAtFirst: boolean;
  /** Whether the whole list is being printed. */
  isListPrinting: boolean;
}

export const OwnOrder = memo(function OwnOrder(props: OwnOrderProps) {
  const { order, now, isOpenAtFirst, isListPrinting } = props;
  const { orderAgain, sentence } = useOrderAgain(order);
  const { isPrinting, print } = usePrint();
  const isMerchant = useIsMerchant();
  const next = nextStates(order, 'shopper', now, termsOf(order).returns);
  const undo = undoState(order, { role: 'shopper', uid: order.owner }, now);

  return (
    <OrderCard order={order} className={isPrinting ? 'order-printed' : undefined}>
      {(isPrinting || isListPrinting) && <Receipt order={order} />}
      <OrderLead order={order} now={now} />
      {isOnItsWay(order) && <OrderPayment order={order} />}
      <OwnOrderDetails
        order={order}
        isOpenAtFirst={isOpenAtFirst}
        isPrinting={isPrinting || isListPrinting}
        onPrint={print}
      />
      <div className="button-row">
        {/* A merchant says at the desk, above, whether its items go back into stock. */}
        {next.includes('cancelled') && !isMerchant && (
          <RequestChange order={order} change="cancelled" />
        )}
        {next.includes('returnAsked') && <RequestChange order={order} change="returnAsked" />}
        {undo && <OrderButton order={order} change={undo} label={words.takeBackRequest} />}
        <OrderButton order={order} label={words.orderAgain} onPress={orderAgain} />
      </div>
      {sentence && (
        <p className="order-again">
          {sentence} <Link to={paths.checkout}>{words.goToBasket}</Link>
        </p>
      )}
    </OrderCard>
  );
});
