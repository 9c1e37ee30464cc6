import type { Contact } from '../../config';
import { call, mailTo } from '../../shared/contactLinks';

/** How to reach the shop, where it has said so. */
export function OrderContact({ contact, mail }: { contact?: Contact | undefined; mail?: string }) {
  const { email, telephone } = contact ?? {};
  if (!email && !telephone) return null;
  return (
    <ul className="order-contact">
      {email && (
        <li>
          Write to <a href={mail ?? mailTo(email)}>{email}</a>
        </li>
      )}
      {telephone && (
        <li>
          Call <a href={call(telephone)}>{telephone}</a>
        </li>
      )}
    </ul>
  );
}
