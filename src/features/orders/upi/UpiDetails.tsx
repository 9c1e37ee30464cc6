import { shop } from '../../../config';
import { upiLink } from '../../../model/upi';
import type { Order } from '../../../services/orderService';
import { formatRupees } from '../../../shared/formatRupees';
import { upiWords as words } from '../../../words/en/orders/upi';
import { totalOf } from '../orderTotals';
import { CopyRow } from './CopyRow';
import { QrCode } from './QrCode';

/** Three ways to pay: with an app on this device, by its code on another, and by hand. */
export function UpiDetails({ order }: { order: Order }) {
  const { upi } = shop;
  // An order from before the shop stopped taking UPI.
  if (!upi) return <p>{words.noLongerTaken}</p>;
  const total = totalOf(order);
  const link = upiLink({ to: upi, amount: total, shopName: shop.name, orderId: order.id });
  return (
    <div className="upi-details">
      <div className="upi-app">
        <a className="button button-wide" href={link}>
          {words.openApp}
        </a>
        <p className="upi-note">{words.openAppNote}</p>
      </div>
      <div className="upi-code">
        <QrCode text={link} label={words.code(total, upi.name)} />
        <p className="upi-note">{words.scan}</p>
      </div>
      <dl className="upi-copy">
        <CopyRow label={words.id} value={upi.id} />
        <CopyRow label={words.amount} value={formatRupees(total)} text={String(total)} />
        <CopyRow label={words.order} value={order.id} />
      </dl>
    </div>
  );
}
