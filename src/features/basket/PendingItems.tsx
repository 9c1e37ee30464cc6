import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { basketPageWords as words } from '../../words/en/basketPage';
import { selectIsPendingFailed, selectPending } from './basketSlice';
import { loadPending } from './loadPending';

/** Says how many lines wait for their products, and retries when the basket opens and once the network is back. */
export function PendingItems() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectPending).length;
  const isFailed = useAppSelector(selectIsPendingFailed);
  const retryFailed = useEffectEvent(() => {
    if (isFailed) void dispatch(loadPending());
  });
  useEffect(() => {
    retryFailed();
  }, []);
  useEffect(() => {
    if (!isFailed) return undefined;
    const retry = () => void dispatch(loadPending());
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [dispatch, isFailed]);
  if (count === 0) return null;
  if (!isFailed) return <p aria-live="polite">{words.pending(count)}</p>;
  return (
    <div role="alert">
      <p>{words.pendingFailed(count)}</p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void dispatch(loadPending())}
      >
        {words.tryAgain}
      </button>
    </div>
  );
}
