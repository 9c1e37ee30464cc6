import { tidyAddress, wrongFields } from '../../model/address';
import { addressFields, type Address } from '../../model/addressFields';
import { finished } from '../../model/moves';
import { oneLine } from '../../model/tidyText';
import {
  orderError,
  type Order,
  type OrderError,
  type OrderService,
} from '../../services/orderService';
import type { FakeOrders } from './fakeOrders';

const PAGE = 100;

/** Whether the rules would accept it: they expect what the shop sends. */
export const isStorable = (address: Address) =>
  wrongFields(address).length === 0 &&
  addressFields.every((field) => tidyAddress(address)[field] === address[field]);

const isUnfinished = ({ state }: Order) => !finished.includes(state);

/** What a signed-in user, a guest or a visitor can do with the orders of a shop. */
export function fakeOrderService(
  shop: FakeOrders,
  uid: string | undefined,
  isGuest: boolean,
): OrderService {
  const all = () =>
    [...shop.orders.values()].sort(
      (one, other) => other.placedAt - one.placedAt || (other.id < one.id ? -1 : 1),
    );
  const of = (owner: string) => all().filter((order) => order.owner === owner);
  const isMerchant = () => uid !== undefined && shop.merchants.has(uid);
  const require = (isAllowed: boolean) => {
    if (!isAllowed) throw orderError('refused');
  };
  const isOwn = (id: string) => shop.orders.get(id)?.owner === uid;
  return {
    now: () => shop.now,
    hasDatabase: () => shop.read('hasDatabase', () => shop.hasDatabase).catch(() => true),
    readCatalogue: () =>
      shop.read('readCatalogue', () => ({ published: shop.published, changes: shop.changes })),
    readPrices: () => shop.read('readPrices', () => shop.today),
    async place(order) {
      try {
        await shop.change(`place ${order.id}`, () => {
          shop.place(order, uid, isGuest);
        });
      } catch (error) {
        if ((error as OrderError).reason !== 'refused' || !isOwn(order.id)) throw error;
      }
      return shop.orders.get(order.id) ?? order;
    },
    find: (id) =>
      shop.read(`find ${id}`, () => {
        require(isMerchant() || !shop.orders.has(id) || isOwn(id));
        return shop.orders.get(id);
      }),
    listOf: (owner) =>
      shop.read('listOf', () => {
        require(owner === uid);
        return of(owner);
      }),
    lastAddress: (owner) =>
      shop.read('lastAddress', () => {
        require(owner === uid);
        return of(owner)[0]?.address;
      }),
    move: (order, to, by, note, changes) =>
      shop.change(`move ${order.id} ${to}`, () => {
        require(by === uid && (!changes || isMerchant()));
        const save = changes && shop.prepareChanges(changes);
        const moved = shop.move(order.id, to, by, oneLine(note ?? ''));
        save?.();
        return moved;
      }),
    changePayment: (order, change) =>
      shop.change(`changePayment ${order.id} ${change}`, () =>
        shop.changePayment(order.id, change, uid ?? ''),
      ),
    forget: (owner) =>
      shop.change('forget', () => {
        require(owner === uid);
        if (of(owner).some(isUnfinished)) throw orderError('under-way');
        for (const order of of(owner)) shop.forgetAddress(order);
        shop.close(owner);
      }),
    isMerchant: () => shop.read('isMerchant', isMerchant),
    listUnfinished: () =>
      shop.read('listUnfinished', () => {
        require(isMerchant());
        return all().filter(isUnfinished);
      }),
    listSince: (time) =>
      shop.read('listSince', () => {
        require(isMerchant());
        return all().filter(({ placedAt }) => placedAt >= time);
      }),
    listAll: (after) =>
      shop.read('listAll', () => {
        require(isMerchant());
        const start = all().findIndex(({ id }) => id === after) + 1;
        const orders = all().slice(start, start + PAGE);
        const hasMore = all().length > start + PAGE;
        return { orders, next: hasMore ? orders.at(-1)?.id : undefined };
      }),
    lastChange: () =>
      shop.read('lastChange', () => {
        require(isMerchant());
        return Math.max(0, ...all().map(({ changedAt }) => changedAt));
      }),
    listChanged: (since) =>
      shop.read('listChanged', () => {
        require(isMerchant());
        return all().filter(({ changedAt }) => changedAt >= since);
      }),
    listByTelephone: (telephone) =>
      shop.read(`listByTelephone ${telephone}`, () => {
        require(isMerchant());
        return all().filter(({ address }) => address?.telephone === telephone);
      }),
    saveChanges: (changes) =>
      shop.change('saveChanges', () => {
        require(isMerchant());
        return shop.prepareChanges(changes)();
      }),
    forgetAddress: ({ id }) =>
      shop.change(`forgetAddress ${id}`, () => {
        require(isMerchant() || isOwn(id));
        return shop.forgetAddress(shop.orders.get(id));
      }),
  };
}
