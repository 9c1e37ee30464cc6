import { Fragment, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAppSelector } from '../app/hooks';
import { selectProducts } from '../catalogue/catalogueSlice';
import { lookUp, unbroken } from '../catalogue/model/product';
import { Picture } from '../catalogue/product/Picture';
import { homePath } from '../navigation';
import { Sum } from '../ui/Sum';
import { addressWords } from '#words/orders/address';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { ordersWords as words } from '#words/orders/orders';
import { formatMoney } from '../words/money';
import { call, mailTo, whatsApp } from './contactLinks';
import {
  type Address,
  type AddressField,
  type AddressPurpose,
  isAskedFor,
  isLabelled,
  linesOf,
} from './model/address';
import { allSeries } from './model/invoice';
import {
  deliveryPriceOf,
  discountOf,
  isPartlyReturned,
  type Order,
  type OrderDetails,
  type OrderItem,
  paymentOfTotal,
  type Priced,
  refundedInPart,
  refundOf,
  returnedCount,
  totalOf,
} from './model/order';
import { amountIn, type OwnMoney } from './model/orderTerms';
import type { TitleOf } from './model/records';
import { isSoldAtStall, type OrderState, states } from './model/states';
import { describeTaxes, rateIn } from './model/tax';
import { parcelOf } from './model/tracking';
import { selectOrders } from './ordersSlice';
import './OrderSummary.css';

export function useTitleOf(): TitleOf {
  const products = useAppSelector(selectProducts);
  const isRead = useAppSelector((state) => selectOrders(state).areProductsRead);
  return useCallback(
    ({ productId: id, record }) =>
      record?.title ??
      lookUp(products, id)?.title ??
      (isRead ? words.productNoLongerSold(id) : words.product(id)),
    [products, isRead],
  );
}

/** The tax that an order's total includes, in lines. */
export function useTaxLines() {
  const products = useAppSelector(selectProducts);
  return (order: Parameters<typeof describeTaxes>[0]) => describeTaxes(order, rateIn(products));
}

const addressOfContact: Partial<Record<AddressField, (text: string) => string>> = {
  telephone: call,
  email: mailTo,
};

interface AddressLinesProps {
  address: Address;
  isCallable?: boolean;
  /** The purposes of the lines that are shown; all if left out. */
  purposes?: readonly AddressPurpose[];
}

/** An address as on an envelope; right-to-left text in one part reorders nothing beside it. */
export function AddressLines({ address, isCallable = false, purposes }: AddressLinesProps) {
  const lines = linesOf(address, purposes).filter(
    // A note beside the lines says where updates go.
    ({ purpose }) => isCallable || purpose !== 'updates',
  );
  return (
    <address className="address-lines">
      {lines.map(({ purpose, parts }, line) => (
        <div key={line}>
          {parts.map(({ field, text }, index) => {
            const href = isCallable ? addressOfContact[field]?.(text) : undefined;
            const written = <bdi>{href ? <a href={href}>{text}</a> : text}</bdi>;
            return (
              <Fragment key={field}>
                {index > 0 && ' '}
                {isLabelled(purpose) ? addressWords.labelled(field, written) : written}
              </Fragment>
            );
          })}
        </div>
      ))}
    </address>
  );
}

/** Tells the shopper where updates about an order go; nothing if they want none. */
export function UpdatesNote({ address: { email } }: { address: Address }) {
  return (
    isAskedFor('email') &&
    email && <p className="order-updates">{words.updatesTo(<bdi>{email}</bdi>)}</p>
  );
}

/** Tells the shopper where WhatsApp messages about an order go. */
const WhatsAppNote = ({ address: { telephone } }: { address: Address }) =>
  shop.functions?.whatsapp && (
    <p className="order-updates">{words.whatsAppTo(<bdi>{telephone}</bdi>)}</p>
  );

interface OrderNoteProps {
  order: Order;
  state: OrderState;
  /** The label of a reason. */
  label?: string;
}

/** The note of the order's move to this state; right-to-left text reorders nothing beside it. */
export function OrderNote({
  order: { notes },
  state,
  label = orderHistoryWords.reason,
}: OrderNoteProps) {
  const note = notes[state];
  if (!note) return null;
  const parcel = states[state].note === 'parcel' ? parcelOf(note) : undefined;
  const { text = note, link } = parcel ?? {};
  return (
    <p className="order-note">
      {text &&
        orderHistoryWords.note(
          parcel ? orderHistoryWords[parcel.label] : label,
          <bdi>{text}</bdi>,
        )}{' '}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {orderHistoryWords.track}
        </a>
      )}
    </p>
  );
}

/** The title of an order's product, which leads there if it is still sold. */
function OrderTitle({ item }: { item: OrderItem }) {
  const text = unbroken(useTitleOf()(item));
  const product = lookUp(useAppSelector(selectProducts), item.productId);
  if (!product || product.hidden) return text;
  return <Link to={homePath({ product: item.productId })}>{text}</Link>;
}

/** A small picture of a product, beside its title; empty if the product is no longer sold. */
export function OrderPicture({ productId }: { productId: string }) {
  const product = lookUp(useAppSelector(selectProducts), productId);
  return (
    <span className="order-picture">
      {product && <Picture image={product.image} alt="" sizes="3.5rem" />}
    </span>
  );
}

interface OrderContactProps {
  /** An email to the shop; if left out, an empty one, or one about the order. */
  mail?: { subject: string; body?: string };
  /** The order that messages to the shop are about; with it, the shop's WhatsApp number is shown, too. */
  orderId?: string;
}

export function OrderContact({ mail, orderId }: OrderContactProps) {
  const { email, telephone, whatsapp } = shop.contact ?? {};
  const subject = orderId && words.subject(orderId);
  const query = Object.entries(mail ?? (subject ? { subject } : {}))
    .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
    .join('&');
  if (!email && !telephone && !(whatsapp && subject)) return null;
  return (
    <ul className="order-contact">
      {email && (
        <li>{words.writeTo(<a href={mailTo(email) + (query && `?${query}`)}>{email}</a>)}</li>
      )}
      {telephone && <li>{words.call(<a href={call(telephone)}>{telephone}</a>)}</li>}
      {whatsapp && subject && (
        <li>
          {words.whatsApp(
            <a href={whatsApp(whatsapp, subject)} target="_blank" rel="noopener noreferrer">
              {whatsapp}
            </a>,
          )}
        </li>
      )}
    </ul>
  );
}

/** `₹49` or `free`. */
export function describeDelivery(order: OwnMoney & Pick<Order, 'items' | 'delivery'>) {
  const price = deliveryPriceOf(order);
  return words.deliveryPrice(price === 0 ? 0 : amountIn(order, price));
}

/** `-₹99`, what the code of an order takes off it. */
export const describeDiscount = (order: OwnMoney & Priced) =>
  formatMoney(amountIn(order, -discountOf(order)));

type Destined = Pick<OrderDetails, 'address' | 'delivery'> & Partial<Pick<Order, 'owner'>>;

interface OrderAddressProps {
  order: Destined & Partial<Pick<Order, 'updates' | 'whatsApp'>>;
  isCallable?: boolean;
}

/** Where an order goes, as on an envelope, or that this was deleted. */
export function OrderAddress({ order, isCallable }: OrderAddressProps) {
  const { address, updates = true, whatsApp } = order;
  return (
    <div className="order-summary-address">
      {address ? (
        <>
          <p className="order-summary-label">{words.deliverTo}</p>
          <AddressLines address={address} isCallable={isCallable} />
          {!isCallable && updates && <UpdatesNote address={address} />}
          {!isCallable && whatsApp && <WhatsAppNote address={address} />}
        </>
      ) : (
        <p>{isSoldAtStall(order) ? words.noAddress : words.addressDeleted}</p>
      )}
    </div>
  );
}

interface OrderSummaryProps {
  order: OrderDetails &
    Partial<
      Pick<
        Order,
        | 'owner'
        | 'payment'
        | 'updates'
        | 'whatsApp'
        | 'state'
        | 'returning'
        | 'charge'
        | 'invoice'
        | 'creditNote'
      >
    >;
  isAddressShown?: boolean;
}

export function OrderSummary({ order, isAddressShown = true }: OrderSummaryProps) {
  const { items, gift, state } = order;
  const isPartial = isPartlyReturned(order);
  const off = discountOf(order);
  const isPaid = order.payment === 'paid' || order.payment === 'refunded';
  const refunded = order.payment === 'paid' ? refundedInPart(order) : 0;
  const taxLines = useTaxLines();
  return (
    <div className="order-summary">
      <ul className="order-summary-items">
        {items.map((item) => {
          const { productId, price, count } = item;
          return (
            <li key={`${productId}:${price}`} className="order-summary-row">
              <OrderPicture productId={productId} />
              <span className="order-summary-title">
                <OrderTitle item={item} />{' '}
                <span className="order-summary-count">
                  {words.countAndPrice(count, amountIn(order, price))}
                </span>
                {isPartial && returnedCount(order, productId) > 0 && (
                  <strong className="order-summary-count">
                    {' '}
                    {words.returning(returnedCount(order, productId), state === 'returned')}
                  </strong>
                )}
              </span>{' '}
              <span className="order-summary-sum">
                {formatMoney(amountIn(order, price * count))}
              </span>
            </li>
          );
        })}
      </ul>
      {!isSoldAtStall(order) && <Sum label={words.delivery} amount={describeDelivery(order)} />}
      {order.code !== undefined && off > 0 && (
        <Sum label={words.code(order.code)} amount={describeDiscount(order)} />
      )}
      <Sum
        kind="total"
        label={words.total({ ...order, payment: paymentOfTotal(order) })}
        amount={formatMoney(amountIn(order, totalOf(order)))}
      />
      {taxLines(order).map(({ label, tax }) => (
        <Sum key={label} kind="note" label={label} amount={tax} />
      ))}
      {isPartial && (order.pay === 'cash' || isPaid) && (
        <Sum label={words.refund} amount={formatMoney(amountIn(order, refundOf(order)))} />
      )}
      {refunded > 0 && (
        <Sum label={words.refunded} amount={formatMoney(amountIn(order, refunded))} />
      )}
      {allSeries.map(
        (paper) =>
          order[paper] && (
            <Sum key={paper} kind="note" label={words.papers[paper]} amount={order[paper].number} />
          ),
      )}
      {gift && <p>{words.containsGift}</p>}
      {isAddressShown && <OrderAddress order={order} />}
    </div>
  );
}
