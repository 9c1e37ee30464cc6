import { areOrdersOn } from '../features/orders/areOrdersOn';
import { LoadFailure } from '../features/orders/LoadFailure';
import { useChunk } from '../shared/useChunk';
import { accountWords as words } from '../words/en/account';
import { parts, type AccountOrdersProps } from './parts';

// In one file with the orders.
const loadSettings = () =>
  import(/* webpackChunkName: "orders-own" */ '../features/auth/AccountSettings');

interface AccountProps extends AccountOrdersProps {
  uid: string;
  /** Called with what to say should the session end. */
  onNotice: (sentence: string) => void;
}

export function Account({ uid, onWaiting, onNotice }: AccountProps) {
  const load = areOrdersOn() ? parts.account : undefined;
  const { chunk, isFailed, again } = useChunk(load);
  const { chunk: settings } = useChunk(loadSettings);
  return (
    <>
      {chunk ? (
        <chunk.AccountOrders key={uid} onWaiting={onWaiting} />
      ) : (
        <>
          <h2>{words.returnsAndOrders}</h2>
          {isFailed ? (
            <LoadFailure onRetry={again}>{words.ordersNotLoaded}</LoadFailure>
          ) : (
            <p>{load ? words.loadingOrders : words.shopTakesNoOrders}</p>
          )}
        </>
      )}
      {settings && <settings.AccountSettings key={`settings ${uid}`} onNotice={onNotice} />}
    </>
  );
}
