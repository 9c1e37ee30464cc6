import type { Shop } from '../../config';
import { call, mailTo } from '../../shared/contactLinks';
import { describeDelivery, describeReturns } from '../../shared/terms';

/** What the shop says of itself below every screen; nothing of what it has not set. */
export function ShopFooter(shop: Shop) {
  const { name, description, delivery, returns, contact = {}, conditions, privacy } = shop;
  const { email, telephone, address } = contact;
  return (
    <footer className="shop-footer">
      <p>{`${name}. ${description}`}</p>
      {(delivery ?? returns) && (
        <p>
          {delivery && describeDelivery(delivery)} {returns && describeReturns(returns)}
        </p>
      )}
      {address && <p>{address}</p>}
      <p className="shop-footer-links">
        {email && <a href={mailTo(email)}>{email}</a>}
        {telephone && <a href={call(telephone)}>{telephone}</a>}
        {conditions && <a href={conditions}>Conditions of use</a>}
        {privacy && <a href={privacy}>Privacy notice</a>}
        <a href="licences.txt">Open-source licences</a>
      </p>
    </footer>
  );
}
