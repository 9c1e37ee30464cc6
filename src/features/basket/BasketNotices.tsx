import { Notice } from '../../shared/components/Notice';
import { describeJoined, describeStorage, describeUnavailable } from './describeBasket';
import {
  useBasketActions,
  useBasketStorage,
  useJoinedCount,
  useUnavailableCount,
} from './useBasket';

/** What the shopper should know of the stored basket, until it is dismissed. */
export function BasketNotices() {
  const unavailable = useUnavailableCount();
  const joined = useJoinedCount();
  const isUnsaved = useBasketStorage() === 'unavailable';
  const { dismissNotices } = useBasketActions();
  if (unavailable + joined === 0 && !isUnsaved) return null;
  return (
    <Notice label="About your basket" dismissal="OK" onDismiss={dismissNotices}>
      {joined > 0 && <p>{describeJoined(joined)}</p>}
      {unavailable > 0 && <p>{describeUnavailable(unavailable)}</p>}
      {isUnsaved && <p>{describeStorage}</p>}
    </Notice>
  );
}
