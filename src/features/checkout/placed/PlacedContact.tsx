import { shop } from '../../../config';
import type { Order } from '../../../services/orderService';
import { mailTo, whatsApp } from '../../../shared/contactLinks';
import { ordersWords } from '../../../words/en/orders/orders';
import { thanksWords as words } from '../../../words/en/orders/thanks';
import { deliveryOf, totalOf } from '../../orders/orderTotals';
import { OrderContact } from '../../orders/OrderContact';
import { useTitleOf } from '../../orders/useTitleOf';

interface PlacedContactProps {
  id: string;
  order: Order | undefined;
}

/** How to reach the shop about an order; nothing if it has set no contact. */
export function PlacedContact({ id, order }: PlacedContactProps) {
  const titleOf = useTitleOf();
  const { email, telephone, whatsapp } = shop.contact ?? {};
  if (!email && !telephone && !whatsapp) return null;
  const subject = encodeURIComponent(ordersWords.subject(id));
  const items = order?.items.map(({ productId, price, count }) => ({
    ...{ title: titleOf(productId), count, sum: price * count },
  }));
  return (
    <div className="placed-contact">
      <h2>{words.questions}</h2>
      <OrderContact mail={`${mailTo(email ?? '')}?subject=${subject}`} />
      {whatsapp && order && items && (
        <a
          className="button button-quiet"
          href={whatsApp(
            whatsapp,
            words.whatsAppText(id, items, deliveryOf(order), totalOf(order)),
          )}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.sendByWhatsApp}
        </a>
      )}
    </div>
  );
}
