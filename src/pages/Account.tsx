import { shop } from '../config';
import { areOrdersOn } from '../features/orders/areOrdersOn';
import { noOrdersToShow } from '../features/orders/noOrdersYet';
import { useChunk } from '../shared/useChunk';
import { parts, type AccountOrdersProps } from './parts';

// With the orders, in one file.
const loadDeletion = () =>
  import(/* webpackChunkName: "orders-own" */ '../features/auth/DeleteAccount');

interface AccountProps extends AccountOrdersProps {
  /** Called when the account has been deleted. */
  onDeleted: () => void;
}

/** What a signed-in user has in the shop: their orders, and the end of the account. */
export function Account({ uid, onWaiting, onDeleted }: AccountProps) {
  const { chunk } = useChunk(loadDeletion);
  return (
    <>
      {parts.account && areOrdersOn(shop) ? (
        <Orders key={uid} load={parts.account} uid={uid} onWaiting={onWaiting} />
      ) : (
        <>
          <h2>{'Returns & Orders'}</h2>
          <p>{noOrdersToShow}</p>
        </>
      )}
      {chunk && <chunk.DeleteAccount uid={uid} onDeleted={onDeleted} />}
    </>
  );
}

interface OrdersProps extends AccountOrdersProps {
  load: NonNullable<typeof parts.account>;
}

function Orders({ load, ...props }: OrdersProps) {
  const { chunk, isFailed, again } = useChunk(load);
  if (chunk) return <chunk.AccountOrders {...props} />;
  return (
    <>
      <h2>{'Returns & Orders'}</h2>
      {isFailed ? (
        <>
          <p className="reason">Your orders did not arrive. Check that you are online.</p>
          <button type="button" className="button button-quiet" onClick={again}>
            Try again
          </button>
        </>
      ) : (
        <p>Loading your orders…</p>
      )}
    </>
  );
}
