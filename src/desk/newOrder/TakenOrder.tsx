import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../navigation';
import { whatsApp } from '../../orders/contactLinks';
import { type Order, totalOf } from '../../orders/model/order';
import { orderLinkPath } from '../../orders/model/orderLink';
import { amountIn } from '../../orders/model/orderTerms';
import { internationalNumber } from '../../orders/model/telephone';
import { selectOrders } from '../../orders/ordersSlice';
import { OrderSummary } from '../../orders/OrderSummary';
import { ShareOrder } from '../../orders/own/KeepLink';
import { Receipt } from '../../orders/Receipt';
import { PrintButton, useIsPrinting } from '../../ui/print';
import { newOrderWords as words } from '#words/desk/newOrder';
import { nextBegun, type TakenOrder as Taken } from './newOrderSlice';

/** Sends the customer the link of their order. */
function SendLink({ order }: { order: Order }) {
  const { id, linkKey, address } = order;
  if (!linkKey || !address) return null;
  const url = `${window.location.origin}${shop.basePath}#${orderLinkPath(id, linkKey)}`;
  const text = words.message(shop.name, id, amountIn(order, totalOf(order)), url);
  return (
    <>
      <a
        className="button"
        href={whatsApp(internationalNumber(address.telephone) ?? '', text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.whatsApp}
      </a>
      <ShareOrder order={order} />
    </>
  );
}

const titleOf = (id: string, order: Order | undefined) =>
  order && !order.address ? words.sold(id) : words.taken(id);

/** Leads to the order that was taken before this one. */
export function EarlierOrder({ id }: { id: string }) {
  const order = useAppSelector((state) => selectOrders(state).byId[id]);
  return (
    <p>
      <Link to={orderLinkPath(id)}>{titleOf(id, order)}</Link>
    </p>
  );
}

/** What becomes of an order once it is taken: its link, its receipt, and the next one. */
export function TakenOrder({ taken: { id, isFinished } }: { taken: Taken }) {
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectOrders(state).byId[id]);
  const isPrinting = useIsPrinting();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="new-order-part new-order-taken">
      {isPrinting && order && <Receipt order={order} />}
      <h3 ref={heading} tabIndex={-1}>
        {titleOf(id, order)}
      </h3>
      {!isFinished && <p className="reason">{words.notFinished}</p>}
      {order && <OrderSummary order={order} />}
      <div className="button-row">
        {order && <SendLink order={order} />}
        {order && <PrintButton label={words.print} />}
        <button type="button" className="button button-quiet" onClick={() => dispatch(nextBegun())}>
          {words.next}
        </button>
        <Link className="button button-quiet" to={paths.login}>
          {words.show}
        </Link>
      </div>
    </div>
  );
}
