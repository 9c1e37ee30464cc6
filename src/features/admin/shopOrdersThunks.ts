import { startOfDay } from '../../model/workingDays';
import type { Order } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createOrderThunk } from '../orders/createOrderThunk';
import { describeNews, newsIn, type OrderNews } from './orderNews';

interface PolledOrders {
  orders: readonly Order[];
  /** When the last of them was changed, or 0. */
  changedAt: number;
  loadedAt: number;
  /** Missing the first time, when every order would be news. */
  news?: OrderNews;
}

/** Loads what is unfinished, and what was placed today; after that, what has changed since. */
export const pollShopOrders = createOrderThunk(
  'shopOrders/poll',
  async (service, _nothing, { dispatch, getState }): Promise<PolledOrders> => {
    const { orders, shopOrders } = getState();
    if (shopOrders?.loadedAt === undefined) {
      const [changedAt, unfinished, today] = await Promise.all([
        service.lastChange(),
        service.listUnfinished(),
        service.listSince(startOfDay(service.now())),
      ]);
      return { orders: [...unfinished, ...today], changedAt, loadedAt: service.now() };
    }
    const changed = await service.listChanged(shopOrders.changesSeenUntil);
    const news = newsIn(orders?.byId ?? {}, changed);
    const sentence = describeNews(news);
    if (sentence) dispatch(announce(sentence));
    const changedAt = Math.max(0, ...changed.map((order) => order.changedAt));
    return { orders: changed, changedAt, loadedAt: service.now(), news };
  },
);

/** Loads the newest orders; after that, the next older ones. */
export const loadOlderOrders = createOrderThunk(
  'shopOrders/loadOlder',
  (service, _nothing, { getState }) => service.listAll(getState().shopOrders?.next),
);

export const findOrder = createOrderThunk('shopOrders/find', async (service, id: string) => {
  const order = await service.find(id);
  return { orders: order ? [order] : [] };
});

/** Loads all orders from the phone number of an order. */
export const loadCustomer = createOrderThunk(
  'shopOrders/loadCustomer',
  async (service, { address }: Order) => {
    const telephone = address?.telephone;
    return { orders: telephone ? await service.listByTelephone(telephone) : [] };
  },
);
