import { createOrderThunk } from './createOrderThunk';

/** Loads the signed-in user's own orders and, until it is known, whether the user is a merchant. */
export const loadOwnOrders = createOrderThunk(
  'orders/loadOwn',
  async (service, _nothing, { getState }) => {
    const { auth, orders } = getState();
    const uid = auth.user?.uid ?? '';
    const [own, isMerchant] = await Promise.all([
      service.listOf(uid),
      orders?.isMerchant ?? service.isMerchant(uid),
    ]);
    return { orders: own, isMerchant, now: service.now() };
  },
);
