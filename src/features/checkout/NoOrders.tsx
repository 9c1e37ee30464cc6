import { shop } from '../../config';
import { mailOrder } from './mailOrder';
import { noOrdersYet } from '../orders/noOrdersYet';
import { OrderContact } from '../orders/OrderContact';
import type { QuotedOrder } from './orderRequest';

interface NoOrdersProps {
  quoted: QuotedOrder;
  /** Whether the basket outlasts the visit. */
  isSaved: boolean;
}

/** Says before anyone types that orders can't be placed here, and how to order all the same. */
export function NoOrders({ quoted, isSaved }: NoOrdersProps) {
  const { email = '', telephone = '' } = shop.contact ?? {};
  return (
    <>
      <p>
        {noOrdersYet}{' '}
        {isSaved ? 'Your basket is saved.' : 'Your basket lasts until you close this page.'}
      </p>
      {(email || telephone) && (
        <>
          <p>You can order from us all the same; the e-mail is written already:</p>
          <OrderContact contact={shop.contact} mail={mailOrder(email, quoted, shop.name)} />
        </>
      )}
    </>
  );
}
