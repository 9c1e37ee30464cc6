import type { Order } from '../../../services/orderService';
import { formatRupees } from '../../../shared/formatRupees';
import { papersWords as words } from '../../../words/en/admin/papers';
import { ordersWords } from '../../../words/en/orders/orders';
import { AddressLines } from '../../orders/AddressLines';
import { deliveryOf, totalOf } from '../../orders/orderTotals';
import { useTitleOf } from '../../orders/useTitleOf';
import { TickBox } from './TickBox';

/** What goes into the parcel, and what the courier collects. The recipient of a gift sees no prices. */
export function PackingSlip({ order }: { order: Order }) {
  const titleOf = useTitleOf();
  const { id, address, gift, items, placedAt } = order;
  const total = totalOf(order);
  return (
    <section className="paper">
      <div className="paper-head">
        <div>
          <p className="paper-shop">{words.shop}</p>
          {words.shopContact.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <h2>{words.slip(id)}</h2>
          <p>{words.placedOn(placedAt)}</p>
        </div>
      </div>
      <p className="paper-collect">{words.toCollect({ ...order, total })}</p>
      <div className="paper-address">
        <p>{ordersWords.deliverTo}</p>
        {address ? <AddressLines address={address} /> : <p>{ordersWords.addressDeleted}</p>}
      </div>
      <table className="paper-items">
        <tbody>
          {items.map(({ productId, price, count }) => (
            <tr key={`${productId}:${price}`}>
              <td>
                <TickBox />
              </td>
              <td className="paper-count">{words.times(count)}</td>
              <td>
                {titleOf(productId)} <span className="paper-id">{productId}</span>
              </td>
              {!gift && <td className="paper-sum">{formatRupees(price * count)}</td>}
            </tr>
          ))}
        </tbody>
        {!gift && (
          <tbody>
            <tr>
              <td colSpan={3}>{ordersWords.delivery}</td>
              <td className="paper-sum">{deliveryOf(order)}</td>
            </tr>
            <tr className="paper-total">
              <td colSpan={3}>{ordersWords.total(order)}</td>
              <td className="paper-sum">{formatRupees(total)}</td>
            </tr>
          </tbody>
        )}
      </table>
      {gift && <p>{ordersWords.containsGift}</p>}
    </section>
  );
}
