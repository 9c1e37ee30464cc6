import { shop } from '../../config';
import { call, mailTo, whatsApp } from '../../shared/contactLinks';
import { ordersWords as words } from '../../words/en/orders/orders';

interface OrderContactProps {
  /** What an email to the shop is, if it isn't empty. */
  mail?: string;
  /** The order that messages to the shop are about; with it, the shop's WhatsApp number is shown, too. */
  orderId?: string;
}

export function OrderContact({ mail, orderId }: OrderContactProps) {
  const { email, telephone, whatsapp } = shop.contact ?? {};
  const subject = orderId && words.subject(orderId);
  const about = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  if (!email && !telephone && !(whatsapp && subject)) return null;
  return (
    <ul className="order-contact">
      {email && <li>{words.writeTo(<a href={mail ?? `${mailTo(email)}${about}`}>{email}</a>)}</li>}
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
