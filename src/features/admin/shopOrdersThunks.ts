import type { Order, OrderCursor } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createOrderThunk } from '../orders/createOrderThunk';
import { describeNews } from './orderFilters';

interface Page {
  orders: Order[];
  next?: OrderCursor;
}

/** Loads what waits for the merchant and the newest orders; after that, what has changed since. */
export const pollShopOrders = createOrderThunk<Page & { loadedAt: number }>(
  'shopOrders/poll',
  async (service, _nothing, { dispatch, getState }) => {
    const { orders, shopOrders } = getState();
    if (shopOrders?.loadedAt === undefined) {
      const [unfinished, page] = await Promise.all([service.listUnfinished(), service.listAll()]);
      return { ...page, orders: [...unfinished, ...page.orders], loadedAt: service.now() };
    }
    const changed = await service.listChanged(shopOrders.changesSeenUntil);
    const news = describeNews(orders?.byId ?? {}, changed);
    if (news) dispatch(announce(news));
    return { orders: changed, loadedAt: service.now() };
  },
);

export const loadOlderOrders = createOrderThunk<Page>(
  'shopOrders/loadOlder',
  (service, _nothing, { getState }) => service.listAll(getState().shopOrders?.next),
);

/** Loads the order with this number, if there is one. */
export const findOrder = createOrderThunk<Page, string>('shopOrders/find', async (service, id) => {
  const order = await service.find(id);
  return { orders: order ? [order] : [] };
});
