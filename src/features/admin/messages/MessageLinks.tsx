import type { Order } from '../../../services/orderService';
import { messageWords as words } from '../../../words/en/admin/messages';
import { messageLinks } from './shopperMessage';

/** Opens WhatsApp or the SMS app with a message to the shopper; the merchant sends it there. */
export function MessageLinks({ order }: { order: Order }) {
  const { whatsApp, sms } = messageLinks(order);
  if (!whatsApp && !sms) return null;
  return (
    <div className="button-row">
      {whatsApp && (
        <a
          className="button button-quiet"
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.linkName(words.whatsApp, order.id)}
        >
          {words.whatsApp}
        </a>
      )}
      {sms && (
        <a
          className="button button-quiet"
          href={sms}
          aria-label={words.linkName(words.sms, order.id)}
        >
          {words.sms}
        </a>
      )}
    </div>
  );
}
