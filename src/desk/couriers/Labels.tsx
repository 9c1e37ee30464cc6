import type { Address } from '../../orders/model/address';
import { type Order, totalOf } from '../../orders/model/order';
import { amountIn } from '../../orders/model/orderTerms';
import { AddressLines } from '../../orders/OrderSummary';
import { QrCode } from '../../ui/QrCode';
import { couriersWords as words } from '#words/desk/couriers';
import { papersWords } from '#words/desk/papers';
import { ordersWords } from '#words/orders/orders';
import './Labels.css';

/** How many characters an address can have in large letters. */
const SHORT = 200;

const isLong = (address: Address) => Object.values(address).join('').length > SHORT;

const purposes = ['recipient', 'place', 'contact', 'note'] as const;

/** What is stuck on the parcel of an order, with the order's number as a code for scanners. */
function Label({ order }: { order: Order }) {
  const { id, address } = order;
  return (
    <section className="label">
      <div className="label-from">
        <p>{words.from}</p>
        <p className="label-shop">{papersWords.shop}</p>
        {papersWords.shopContact().map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={`label-to ${address && isLong(address) ? 'label-long' : ''}`}>
        <p>{ordersWords.deliverTo}</p>
        {address ? (
          <AddressLines address={address} purposes={purposes} />
        ) : (
          <p>{ordersWords.addressDeleted}</p>
        )}
      </div>
      <p className="label-collect">
        {papersWords.toCollect({ ...order, total: amountIn(order, totalOf(order)) })}
      </p>
      <div className="label-code">
        <QrCode text={id} label={words.code(id)} />
        <p>{papersWords.slip(id)}</p>
      </div>
    </section>
  );
}

/** Labels of 100 × 150 mm, each on a page of its own. */
export function Labels({ orders }: { orders: readonly Order[] }) {
  return orders.map((order) => <Label key={order.id} order={order} />);
}
