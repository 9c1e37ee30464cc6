import { type ReactNode, useId } from 'react';
import { shop, type Shop } from '#shop/config';
import { useAppSelector } from '../app/hooks';
import { checkOnline, type OnlineLimit } from '../catalogue/model/onlineAmounts';
import {
  type CashProblem,
  checkCash,
  deliveryPrice,
  isTaxed,
  otherPaymentsOf,
} from '../catalogue/model/terms';
import { Sum } from '../ui/Sum';
import { basketPageWords as words } from '#words/basketPage';
import { paymentWords } from '#words/orders/waysToPay';
import { termsWords } from '#words/terms';
import { formatMoney } from '../words/money';
import { useToday } from './arrival';
import { selectFreeDelivery } from './freeDelivery';
import { FreeDeliveryHint } from './FreeDeliveryHint';
import { useBasketActions, useGift, useOrderableItems } from './useBasket';
import './BasketTotal.css';

/** Whether the order is a gift, with one label from the basket to the review. */
export function GiftCheckbox({ name }: { name: string }) {
  const isGift = useGift();
  const { setGift } = useBasketActions();
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        name={name}
        checked={isGift}
        onChange={({ target }) => {
          setGift(target.checked);
        }}
      />
      {words.containsGift}
    </label>
  );
}

interface BasketTermsProps {
  /** An amount. */
  subtotal: number;
  /** The terms that the shop has set. */
  terms: Pick<Shop, 'orders' | 'delivery' | 'cash' | 'upi' | 'payments' | 'returns'>;
}

/** The code that the next order uses. */
export interface BasketTotalCode {
  /** An amount. */
  off: number;
  /** Where the shopper enters the code. */
  entry: ReactNode;
  /** What it takes off, among the sums. */
  row: ReactNode;
}

interface PaymentProblems {
  cashProblem?: CashProblem | undefined;
  onlineLimit?: OnlineLimit | undefined;
  /** How it can be paid, if it can. */
  pay?: 'cash' | 'online' | 'upi' | undefined;
  /** Whether a code takes something off it. */
  hasCode?: boolean;
  /** Why it couldn't be paid online even without the code. */
  onlineLimitWithoutCode?: OnlineLimit | undefined;
}

/** Why an order can't be paid in cash, or online, and what to do; empty if it can. */
export function paymentReason(problems: PaymentProblems): string {
  const { cashProblem, onlineLimit, pay, hasCode = false, onlineLimitWithoutCode } = problems;
  if (!cashProblem && !onlineLimit) return '';
  const change = onlineLimit?.kind === 'least' ? 'more' : 'none';
  const advice =
    pay ?? (onlineLimit && hasCode && !onlineLimitWithoutCode ? 'withoutCode' : change);
  return [
    cashProblem && paymentWords.notInCash(cashProblem, shop.cash?.upTo ?? 0, hasCode),
    onlineLimit && paymentWords.notOnline(onlineLimit),
    paymentWords.otherWays[advice],
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why this basket can't be paid in cash, or online, and how it can. */
function usePaymentProblems({ subtotal, terms }: BasketTermsProps, off: number): PaymentProblems {
  const { orders: takesOrders = true, delivery, cash, payments } = terms;
  const products = new Set(useOrderableItems().map(({ product }) => product.id)).size;
  const total = subtotal + deliveryPrice(subtotal, delivery);
  if (!takesOrders) return {};
  const cashProblem = checkCash({ products, total }, cash);
  const limitOf = (amount: number) => checkOnline(amount, { market: shop.market, payments });
  const [onlineLimit, onlineLimitWithoutCode] = [limitOf(total - off), limitOf(total)];
  const [other] = otherPaymentsOf(terms).filter((way) => way !== 'online' || !onlineLimit);
  const pay = cashProblem ? other : 'cash';
  return { cashProblem, onlineLimit, onlineLimitWithoutCode, pay, hasCode: off > 0 };
}

/** The arrival of this basket, the ways to pay for it, and how long its items can be returned. */
function BasketTerms({ subtotal, terms, isCash }: BasketTermsProps & { isCash: boolean }) {
  const { orders: takesOrders = true, delivery, returns } = terms;
  const today = useToday();
  const free = useAppSelector(selectFreeDelivery);
  const price = deliveryPrice(subtotal, delivery);
  return (
    <div className="basket-terms">
      {shop.market.isTaxIncluded && <p>{termsWords.tax(isTaxed(shop.tax))}</p>}
      {price > 0 && free && <FreeDeliveryHint {...free} />}
      {takesOrders && (
        <>
          {delivery?.days && <p>{words.arrivesIfOrdered(today, delivery.days)}</p>}
          {isCash && <p>{termsWords.payment(otherPaymentsOf(terms))}</p>}
        </>
      )}
      {returns !== undefined && <p>{termsWords.returns(returns)}</p>}
    </div>
  );
}

interface BasketTotalProps extends BasketTermsProps {
  count: number;
  onProceed: () => void;
  /** Why this basket can't be ordered, or the result of the last press on the button. */
  answer: string;
  /** Whether the basket can be ordered as it is. */
  canProceed: boolean;
  /** Left out in a shop without codes. */
  code?: BasketTotalCode | undefined;
}

/** The Total panel, money first; on a phone the last sum and the button stay at the bottom of the window. */
export function BasketTotal(props: BasketTotalProps) {
  const { count, subtotal, terms, onProceed, answer, canProceed, code } = props;
  const off = code?.off ?? 0;
  const delivery = deliveryPrice(subtotal, terms.delivery);
  const isFilled = count > 0;
  const hasDelivery = terms.delivery && isFilled;
  const hasMore = hasDelivery || off > 0;
  const problems = usePaymentProblems(props, off);
  // The panel explains one problem at a time.
  const paymentNote = isFilled && !answer && paymentReason(problems);
  const id = useId();
  return (
    <section
      className={`basket-total${isFilled ? '' : ' basket-total-empty'}`}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`}>{words.total}</h2>
      {hasMore && (
        <div className="basket-total-parts">
          <Sum label={words.subtotal(count)} amount={formatMoney(subtotal)} />
          {hasDelivery && (
            <Sum
              label={words.delivery}
              amount={delivery === 0 ? words.free : formatMoney(delivery)}
            />
          )}
          {isFilled && code?.row}
        </div>
      )}
      <div className="basket-total-bar">
        <Sum
          kind="total"
          label={hasMore ? words.totalToPay : words.subtotal(count)}
          amount={formatMoney(hasMore ? subtotal + delivery - off : subtotal)}
        />
        <button
          type="button"
          className={`button ${isFilled ? '' : 'button-quiet'}`}
          aria-disabled={!canProceed || undefined}
          aria-describedby={`${id}-payment ${id}-answer`}
          onClick={onProceed}
        >
          {words.proceed}
        </button>
        {answer && (
          <p className="basket-total-answer" id={`${id}-answer`}>
            {answer}
          </p>
        )}
      </div>
      {paymentNote && (
        <p className={problems.pay ? 'basket-total-answer' : 'reason'} id={`${id}-payment`}>
          {paymentNote}
        </p>
      )}
      {isFilled && code?.entry}
      {isFilled && <BasketTerms subtotal={subtotal} terms={terms} isCash={!problems.cashProblem} />}
      <GiftCheckbox name="gift" />
    </section>
  );
}
