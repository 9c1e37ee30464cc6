import type { Shop } from '../../config';
import { call, mailTo } from '../../shared/contactLinks';
import { shellWords as words } from '../../words/en/shell';
import { termsWords } from '../../words/en/terms';

/** Leaves out whatever the shop's configuration leaves out. */
export function ShopFooter(shop: Shop) {
  const { name, description, delivery, returns, contact = {}, conditions, privacy } = shop;
  const { email, telephone, address } = contact;
  return (
    <footer className="shop-footer">
      <p>{words.about(name, description)}</p>
      {(delivery ?? returns) && (
        <p>
          {delivery && termsWords.delivery(delivery)} {returns && termsWords.returns(returns)}
        </p>
      )}
      {address && <p>{address}</p>}
      <p className="shop-footer-links">
        {email && <a href={mailTo(email)}>{email}</a>}
        {telephone && <a href={call(telephone)}>{telephone}</a>}
        {conditions && <a href={conditions}>{words.conditions}</a>}
        {privacy && <a href={privacy}>{words.privacy}</a>}
        <a href="licences.txt">{words.licences}</a>
      </p>
    </footer>
  );
}
