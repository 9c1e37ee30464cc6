import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { sms, whatsApp } from '../../orders/contactLinks';
import { countOf, type Order, receivedOf, refundOf, totalOf } from '../../orders/model/order';
import { amountIn, termsOf } from '../../orders/model/orderTerms';
import { moneyOf, paymentChanges, REFERENCE_LENGTH } from '../../orders/model/payment';
import {
  isByShopper,
  isFinished,
  isTakenByShop,
  moves,
  nextStates,
  states,
  statesWhere,
  undoState,
} from '../../orders/model/states';
import { internationalNumber, isLandline } from '../../orders/model/telephone';
import {
  AskAboutOrder,
  noteField,
  OptionalLine,
  OrderButton,
  OrderCard,
} from '../../orders/OrderCard';
import { OrderAddress, OrderNote, OrderSummary } from '../../orders/OrderSummary';
import { orderingCustomerWords } from '#words/desk/customers';
import { messageWords } from '#words/desk/messages';
import { deskWords as words, bulkWords } from '#words/desk/orders';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { CustomerHistory } from '../customers/CustomerHistory';
import { requestCustomer } from '../customers/customersSlice';
import { customerPath } from '../sections';
import { moveWithStock } from './moveWithStock';
import { AcceptButton, MoveButton } from './MoveButton';
import { OnlinePayment } from './OnlinePayment';
import { Shortage, ToldList } from './FunctionsNotes';
import { selectIsUndoable, selectShopOrders } from './shopOrdersSlice';

/** The message to the shopper about an order. */
export const messageOf = (order: Order) =>
  messageWords.message({
    ...order,
    total: amountIn(order, order.payment === 'paid' ? receivedOf(order) : totalOf(order)),
    note: order.notes[order.state],
    isShoppers: isByShopper(order, order.state),
  });

/** The links that open a message to the shopper in an app; those that the phone number allows. */
export function messageLinks(order: Order): { whatsApp?: string; sms?: string } {
  const { telephone } = order.address ?? {};
  if (!telephone) return {};
  const text = messageOf(order);
  const number = internationalNumber(telephone);
  return {
    ...(number && { whatsApp: whatsApp(number, text) }),
    ...(/\d/.test(telephone) && !isLandline(telephone) && { sms: sms(number ?? telephone, text) }),
  };
}

/** Opens WhatsApp or the SMS app with a message to the shopper, which the merchant sends there; or the customer's page. */
function CustomerLinks({ order }: { order: Order }) {
  const { whatsApp, sms } = messageLinks(order);
  const { telephone } = order.address ?? {};
  if (!telephone) return null;
  const linkTo = (href: string, app: string) => (
    <a
      className="button button-quiet"
      href={href}
      target={href === whatsApp ? '_blank' : undefined}
      rel="noopener noreferrer"
      aria-label={messageWords.linkName(app, order.id)}
    >
      {app}
    </a>
  );
  return (
    <div className="button-row">
      {whatsApp && linkTo(whatsApp, messageWords.whatsApp)}
      {sms && linkTo(sms, messageWords.sms)}
      <Link
        className="text-button"
        to={customerPath(telephone)}
        aria-label={orderHistoryWords.actionOnOrder(orderingCustomerWords.customer, order.id)}
      >
        {orderingCustomerWords.customer}
      </Link>
    </div>
  );
}

/** What is known of the customer of a new order; it is loaded first. */
function OrderingCustomer({ order, telephone }: { order: Order; telephone: string }) {
  const dispatch = useAppDispatch();
  const { loadedAt } = useAppSelector(selectShopOrders);
  // A successful poll means that the database answers again.
  useEffect(() => {
    void dispatch(requestCustomer(telephone));
  }, [dispatch, telephone, loadedAt]);
  return <CustomerHistory order={order} telephone={telephone} />;
}

/** Why a button is missing that the order had if its payment wasn't marked as it is. */
function describeTie(order: Order, isUndoable: boolean): string | undefined {
  const { payment, state, stateAt } = order;
  if (payment !== 'paid' && payment !== 'refunded') return undefined;
  const untied = { ...order, payment: 'due' } as const;
  const nextOf = (each: Order) => nextStates(each, 'merchant', stateAt).length;
  if (nextOf(order) < nextOf(untied)) return words.heldBack(payment);
  const isHeld = isUndoable && Boolean(undoOf(untied)) && !undoOf(order);
  return isHeld ? words.heldBack(payment, state) : undefined;
}

/** The time isn't checked: the database decides, as this device's clock may be wrong. */
export const undoOf = (order: Order) =>
  undoState(order, { role: 'merchant', uid: order.by }, order.stateAt);

interface ShopPaymentProps {
  order: Order;
  isUndoable: boolean;
  onChange: (id: string) => void;
}

/** Says where the money of an order is, and changes that. */
function ShopPayment(props: ShopPaymentProps) {
  const { pay, charge } = props.order;
  return (
    <>
      <CheckedPayment {...props} />
      {(pay === 'online' || Boolean(charge?.paid)) && <OnlinePayment order={props.order} />}
    </>
  );
}

/** The payment in cash or by UPI, which the merchant confirms; nothing for cash that isn't collected yet. */
function CheckedPayment({ order, isUndoable, onChange }: ShopPaymentProps) {
  const { id, pay, reference, refundReference } = order;
  if (pay === 'online') return null;
  const money = moneyOf(order);
  const isRefund = money === 'refundDue' || money === 'refunded';
  const total = amountIn(order, isRefund ? refundOf(order) : totalOf(order));
  const changes = paymentChanges(order, 'merchant');
  if (pay === 'cash' && changes.length === 0) return null;
  const times = words.paymentTimes(order);
  const labels = words.paymentChanges[pay];
  const tie = describeTie(order, isUndoable);
  const press = () => {
    onChange(id);
  };
  const note = (label: string, text: string) => (
    <p className="order-note">{orderHistoryWords.note(label, <bdi>{text}</bdi>)}</p>
  );
  return (
    <div className="order-payment">
      <p>{words.money(money, order, total)}</p>
      {times && <p>{times}</p>}
      {reference && note(words.reference, reference)}
      {refundReference && note(words.refundReference, refundReference)}
      {tie && <p>{tie}</p>}
      <div className="button-row">
        {changes.map((change) =>
          change === 'refunded' ? (
            <AskAboutOrder
              key={change}
              order={order}
              change={change}
              onPress={press}
              {...words.refund}
              question={words.refund.question(id, total)}
              isQuiet={false}
            >
              <OptionalLine
                {...noteField}
                id={`refund-${id}`}
                label={words.refundReference}
                maxLength={REFERENCE_LENGTH}
                enterKeyHint="done"
              />
            </AskAboutOrder>
          ) : (
            <OrderButton
              key={change}
              order={order}
              change={change}
              label={
                money === 'refunded' ? words.notRefunded : labels[change as keyof typeof labels]
              }
              isQuiet={change !== 'paid' || money === 'refunded' || order.state === 'returnAsked'}
              onPress={press}
            />
          ),
        )}
      </div>
    </div>
  );
}

interface ShopOrderProps {
  order: Order;
  /** Whether it has just been moved, so that only its next step is of interest. */
  isDone: boolean;
  isSelected: boolean;
  /** Called when its box is ticked or cleared. @param isRange with all orders since the last one */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Called with its id when a button that moves it is pressed. */
  onMove: (id: string) => void;
  /** Called with its id when a button that changes its payment is pressed. */
  onPay: (id: string) => void;
}

const noted = statesWhere(({ note }) => note !== 'nothing');

export const ShopOrder = memo(function ShopOrder(props: ShopOrderProps) {
  const { order, isDone, isSelected, onSelect, onMove, onPay } = props;
  const { id, address, guest, state, stateAt } = order;
  const isUndoable = useAppSelector((root) => selectIsUndoable(root, order));
  const undo = isUndoable && undoOf(order);
  const move = () => {
    onMove(id);
  };
  const next = nextStates(order, 'merchant', stateAt);
  const usual = moves.filter(({ from, isUsual }) => from === state && isUsual).map(({ to }) => to);
  const moveButtons = (isUsual: boolean) =>
    next
      .filter((to) => usual.includes(to) === isUsual)
      .map((to) => <MoveButton key={to} order={order} to={to} onPress={move} />);

  return (
    <OrderCard
      order={order}
      level={4}
      className={isDone ? 'order-done' : undefined}
      badge={guest ? words.guest : isTakenByShop(order) ? words.takenByShop : undefined}
      start={
        <input
          type="checkbox"
          className="order-select"
          aria-label={bulkWords.select(id)}
          checked={isSelected}
          onChange={({ target, nativeEvent }) => {
            const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
            onSelect(id, target.checked, isRange);
          }}
        />
      }
    >
      <div className="order-now">
        {states[state].awaits === 'dispatch' && address && (
          <OrderingCustomer order={order} telephone={address.telephone} />
        )}
        {noted.map((each) => (
          <OrderNote
            key={each}
            order={order}
            state={each}
            label={isByShopper(order, each) ? words.shoppersReason : words.shopsReason}
          />
        ))}
        <Shortage order={order} />
        <ShopPayment order={order} isUndoable={isUndoable} onChange={onPay} />
        <div className="button-row order-next">
          {moveButtons(true)}
          {undo === 'accepted' && (
            <AcceptButton order={order} label={words.undo(state)} isQuiet onPress={move} />
          )}
          {undo && undo !== 'accepted' && (
            <OrderButton
              order={order}
              change={undo}
              move={moveWithStock}
              label={words.undo(state)}
              onPress={move}
            />
          )}
        </div>
      </div>
      <details className="order-contents" open={!isDone}>
        <summary>
          <span>{orderHistoryWords.contents(countOf(order), amountIn(order, totalOf(order)))}</span>{' '}
          {address && <bdi>{words.recipient(address)}</bdi>}
        </summary>
        <OrderSummary order={order} isAddressShown={false} />
      </details>
      <div className="order-rest">
        <OrderAddress order={order} isCallable />
        <ToldList order={order} />
        <div className="button-row">
          {moveButtons(false)}
          {isFinished(state) && address && (
            <AskAboutOrder
              order={order}
              change="forgetAddress"
              label={words.deleteAddress}
              question={words.deleteAddressQuestion(id)}
              consequence={
                termsOf(order).returns && state === 'delivered'
                  ? words.deleteAddressAndReturns
                  : words.cantBeUndone
              }
              keep={words.keepAddress}
            />
          )}
        </div>
        <CustomerLinks order={order} />
      </div>
    </OrderCard>
  );
});
