import { Notice } from '../../components/Notice';
import { useBasketActions, useBasketNotices } from './useBasket';
import { describeNotice } from './describeNotice';

/** What the shopper should know of the kept basket, until it is dismissed. */
export function BasketNotices() {
  const notices = useBasketNotices();
  const { dismissNotices } = useBasketActions();
  if (notices.length === 0) return null;
  return (
    <Notice label="About your basket" dismissal="Understood" onDismiss={dismissNotices}>
      {notices.map((notice) => (
        <p key={notice.kind}>{describeNotice(notice)}</p>
      ))}
    </Notice>
  );
}
