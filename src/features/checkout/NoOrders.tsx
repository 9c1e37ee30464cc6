import { useEffect } from 'react';
import { shop } from '../../config';
import { mailTo } from '../../shared/contactLinks';
import { useAnnounce } from '../../shared/useAnnounce';
import { checkoutWords } from '../../words/en/checkout';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { useBasketStorage } from '../basket/useBasket';
import { deliveryOf, totalOf } from '../orders/orderTotals';
import { OrderContact } from '../orders/OrderContact';
import type { QuotedOrder } from './orderRows';

export function NoOrders({ quoted }: { quoted: QuotedOrder }) {
  const announce = useAnnounce();
  const isSaved = useBasketStorage() === 'saved';
  const { email = '', telephone } = shop.contact ?? {};
  const subject = encodeURIComponent(words.emailSubject(shop.name));
  const body = encodeURIComponent(
    words.emailBody(quoted.items, deliveryOf(quoted), totalOf(quoted)),
  );
  useEffect(() => {
    announce(checkoutWords.shopTakesNoOrders);
  }, [announce]);
  return (
    <>
      <p>
        {checkoutWords.shopTakesNoOrders} {isSaved ? words.basketIsSaved : words.basketIsNotSaved}
      </p>
      {(email || telephone) && <p>{email ? words.orderByEmail : words.orderByPhone}</p>}
      <OrderContact mail={`${mailTo(email)}?subject=${subject}&body=${body}`} />
    </>
  );
}
