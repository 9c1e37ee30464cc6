import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '../../shop/config';
import { useToday } from '../basket/arrival';
import { CountStepper } from '../basket/CountStepper';
import { describeMost } from '../basket/limits';
import { useBasketActions, useBasketLines } from '../basket/useBasket';
import { unbroken } from '../catalogue/model/product';
import { paths } from '../navigation';
import { countOf, totalOf } from '../orders/model/order';
import { describeDelivery, OrderPicture } from '../orders/OrderSummary';
import { PhoneDisclosure } from '../ui/Disclosure';
import { passFocus } from '../ui/focus';
import { arrivalWords } from '../words/en/orders/arrival';
import { orderHistoryWords } from '../words/en/orders/orderHistory';
import { orderingWords as words, thanksWords } from '../words/en/orders/ordering';
import { formatMoney } from '../words/money';
import type { QuotedOrder, Row } from './orderRows';

interface SummaryRowProps {
  row: Row;
  /** Gets the focus when the last item is removed, and the row with it. */
  next: RefObject<HTMLElement | null>;
}

function SummaryRow({ row, next }: SummaryRowProps) {
  const { productId, title, price, count, most } = row;
  const { addToBasket, removeFromBasket } = useBasketActions();
  const line = useBasketLines().find(({ product }) => product.id === productId);
  const isFull = count >= most;
  const reasonId = useId();
  return (
    <li className="checkout-row" ref={passFocus}>
      <OrderPicture productId={productId} />
      <div className="checkout-row-text">
        <p>{unbroken(title)}</p>
        {count > 1 && <p className="order-note">{words.each(price)}</p>}
        <div className="checkout-row-count">
          <CountStepper
            title={title}
            count={count}
            canLower
            canRaise={!isFull}
            onLower={() => {
              if (count === 1) next.current?.focus();
              removeFromBasket(productId);
            }}
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

/** The most pictures that fit beside the sum on a phone, and the most rows that a review shows there without a press. */
const MOST_ON_PHONE = 3;

interface CheckoutSummaryProps {
  quoted: QuotedOrder;
  /** Whether the order is reviewed: a few products are then shown on a phone, too. */
  isReview: boolean;
  /** Gets the focus when a row disappears with it. */
  next: RefObject<HTMLElement | null>;
}

/** What is ordered, what it costs and when it arrives: can be folded on a phone, in view beside the step elsewhere. */
export function CheckoutSummary({ quoted, isReview, next }: CheckoutSummaryProps) {
  const { items } = quoted;
  const days = shop.delivery?.days;
  const today = useToday();
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
        <ul className="checkout-rows">
          {items.map((row) => (
            <SummaryRow key={row.productId} row={row} next={next} />
          ))}
        </ul>
        <p className="order-sum">
          {words.delivery} <span>{describeDelivery(quoted)}</span>
        </p>
        <p className="order-sum order-sum-total">
          {words.total} <span>{formatMoney(total)}</span>
        </p>
        {arrival && <p>{arrival}</p>}
        <Link className="checkout-change" to={paths.checkout}>
          {words.changeBasket}
        </Link>
      </PhoneDisclosure>
    </div>
  );
}
