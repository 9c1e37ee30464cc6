import { shop } from '../../config';
import { call, mailTo } from '../../shared/contactLinks';
import { ordersWords as words } from '../../words/en/orders';

export function OrderContact({ mail }: { mail?: string }) {
  const { email, telephone } = shop.contact ?? {};
  if (!email && !telephone) return null;
  return (
    <ul className="order-contact">
      {email && <li>{words.writeTo(<a href={mail ?? mailTo(email)}>{email}</a>)}</li>}
      {telephone && <li>{words.call(<a href={call(telephone)}>{telephone}</a>)}</li>}
    </ul>
  );
}
