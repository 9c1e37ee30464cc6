import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { exact, netOf, REFUND_MS, refundableOf } from '../../orders/model/charge';
import { backOf, type Order, owedOf, receivedOf, totalOf } from '../../orders/model/order';
import { amountIn } from '../../orders/model/orderTerms';
import { moneyOf } from '../../orders/model/payment';
import { isGoingBack, isOnItsWay, states } from '../../orders/model/states';
import { AskAboutOrder } from '../../orders/OrderCard';
import { Field } from '../../ui/Field';
import { deskWords, chargeWords as words } from '#words/desk/orders';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { formatMoney } from '../../words/money';
import { parseMoney, typedAmount } from '../../words/typedMoney';
import { GuideLink } from '../GuideLink';
import { withAdvice } from '../numberAdvice';
import { reloadOrder, selectShopOrders } from './shopOrdersSlice';

/** The problems of a payment, and notes about its history for the merchant. */
function Problems({ order }: { order: Order }) {
  const { loadedAt = 0 } = useAppSelector(selectShopOrders);
  const { charge, refund, pay, state, stateAt, checkedAt = 0 } = order;
  if (!charge) return null;
  const { problem, foundBy, failure } = charge;
  const net = netOf(charge);
  const { isUndone, awaits } = states[state];
  const isLate = pay === 'online' && isUndone && net > 0 && checkedAt > stateAt;
  const isKnown = refund && loadedAt < refund.at + REFUND_MS;
  return (
    <>
      {problem && (
        <p className="reason">
          {words.problems[problem](amountIn(order, net), awaits === 'delivery')}
        </p>
      )}
      {failure && charge.paid === 0 && (
        <p className={failure.isFinal ? 'reason' : 'order-note'}>
          {failure.isFinal ? words.unbilled(failure.reason) : words.unopened(failure.reason)}
        </p>
      )}
      {isLate && <p className="reason">{words.late}</p>}
      {foundBy === 'sweep' && (
        <p className="order-note">
          {words.foundBySweep}{' '}
          <GuideLink guide="payments" part="switch-it-on">
            {words.setUpWebhook}
          </GuideLink>
        </p>
      )}
      {charge.refunded > 0 && <p>{words.refunded(amountIn(order, charge.refunded))}</p>}
      {refund &&
        (refund.problem ? (
          <p className="reason">{words.rejected(amountIn(order, refund.amount), refund.problem)}</p>
        ) : (
          <p>{(isKnown ? words.requested : words.unknown)(amountIn(order, refund.amount))}</p>
        ))}
      {isGoingBack(order) && isOnItsWay(order) && <p>{words.goingBack}</p>}
    </>
  );
}

/** Asks the payment service to refund all or a part of a payment. */
function RefundButton({ order }: { order: Order }) {
  const most = refundableOf(order);
  const isDue = states[order.state].isUndone;
  const tooMuch = exact(most - totalOf(order));
  const offered = isDue ? Math.min(owedOf(order), most) : tooMuch > 0 ? tooMuch : most;
  const [typed, setTyped] = useState(() => typedAmount(offered));
  const [isWrong, setWrong] = useState(false);
  // Prefilled amounts can have fractions that the shop itself doesn't write.
  const known = [offered, most].find((each) => typed === typedAmount(each));
  const amount = known ?? parseMoney(typed) ?? 0;
  const isRight = amount > 0 && amount <= most;
  const reason = isRight
    ? undefined
    : withAdvice(words.wrongAmount(amountIn(order, most)), 'amount', typed);
  return (
    <AskAboutOrder
      order={order}
      change="refund"
      amount={amount}
      label={words.refund}
      question={words.question(order.id)}
      consequence={words.consequence}
      keep={words.keep}
      isQuiet={!isDue}
    >
      <Field
        id={`refund-${order.id}`}
        label={words.amount}
        hint={words.most(amountIn(order, most))}
        reason={isWrong ? reason : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={(input) => {
              // Forms that aren't valid aren't sent.
              input?.setCustomValidity(reason ?? '');
            }}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
            onInvalid={(event) => {
              event.preventDefault();
              event.currentTarget.focus();
              setWrong(true);
            }}
          />
        )}
      </Field>
    </AskAboutOrder>
  );
}

/** When to look whether the service has made a refund: sooner than the list does by itself. */
const LOOKS_MS = [1000, 3000, 7000, 15_000];

function useRefundNews({ id, refund }: Order) {
  const dispatch = useAppDispatch();
  const pending = refund && !refund.problem ? refund.key : undefined;
  useEffect(() => {
    if (!pending) return undefined;
    const timers = LOOKS_MS.map((ms) => setTimeout(() => void dispatch(reloadOrder(id)), ms));
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [dispatch, id, pending]);
}

/** The payment of an order at the payment service, or one beside its payment in another way, and its refunds. */
export function OnlinePayment({ order }: { order: Order }) {
  useRefundNews(order);
  const { reference, refund, charge } = order;
  const money = moneyOf(order);
  const total = totalOf(order);
  const isBack = money === 'refundDue' || money === 'refunded';
  const isOnly = order.pay === 'online';
  const isPending = money === 'claimed' && !order.charge?.problem;
  const times = deskWords.paymentTimes(order);
  const canRefund = refundableOf(order) > 0 && (!refund || refund.problem);
  return (
    <div className="order-payment">
      {isOnly && money !== 'claimed' && (
        <p>
          {money === 'paid' && charge?.refunded
            ? words.kept(amountIn(order, receivedOf(order)))
            : deskWords.money(money, order, amountIn(order, isBack ? backOf(order) : total))}
        </p>
      )}
      {isOnly && isPending && <p>{words.pending(amountIn(order, total))}</p>}
      {isOnly && times && <p>{times}</p>}
      {isOnly && reference && (
        <p className="order-note">
          {orderHistoryWords.note(deskWords.reference, <bdi>{reference}</bdi>)}
        </p>
      )}
      <Problems order={order} />
      {canRefund && (
        <div className="button-row">
          <RefundButton key={formatMoney(refundableOf(order)) + order.state} order={order} />
        </div>
      )}
    </div>
  );
}
