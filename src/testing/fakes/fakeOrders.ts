import type { StoredLine } from '../../basket/storage/basketStore';
import type { Cards } from '../../catalogue/model/cards';
import {
  currentPricesOf,
  firstPriceList,
  type Offer,
  type PriceList,
} from '../../catalogue/model/priceList';
import type { CurrentPrices, News } from '../../catalogue/model/prices';
import {
  type AddressBook,
  changeBook,
  defaultIn,
  SAVED_ADDRESSES,
  savedIn,
} from '../../orders/model/addressBook';
import { emptyAddress } from '../../orders/model/address';
import { type Code, codeStateAt, customerOf, isSameDiscount } from '../../orders/model/discount';
import { type LastNumbers, nextNumber, numberedFields, seriesOf } from '../../orders/model/invoice';
import type { NewOrder, Order } from '../../orders/model/order';
import { linkedFieldsOf } from '../../orders/model/orderLink';
import {
  type Device,
  deviceIdOf,
  LISTED_ORDERS,
  orderError,
  type OrderReason,
  type ShopDatabase,
} from '../../orders/model/orderService';
import { type Money, moneyOf, type PaymentChange } from '../../orders/model/payment';
import { isFinished, type OrderState } from '../../orders/model/states';
import { oneLine, severalLines } from '../../orders/model/tidyText';
import type { Withdrawal } from '../../orders/model/withdrawal';
import { buildAddress } from '../address';
import { FaultyDatabase } from './faultyDatabase';

const openMoney: readonly Money[] = ['claimed', 'courier', 'refundDue'];
const isOpen = (order: Order) => !isFinished(order.state) || openMoney.includes(moneyOf(order));

const without = <Value>(values: Partial<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));

/** A shop's catalogue and orders in memory. It only rejects what is stale: a test says what else is rejected. */
export class FakeOrders extends FaultyDatabase {
  /** `undefined` before its first publication. */
  list: PriceList | undefined = firstPriceList({});
  cards: Cards = {};
  /** The hashes of the pictures that were saved. */
  readonly pictures = new Set<string>();
  readonly orders = new Map<string, Order>();
  readonly merchants = new Set<string>();
  readonly devices = new Map<string, Device>();
  readonly withdrawals = new Map<string, Withdrawal>();
  readonly codes = new Map<string, Code>();
  /** The customers who have used a code that can be used once: the code and the digits of the phone number. */
  readonly codeUses = new Set<string>();
  /** What merchants have noted about customers, by phone number. */
  readonly customerNotes = new Map<string, string>();
  /** The last numbers of invoices and credit notes. */
  readonly numbers: LastNumbers = {};
  /** Address books by the uids of their owners. */
  readonly books = new Map<string, AddressBook>();
  /** The lines that orders have removed from baskets. */
  readonly taken: StoredLine[] = [];
  /** Why an order is rejected when it takes effect, however late. A test of a page uses `refuseNext` instead. */
  refusalOf: (order: NewOrder) => OrderReason | undefined = () => undefined;

  get today(): CurrentPrices {
    return currentPricesOf(this.list ?? firstPriceList({}));
  }

  /** Publishes these prices, and no others. */
  set today({ prices, delivery, left = {} }: CurrentPrices) {
    const offers = Object.entries(prices).map(([id, price]): [string, Offer] => [
      id,
      { price: price ?? 0, soldOut: price === null, left: left[id] },
    ]);
    this.list = firstPriceList(Object.fromEntries(offers), delivery);
  }

  /** The changes that a page reads that was built with the first list. */
  get news(): News | undefined {
    if (!this.list) return undefined;
    const { offers, news, delivery, order, orderedAt } = this.list;
    const changed = Object.fromEntries(
      Object.keys(news).map((id) => [
        id,
        offers[id] ?? { price: 0, soldOut: true, left: undefined },
      ]),
    );
    return {
      prices: currentPricesOf({ offers: changed, delivery }, { isPartial: true }),
      cards: this.cards,
      ...(orderedAt > 1 && { order }),
    };
  }

  /** Rejects changes of a list that isn't today's, as the security rules do. */
  private replaceList(list: PriceList) {
    if (list.revision !== (this.list?.revision ?? 0) + 1) throw orderError('refused');
    this.list = list;
  }

  /** Adds an order as if it had been placed. */
  add(order: Partial<Order> & Pick<Order, 'owner'>): Order {
    const placedAt = order.placedAt ?? this.now;
    const stateAt = order.stateAt ?? placedAt;
    const full: Order = {
      id: `0000-0000-${String(this.orders.size + 1).padStart(4, '0')}`,
      items: [],
      delivery: {},
      gift: false,
      address: buildAddress(),
      by: order.owner,
      state: 'placed',
      before: 'placed',
      guest: false,
      pay: 'cash',
      payment: 'due',
      times: {},
      notes: {},
      taken: {},
      told: {},
      returnRequests: 0,
      placedAt,
      stateAt,
      beforeAt: stateAt,
      changedAt: stateAt,
      ...order,
    };
    this.orders.set(full.id, full);
    return full;
  }

  private readonly services = new Map<string | undefined, ShopDatabase>();

  /** The service of a signed-in user, a guest or a visitor. */
  serviceOf(uid: string | undefined): ShopDatabase {
    const service = this.services.get(uid) ?? this.createService(uid);
    this.services.set(uid, service);
    return service;
  }

  private createService = (uid: string | undefined): ShopDatabase => ({
    now: () => this.now,
    readPriceList: () => this.read('readPriceList', () => this.list),
    readCards: () => this.read('readCards', () => this.cards),
    savePriceList: (list, { cards, pictures } = { cards: {}, pictures: [] }) =>
      this.change('savePriceList', () => {
        this.replaceList(list);
        this.cards = { ...this.cards, ...cards };
        for (const { hash } of pictures) this.pictures.add(hash);
      }),
    place: (order) => this.change(`place ${order.id}`, () => this.place(order)),
    find: (id) => this.read(`find ${id}`, () => this.orders.get(id)),
    findLinked: ({ id, key }) =>
      this.read(`findLinked ${id}`, () => {
        const order = this.orders.get(id);
        const hidden = { owner: 'shopper', by: '', taken: {}, told: {}, changedAt: 0 };
        const address = emptyAddress;
        return order?.linkKey === key
          ? ({ ...hidden, ...linkedFieldsOf(order), id, address } as Order)
          : undefined;
      }),
    listOf: (owner) => this.select('listOf', (order) => order.owner === owner),
    readAddressBook: (owner) =>
      this.read('readAddressBook', () => {
        const book = this.bookOf(owner);
        const [order] = this.all().filter((each) => each.owner === owner);
        return defaultIn(book) === undefined ? { ...book, last: order?.address } : book;
      }),
    changeAddressBook: (owner, change) =>
      this.change('changeAddressBook', () => {
        const book = changeBook(this.bookOf(owner), change);
        if (savedIn(book).length > SAVED_ADDRESSES) throw orderError('refused');
        this.books.set(owner, book);
      }),
    move: (order, to, by, note = '', { taken, list } = { taken: order.taken }) =>
      this.change(`move ${order.id} ${to}`, () => {
        if (this.get(order.id).state !== order.state) throw orderError('refused');
        if (list) this.replaceList(list);
        const isRequest = to === 'returnAsked';
        const isWithdrawn = order.state === 'returnAsked' && to === order.before;
        const returning = isRequest ? order.returning : this.get(order.id).returning;
        const { items } = order;
        const series = seriesOf(order, to);
        if (series === 'invoice' && !items.every(({ record }) => record))
          throw orderError('refused');
        const number = series && (this.numbers[series] = nextNumber(series, this.numbers));
        const more = {
          by,
          items,
          taken,
          returning: isWithdrawn ? undefined : returning,
          ...(series && number && numberedFields(series, number, order, this.now)),
        };
        return this.move(order.id, to, more, oneLine(note));
      }),
    changePayment: ({ id }, change, by, reference = '') =>
      this.change(`changePayment ${id} ${change}`, () =>
        this.pay(id, change, by, oneLine(reference)),
      ),
    requestRefund: ({ id, charge }, amount, by) =>
      this.change(`requestRefund ${id} ${amount}`, () =>
        this.update(id, {
          refund: {
            key: `refund-${this.now}`,
            amount,
            before: charge?.refunded ?? 0,
            by,
            at: this.now,
          },
        }),
      ),
    forget: (owner) =>
      this.change('forget', () => {
        this.books.delete(owner);
        for (const order of this.all()) {
          if (order.owner === owner) this.forgetAddress(order.id);
        }
      }),
    isMerchant: () => this.read('isMerchant', () => this.merchants.has(uid ?? '')),
    listOpen: () => this.select('listOpen', isOpen),
    listAll: (after) =>
      this.read('listAll', () => {
        const all = this.all();
        const start = all.findIndex(({ id }) => id === after) + 1;
        const orders = all.slice(start, start + LISTED_ORDERS);
        return { orders, next: all.length > start + LISTED_ORDERS ? orders.at(-1)?.id : undefined };
      }),
    lastChange: () =>
      this.read('lastChange', () => Math.max(0, ...this.all().map(({ changedAt }) => changedAt))),
    listChanged: (since) => this.select('listChanged', ({ changedAt }) => changedAt >= since),
    listByTelephone: (telephone) =>
      this.select(
        `listByTelephone ${telephone}`,
        ({ address }) => address?.telephone === telephone,
      ),
    listFailed: (since) => this.select('listFailed', ({ failedAt = 0 }) => failedAt >= since),
    findCode: (code) => this.read(`findCode ${code}`, () => this.usableCode(code)),
    listCodes: () => this.read('listCodes', () => [...this.codes.values()]),
    addCode: (code) =>
      this.change(`addCode ${code.code}`, () => {
        if (this.codes.has(code.code)) throw orderError('refused');
        this.codes.set(code.code, { ...code, used: 0 });
      }),
    extendCode: (code, change) =>
      this.change(`extendCode ${code}`, () => {
        this.changeCode(code, change);
      }),
    stopCode: (code) =>
      this.change(`stopCode ${code}`, () => {
        this.changeCode(code, { until: this.now });
      }),
    deleteCode: (code) =>
      this.change(`deleteCode ${code}`, () => {
        this.codes.delete(code);
        for (const use of this.codeUses) {
          if (use.startsWith(`${code} `)) this.codeUses.delete(use);
        }
      }),
    listCustomerNotes: () =>
      this.read('listCustomerNotes', () =>
        [...this.customerNotes].map(([telephone, note]) => ({ telephone, note })),
      ),
    readCustomerNote: (telephone) =>
      this.read(`readCustomerNote ${telephone}`, () => this.customerNotes.get(telephone) ?? ''),
    saveCustomerNote: (telephone, typed) =>
      this.change(`saveCustomerNote ${telephone}`, () => {
        const note = severalLines(typed);
        if (note) this.customerNotes.set(telephone, note);
        else if (typed.trim()) throw orderError('refused');
        else this.customerNotes.delete(telephone);
      }),
    listDevices: () => this.read('listDevices', () => [...this.devices.values()]),
    addDevice: async (owner, name, address) => {
      const id = await deviceIdOf(address);
      await this.change('addDevice', () => {
        this.devices.set(id, { id, uid: owner, name, at: this.now });
      });
    },
    removeDevice: (id) =>
      this.change('removeDevice', () => {
        this.devices.delete(id);
      }),
    testDevice: (id) =>
      this.change(`testDevice ${id}`, () => {
        if (!this.devices.has(id)) throw orderError('refused');
      }),
    declareWithdrawal: (id, declaration, declarer) =>
      this.change(`declareWithdrawal ${id}`, () => {
        const isKnown = declarer === declaration.order;
        if (isKnown && !this.orders.has(declarer)) throw orderError('refused');
        const known = isKnown && ({ known: true } as const);
        const stored = this.withdrawals.get(id) ?? { ...declaration, ...known, id, at: this.now };
        this.withdrawals.set(id, stored);
        return stored.at;
      }),
    findWithdrawal: (id) => this.read(`findWithdrawal ${id}`, () => this.withdrawals.get(id)),
    listWithdrawals: () => this.read('listWithdrawals', () => [...this.withdrawals.values()]),
    deleteWithdrawal: (id) =>
      this.change(`deleteWithdrawal ${id}`, () => {
        this.withdrawals.delete(id);
      }),
    forgetAddress: ({ id }) => this.change(`forgetAddress ${id}`, () => this.forgetAddress(id)),
  });

  private bookOf = (owner: string) => this.books.get(owner) ?? { addresses: {} };

  private all() {
    return [...this.orders.values()].sort(
      (one, other) => other.placedAt - one.placedAt || (other.id < one.id ? -1 : 1),
    );
  }

  private select(name: string, isListed: (order: Order) => boolean) {
    return this.read(name, () => this.all().filter(isListed));
  }

  /** Stores the order once, however often it is sent. */
  private place({ lines, ...order }: NewOrder): Order {
    const placed = this.orders.get(order.id);
    if (placed) return placed;
    const reason = this.refusalOf({ lines, ...order });
    if (reason) throw orderError(reason);
    if (order.code !== undefined) this.useCode(order.code, order);
    this.taken.push(...lines);
    return this.add({ by: order.owner, ...order, address: order.address, placedAt: this.now });
  }

  private usableCode(code: string): Code | undefined {
    const found = this.codes.get(code);
    return found && codeStateAt(this.now, found) === 'usable' ? found : undefined;
  }

  private changeCode(code: string, change: Partial<Code>) {
    const found = this.codes.get(code);
    if (!found) throw orderError('refused');
    this.codes.set(code, { ...found, ...change });
  }

  /** Rejects an order whose code can't be used, as the security rules do. */
  private useCode(code: string, { discount, address }: Pick<NewOrder, 'discount' | 'address'>) {
    const found = this.usableCode(code);
    const use = customerOf(code, address?.telephone ?? '');
    const isRight = found && discount && isSameDiscount(found.terms, discount);
    if (!isRight || this.codeUses.has(use)) throw orderError('code');
    this.codes.set(code, { ...found, used: found.used + 1 });
    if (found.terms.once) this.codeUses.add(use);
  }

  private pay(id: string, change: PaymentChange, by: string, reference: string): Order {
    const order = this.get(id);
    if (change === 'cash')
      return this.update(id, { pay: 'cash', payment: 'due', cashAt: this.now });
    if (change === 'claimed') {
      const claim = { claimedAt: this.now, reference: reference || order.reference };
      return this.update(id, { payment: change, ...claim });
    }
    if (change === 'refunded') {
      const refund = { refundedAt: this.now, refundedBy: by };
      const refundReference = reference || undefined;
      return this.update(id, { payment: change, ...refund, refundReference });
    }
    const undone = { refundedAt: undefined, refundedBy: undefined, refundReference: undefined };
    const check = order.payment === 'refunded' ? undone : { checkedAt: this.now, checkedBy: by };
    return this.update(id, { payment: change, ...check });
  }

  private move(id: string, to: OrderState, more: Partial<Order>, note: string): Order {
    const { before, beforeAt, state, stateAt, times, notes, returnRequests } = this.get(id);
    const change =
      to === before
        ? { stateAt: beforeAt, times: without(times, state), notes: without(notes, state) }
        : {
            stateAt: this.now,
            before: state,
            beforeAt: stateAt,
            returnRequests: to === 'returnAsked' ? returnRequests + 1 : returnRequests,
            times: { ...times, [to]: this.now },
            notes: note ? { ...notes, [to]: note } : notes,
          };
    return this.update(id, { ...more, state: to, ...change });
  }

  private forgetAddress(id: string): Order {
    const { linkKey: _linkKey, ...order } = this.get(id);
    this.orders.set(id, order);
    return this.update(id, { address: undefined });
  }

  private update(id: string, change: Partial<Order>): Order {
    const changed = { ...this.get(id), ...change, changedAt: this.now };
    this.orders.set(id, changed);
    return changed;
  }

  private get(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  }
}
