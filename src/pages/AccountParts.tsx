import { DeleteAccount } from '../features/auth/DeleteAccount';
import { OwnOrders } from '../features/orders/OwnOrders';
import { useIsMerchant } from '../features/orders/useIsMerchant';
import { useChunk } from '../shared/useChunk';

export { DeleteAccount };

interface AccountPartsProps {
  uid: string;
  onNew: (count: number) => void;
  onDeleted: () => void;
}

/** The orders of the shop, for its merchant; the account's own orders; and the end of the account. */
export function AccountParts({ uid, onNew, onDeleted }: AccountPartsProps) {
  return (
    <>
      {useIsMerchant(uid) && <Merchant uid={uid} onNew={onNew} />}
      <h2>{'Returns & Orders'}</h2>
      <OwnOrders uid={uid} />
      <DeleteAccount uid={uid} onDeleted={onDeleted} />
    </>
  );
}

const loadShopOrders = () =>
  import(/* webpackChunkName: "orders-merchant" */ '../features/orders/ShopOrders');

function Merchant(props: Omit<AccountPartsProps, 'onDeleted'>) {
  const { chunk, isFailed, again } = useChunk(loadShopOrders);
  if (chunk) return <chunk.ShopOrders {...props} />;
  if (!isFailed) return null;
  return (
    <>
      <p className="reason">The orders of the shop did not arrive. Check that you are online.</p>
      <button type="button" className="button button-quiet" onClick={again}>
        Load the orders of the shop again
      </button>
    </>
  );
}
