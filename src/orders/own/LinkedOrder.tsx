import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAnnounce } from '../../app/announce';
import { type AppThunk, useAppDispatch } from '../../app/hooks';
import { useUser } from '../../auth/useAuth';
import { mayHaveGuest } from '../../auth/guest/guestMark';
import { paths } from '../../navigation';
import { LoadFailure } from '../../ui/BusyButton';
import { PrintButton, useIsPrinting } from '../../ui/print';
import { usePolling } from '../../ui/usePolling';
import { accountWords } from '#words/auth';
import { orderHistoryWords, orderLinkWords as words } from '#words/orders/orderHistory';
import type { Order } from '../model/order';
import type { OrderLink } from '../model/orderLink';
import { termsOf } from '../model/orderTerms';
import { paymentChanges } from '../model/payment';
import { isOnItsWay, nextStates } from '../model/states';
import { loadProductsOf, orderPolling } from '../ordersSlice';
import { OrderPayment } from '../payment/OrderPayment';
import { OrderContact, OrderSummary } from '../OrderSummary';
import { Receipt } from '../Receipt';
import { setUpdates, type UpdatesField } from './readOrderLink';
import { OrderLead, OrderTimeline } from './OwnOrder';

/** The actions that its shopper has elsewhere. */
function possibleChange(order: Order, now: number) {
  const next = nextStates(order, 'shopper', now, termsOf(order).returns);
  const canCancel = next.includes('cancelled');
  if (paymentChanges(order, 'shopper').includes('claimed'))
    return canCancel ? 'payOrCancel' : 'pay';
  return canCancel ? 'cancelled' : next.find((state) => state === 'returnAsked');
}

interface UpdatesProps {
  link: OrderLink;
  field: UpdatesField;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the shopper gets emails about the order, or WhatsApp messages. */
function Updates({ link, field, isOn, onChange }: UpdatesProps) {
  const labels = field === 'whatsApp' ? words.whatsApp : words;
  const announce = useAnnounce();
  const [hasFailed, setFailed] = useState(false);
  const change = (next: boolean) =>
    setUpdates(link, field, next).then(
      () => {
        setFailed(false);
        onChange(next);
        announce(next ? labels.updatesOn : labels.updatesOff);
      },
      () => {
        setFailed(true);
        announce(words.updatesFailed);
      },
    );
  return (
    <div>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => void change(target.checked)}
        />
        {labels.updates}
      </label>
      {hasFailed && <p className="reason">{words.updatesFailed}</p>}
    </div>
  );
}

/** What a shop sends, if anything. */
const updatesFields = (): UpdatesField[] => [
  ...(shop.functions ? (['updates'] as const) : []),
  ...(shop.functions?.whatsapp ? (['whatsApp'] as const) : []),
];

interface Read {
  order: Order;
  /** Milliseconds, by the clock of the database. */
  now: number;
}

/** Reads the order of a link and its products. Resolves with `undefined` if the link doesn't work. */
const readLinkedOrder =
  (link: OrderLink): AppThunk<Promise<Read | undefined>> =>
  async (dispatch, _getState, services) => {
    const database = await services.database();
    const order = await database.findLinked(link);
    if (order) await dispatch(loadProductsOf([order]));
    return order && { order, now: database.now() };
  };

/** The order of a link, kept up to date; `gone` if the link doesn't work, `undefined` while loading. */
function useLinkedOrder({ id, key }: OrderLink) {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<Read | 'gone'>();
  const [hasFailed, setFailed] = useState(false);
  const poll = useCallback(async () => {
    try {
      setRead((await dispatch(readLinkedOrder({ id, key }))) ?? 'gone');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [dispatch, id, key]);
  const data = typeof read === 'object' ? read.order.stateAt : read;
  usePolling(read === 'gone' ? undefined : poll, orderPolling, data);
  const change = (part: Partial<Pick<Order, UpdatesField>>) => {
    // Another answer may have come in since the press.
    setRead((now) =>
      typeof now === 'object' ? { ...now, order: { ...now.order, ...part } } : now,
    );
  };
  return { read, change, hasFailed, poll };
}

/** An order on any device, for everybody who has its link: nothing about it can be changed here but its messages. */
export function LinkedOrder({ link }: { link: OrderLink }) {
  const { read, change: changeRead, hasFailed, poll } = useLinkedOrder(link);
  const announce = useAnnounce();
  const isPrinting = useIsPrinting();
  const hasOrders = Boolean(useUser()) || mayHaveGuest();
  const isGone = read === 'gone';
  useEffect(() => {
    if (isGone) announce(words.gone);
  }, [announce, isGone]);

  if (isGone) {
    return (
      <>
        <p className="reason">{words.gone}</p>
        <p>{words.goneNote}</p>
        <OrderContact orderId={link.id} />
        <Link to={paths.login}>{accountWords.returnsAndOrders}</Link>
      </>
    );
  }
  if (!read) {
    return hasFailed ? (
      <LoadFailure onRetry={poll}>{accountWords.orderNotLoaded}</LoadFailure>
    ) : (
      <p>{accountWords.loadingOrder}</p>
    );
  }
  const { now } = read;
  const order: Order = { ...read.order, linkKey: link.key, owner: '' };
  const { state } = order;
  const change = possibleChange(order, now);
  return (
    <>
      {isPrinting && <Receipt order={order} isLinked />}
      {hasFailed && <LoadFailure onRetry={poll}>{words.outOfDate(now)}</LoadFailure>}
      <div className="order linked-order">
        <p className="order-state" data-state={state}>
          {orderHistoryWords.states[state]}
        </p>
        <OrderLead order={order} now={now} />
        {order.pay === 'online' && isOnItsWay(order) && <OrderPayment order={order} />}
        <OrderTimeline order={order} />
        <OrderSummary order={order} isAddressShown={false} />
        {order.invoice && (
          <div className="button-row">
            <PrintButton label={orderHistoryWords.print} />
          </div>
        )}
      </div>
      {updatesFields().map((field) => {
        const isOn = order[field];
        return (
          isOn !== undefined && (
            <Updates
              key={field}
              link={link}
              field={field}
              isOn={isOn}
              onChange={(next) => {
                changeRead({ [field]: next });
              }}
            />
          )
        );
      })}
      <div>
        <p>{change ? words.toChange(change) : words.questions}</p>
        <OrderContact orderId={order.id} />
      </div>
      {(hasOrders || change) && <Link to={paths.login}>{accountWords.returnsAndOrders}</Link>}
    </>
  );
}
