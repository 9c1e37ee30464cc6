import { shop } from '../../../config';
import type { Order } from '../../../services/orderService';
import { thanksWords as words } from '../../../words/en/orders/thanks';

interface ReceiptHeadProps {
  id: string;
  order: Order | undefined;
}

/** Who sold what, and when: only on paper. */
export function ReceiptHead({ id, order }: ReceiptHeadProps) {
  const { address, email, telephone } = shop.contact ?? {};
  const contact = [address, email, telephone].filter(Boolean);
  return (
    <div className="receipt-head print-only">
      <p className="receipt-shop">{shop.name}</p>
      {contact.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="receipt-order">{words.receipt(<span className="order-number">{id}</span>)}</p>
      {order && <p>{words.placedOn(order.placedAt)}</p>}
    </div>
  );
}
