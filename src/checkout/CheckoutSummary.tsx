import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAppSelector } from '../app/hooks';
import { useToday } from '../basket/arrival';
import { RemovalNotice } from '../basket/BasketItem';
import { selectRows } from '../basket/basketSelectors';
import { CountStepper } from '../basket/CountStepper';
import { describeMost } from '../basket/limits';
import { useBasketActions, useBasketLines } from '../basket/useBasket';
import { unbroken } from '../catalogue/model/product';
import { isTaxed } from '../catalogue/model/terms';
import { paths } from '../navigation';
import { countOf, subtotalOf, totalOf } from '../orders/model/order';
import {
  describeDelivery,
  describeDiscount,
  OrderPicture,
  useTaxLines,
} from '../orders/OrderSummary';
import { PhoneDisclosure } from '../ui/Disclosure';
import { passFocus } from '../ui/focus';
import { Sum } from '../ui/Sum';
import { basketPageWords } from '#words/basketPage';
import { arrivalWords } from '#words/orders/arrival';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { orderingWords as words, thanksWords } from '#words/orders/ordering';
import { ordersWords } from '#words/orders/orders';
import { termsWords } from '#words/terms';
import { formatDate } from '../words/dates';
import { formatMoney } from '../words/money';
import type { QuotedOrder, Row } from './orderRows';

interface SummaryRowProps {
  row: Row;
  onLower: () => void;
}

function SummaryRow({ row, onLower }: SummaryRowProps) {
  const { productId, title, price, count, most } = row;
  const { addToBasket } = useBasketActions();
  const line = useBasketLines().find(({ product }) => product.id === productId);
  const isFull = count >= most;
  const reasonId = useId();
  return (
    <li className="checkout-row" data-row={productId} ref={passFocus}>
      <OrderPicture productId={productId} />
      <div className="checkout-row-text">
        <p>{unbroken(title)}</p>
        {count > 1 && <p className="order-note">{basketPageWords.each(price)}</p>}
        <div className="checkout-row-count">
          <CountStepper
            title={title}
            count={count}
            canRaise={!isFull}
            onLower={onLower}
            onRaise={() => {
              if (line) addToBasket(line.product);
            }}
            reasonId={isFull ? reasonId : undefined}
          />
          <span className="checkout-row-sum">{formatMoney(price * count)}</span>
        </div>
        {isFull && (
          <p id={reasonId} className="order-note">
            {describeMost(most)}
          </p>
        )}
      </div>
    </li>
  );
}

/** A row for each product; in place of each that was removed here, a notice. The last removal can be undone. */
function SummaryRows({ items }: Pick<QuotedOrder, 'items'>) {
  const { removeFromBasket, undoRemoval } = useBasketActions();
  const rows = useAppSelector(selectRows);
  const removals = useAppSelector(({ basket }) => basket.removals);
  const [before] = useState(removals.length);
  const list = useRef<HTMLUListElement>(null);
  /** Keeps the focus, as the pressed button may disappear with its row or notice. */
  const press = (id: string, change: () => void) => {
    flushSync(change);
    const row = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset.row === id,
    );
    if (!row?.contains(document.activeElement)) row?.querySelector('button')?.focus();
  };
  return (
    <ul ref={list} className="checkout-rows">
      {rows.map(({ product: { id }, count }) => {
        const row = items.find(({ productId }) => productId === id);
        if (row) {
          return (
            <SummaryRow
              key={id}
              row={row}
              onLower={() => {
                press(id, () => removeFromBasket(id));
              }}
            />
          );
        }
        const removal = removals.slice(before).findLast(([line]) => line?.product.id === id);
        if (count > 0 || !removal) return null;
        return (
          <li key={id} data-row={id}>
            <RemovalNotice
              removal={removal}
              left={0}
              onUndo={
                removal === removals.at(-1)
                  ? () => {
                      press(id, undoRemoval);
                    }
                  : undefined
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The most pictures that fit beside the sum on a phone, and the most rows that a review shows there without a press. */
const MOST_ON_PHONE = 3;

interface CheckoutSummaryProps {
  quoted: QuotedOrder;
  /** Whether the order is reviewed: a few products are then shown on a phone, too. */
  isReview: boolean;
}

/** The order's items, costs and arrival, which fold on a phone and stay in view beside the step elsewhere. */
export function CheckoutSummary({ quoted, isReview }: CheckoutSummaryProps) {
  const { items } = quoted;
  const days = shop.delivery?.days;
  const today = useToday();
  const taxes = useTaxLines()(quoted);
  const [count, total] = [countOf(quoted), totalOf(quoted)];
  const arrival = days && arrivalWords.arrives(today, days);
  return (
    <div className="checkout-summary">
      <PhoneDisclosure
        key={isReview ? 'review' : 'step'}
        isOpenAtFirst={isReview && items.length <= MOST_ON_PHONE}
        label={
          <>
            <span className="checkout-pictures">
              {items.slice(0, MOST_ON_PHONE).map(({ productId }) => (
                <OrderPicture key={productId} productId={productId} />
              ))}
            </span>
            <span>
              {orderHistoryWords.contents(count, total)}
              {arrival && <span className="order-note">{arrival}</span>}
            </span>
          </>
        }
      >
        <h2>{thanksWords.yourOrder(count)}</h2>
        <p className="print-only">{formatDate(today)}</p>
        <SummaryRows items={items} />
        <div className="checkout-sums">
          <Sum label={basketPageWords.subtotal(count)} amount={formatMoney(subtotalOf(quoted))} />
          <Sum label={basketPageWords.delivery} amount={describeDelivery(quoted)} />
          {quoted.code !== undefined && (
            <Sum label={ordersWords.code(quoted.code)} amount={describeDiscount(quoted)} />
          )}
          <Sum kind="total" label={basketPageWords.totalToPay} amount={formatMoney(total)} />
          {taxes.map(({ label, tax }) => (
            <Sum key={label} kind="note" label={label} amount={tax} />
          ))}
        </div>
        {shop.market.isTaxIncluded && taxes.length === 0 && (
          <p>{termsWords.tax(isTaxed(shop.tax))}</p>
        )}
        {arrival && <p>{arrival}</p>}
        <Link className="checkout-change" to={paths.checkout}>
          {words.changeBasket}
        </Link>
      </PhoneDisclosure>
    </div>
  );
}
