import { tidyAddress } from '../../model/address';
import type { Order } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createOrderThunk } from '../orders/createOrderThunk';
import { describeNews, newsIn, type OrderNews } from './orderNews';

interface PolledOrders {
  orders: readonly Order[];
  /** Where the next page begins, if there is one. */
  next?: string | undefined;
  loadedAt: number;
  /** Missing the first time, when every order would be news. */
  news?: OrderNews;
}

/** Loads what waits for the merchant and the newest orders; after that, what has changed since. */
export const pollShopOrders = createOrderThunk(
  'shopOrders/poll',
  async (service, _nothing, { dispatch, getState }): Promise<PolledOrders> => {
    const { orders, shopOrders } = getState();
    if (shopOrders?.loadedAt === undefined) {
      const [unfinished, page] = await Promise.all([service.listUnfinished(), service.listAll()]);
      return { ...page, orders: [...unfinished, ...page.orders], loadedAt: service.now() };
    }
    const changed = await service.listChanged(shopOrders.changesSeenUntil);
    const news = newsIn(orders?.byId ?? {}, changed);
    const sentence = describeNews(news);
    if (sentence) dispatch(announce(sentence));
    return { orders: changed, loadedAt: service.now(), news };
  },
);

export const loadOlderOrders = createOrderThunk(
  'shopOrders/loadOlder',
  (service, _nothing, { getState }) => service.listAll(getState().shopOrders?.next),
);

export const findOrder = createOrderThunk('shopOrders/find', async (service, id: string) => {
  const order = await service.find(id);
  return { orders: order ? [order] : [] };
});

/** The phone number of an order as it is written today: earlier releases stored it as it was typed. */
export const telephoneOf = ({ address }: Order) => address && tidyAddress(address).telephone;

/** Loads all orders from the phone number of an order. */
export const loadCustomer = createOrderThunk(
  'shopOrders/loadCustomer',
  async (service, order: Order) => {
    const telephone = telephoneOf(order);
    return { orders: telephone ? await service.listByTelephone(telephone) : [] };
  },
);
