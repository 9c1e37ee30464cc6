import { areOrdersOn } from '../features/orders/areOrdersOn';
import { LoadFailure } from '../features/orders/LoadFailure';
import { useChunk } from '../shared/useChunk';
import { accountWords as words } from '../words/en/account';
import { parts, type AccountOrdersProps } from './parts';

// In one file with the orders.
const loadDeletion = () =>
  import(/* webpackChunkName: "orders-own" */ '../features/auth/DeleteAccount');

interface AccountProps extends AccountOrdersProps {
  uid: string;
  onDeleted: () => void;
}

export function Account({ uid, onWaiting, onDeleted }: AccountProps) {
  const load = areOrdersOn() ? parts.account : undefined;
  const { chunk, isFailed, again } = useChunk(load);
  const { chunk: deletion } = useChunk(loadDeletion);
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
      {deletion && <deletion.DeleteAccount onDeleted={onDeleted} />}
    </>
  );
}
