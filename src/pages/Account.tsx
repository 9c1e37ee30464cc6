import { shop } from '../config';
import { areOrdersOn } from '../features/orders/areOrdersOn';
import { noOrdersToShow } from '../features/orders/noOrdersYet';
import { Unreached } from '../features/orders/Unreached';
import { useChunk } from '../shared/useChunk';
import { parts, type AccountOrdersProps } from './parts';

// With the orders, in one file.
const loadDeletion = () =>
  import(/* webpackChunkName: "orders-own" */ '../features/auth/DeleteAccount');

interface AccountProps extends AccountOrdersProps {
  uid: string;
  /** Called when the account has been deleted. */
  onDeleted: () => void;
}

/** What a signed-in user has in the shop: their orders, and the end of the account. */
export function Account({ uid, onWaiting, onDeleted }: AccountProps) {
  const load = areOrdersOn(shop) ? parts.account : undefined;
  const { chunk, isFailed, again } = useChunk(load);
  const { chunk: deletion } = useChunk(loadDeletion);
  return (
    <>
      {chunk ? (
        <chunk.AccountOrders key={uid} onWaiting={onWaiting} />
      ) : (
        <>
          <h2>{'Returns & Orders'}</h2>
          {isFailed ? (
            <Unreached onAgain={again}>
              Your orders did not arrive. Check that you are online.
            </Unreached>
          ) : (
            <p>{load ? 'Loading your orders…' : noOrdersToShow}</p>
          )}
        </>
      )}
      {deletion && <deletion.DeleteAccount uid={uid} onDeleted={onDeleted} />}
    </>
  );
}
