import { shop } from '../config';
import { areOrdersOn } from '../features/orders/areOrdersOn';
import { noOrdersToShow } from '../features/orders/noOrdersYet';
import { useChunk } from '../shared/useChunk';

const load = () => import(/* webpackChunkName: "orders-own" */ './AccountParts');

interface AccountProps {
  uid: string;
  /** Called with how many orders of the shop wait for this account, if it is the merchant's. */
  onWaiting: (count: number) => void;
  /** Called when the account has been deleted. */
  onDeleted: () => void;
}

/** The signed-in user's orders and account; other visitors don't load them. */
export function Account(props: AccountProps) {
  const { chunk, isFailed, again } = useChunk(load);
  const areOn = areOrdersOn(shop);
  if (chunk && areOn) return <chunk.AccountParts key={props.uid} {...props} />;
  return (
    <>
      <h2>{'Returns & Orders'}</h2>
      {!areOn && <p>{noOrdersToShow}</p>}
      {areOn && !isFailed && <p>Loading your orders…</p>}
      {areOn && isFailed && (
        <>
          <p className="reason">Your orders did not arrive. Check that you are online.</p>
          <button type="button" className="button button-quiet" onClick={again}>
            Try again
          </button>
        </>
      )}
      {chunk && <chunk.DeleteAccount {...props} />}
    </>
  );
}
