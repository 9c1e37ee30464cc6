import { Notice } from '../../shared/components/Notice';
import { describeStorage, describeUnavailable } from './describeBasket';
import { useBasketActions, useBasketStorage, useUnavailableCount } from './useBasket';

/** What the shopper should know of the stored basket, until it is dismissed. */
export function BasketNotices() {
  const unavailable = useUnavailableCount();
  const isUnsaved = useBasketStorage() === 'unavailable';
  const { dismissNotices } = useBasketActions();
  if (unavailable === 0 && !isUnsaved) return null;
  return (
    <Notice label="About your basket" dismissal="OK" onDismiss={dismissNotices}>
      {unavailable > 0 && <p>{describeUnavailable(unavailable)}</p>}
      {isUnsaved && <p>{describeStorage}</p>}
    </Notice>
  );
}
