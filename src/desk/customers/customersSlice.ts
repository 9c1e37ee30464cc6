import { createSelector, createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import type { AppThunk, RequestStatus } from '../../app/hooks';
import { rootReducer, type RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import type { Order } from '../../orders/model/order';
import type { CustomerNote } from '../../orders/model/orderService';
import { isFinished } from '../../orders/model/states';
import {
  createOrderThunk,
  createSessionThunk,
  selectAllOrders,
  selectOrders,
} from '../../orders/ordersSlice';
import { pollShopOrders, selectShopOrders } from '../orders/shopOrdersSlice';
import { customerOf } from './customer';

/** A customer, by the phone number of their orders; in an object, so that Redux DevTools hides it. */
type Telephone = Pick<CustomerNote, 'telephone'>;

/** Loads all orders from a phone number, and the note about it. */
export const loadCustomer = createOrderThunk(
  'customers/load',
  async (service, { telephone }: Telephone, { getState }) => {
    const [orders, note] = await Promise.all([
      service.listByTelephone(telephone),
      service.readCustomerNote(telephone),
    ]);
    const { loadedAt, changesSeenUntil } = selectShopOrders(getState());
    // The next poll announces anything newer, but for the first one, which announces nothing.
    const isKnown = ({ changedAt }: Order) =>
      loadedAt === undefined || changedAt <= changesSeenUntil;
    return { orders: orders.filter(isKnown), note };
  },
);

/** Loads the notes about all customers. */
export const loadNotes = createSessionThunk('customers/loadNotes', (service) =>
  service.listCustomerNotes(),
);

/** Resolves with the note as it was stored. */
export const saveNote = createSessionThunk(
  'customers/saveNote',
  async (service, { telephone, note }: CustomerNote) => {
    await service.saveCustomerNote(telephone, note);
    return service.readCustomerNote(telephone);
  },
);

/**
 * Deletes the note about a customer, and the addresses and links of all orders from the phone number, loaded or not. Changes
 * nothing if one of them isn't finished. Resolves with the changed orders, or with those that aren't finished. Can be
 * repeated.
 */
export const forgetCustomer = createOrderThunk(
  'customers/forget',
  async (service, { telephone }: Telephone) => {
    const orders: Order[] = [];
    // An order can come in meanwhile.
    for (;;) {
      const found = await service.listByTelephone(telephone);
      const open = found.filter(({ state }) => !isFinished(state));
      if (open.length > 0) return { orders: [...orders, ...open], isForgotten: false };
      if (found.length === 0) break;
      orders.push(...(await Promise.all(found.map((order) => service.forgetAddress(order)))));
    }
    await service.saveCustomerNote(telephone, '');
    return { orders, isForgotten: true };
  },
);

/** What is loaded of a customer beside their orders. */
interface LoadedCustomer {
  /** The last request for all of their orders. */
  status?: RequestStatus;
  /** Empty if there is none; missing until it's loaded. */
  note?: string;
}

interface CustomersState {
  byPhone: Partial<Record<string, LoadedCustomer>>;
  /** The last request for the notes about all customers. */
  notesStatus?: RequestStatus;
}

const initialState: CustomersState = { byPhone: {} };

const customersSlice = createSlice({
  name: 'customers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const change = ({ byPhone }: CustomersState, telephone: string, more: LoadedCustomer) => {
      byPhone[telephone] = { ...byPhone[telephone], ...more };
    };
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(loadCustomer.fulfilled, (state, { payload: { note }, meta }) => {
        change(state, meta.arg.telephone, { note });
      })
      .addCase(saveNote.fulfilled, (state, { payload: note, meta }) => {
        change(state, meta.arg.telephone, { note });
      })
      .addCase(loadNotes.fulfilled, (state, { payload }) => {
        for (const { telephone, note } of payload) change(state, telephone, { note });
      })
      .addCase(forgetCustomer.fulfilled, (state, { payload, meta }) => {
        if (payload.isForgotten) state.byPhone[meta.arg.telephone] = undefined;
      })
      .addMatcher(isAnyOf(loadCustomer.pending, loadCustomer.settled), (state, { meta }) => {
        change(state, meta.arg.telephone, { status: meta.requestStatus });
      })
      .addMatcher(isAnyOf(loadNotes.pending, loadNotes.settled), (state, { meta }) => {
        state.notesStatus = meta.requestStatus;
      })
      .addMatcher(
        isAnyOf(pollShopOrders.rejected, loadCustomer.rejected, loadNotes.rejected),
        (state, { payload }) => (payload === 'refused' ? initialState : state),
      );
  },
});

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof customersSlice> {}
}

const injected = customersSlice.injectInto(rootReducer);

export const selectCustomers = (state: RootState) => injected.selectSlice(state);

const nothing: LoadedCustomer = {};

/** What is loaded of the customer with a phone number beside their orders. */
export const selectLoadedCustomer = (state: RootState, telephone = ''): LoadedCustomer =>
  selectCustomers(state).byPhone[telephone] ?? nothing;

/** The loaded orders by phone number, the newest first. */
const selectOrdersByTelephone = createSelector([selectAllOrders], (orders) => {
  const customers = new Map<string, Order[]>();
  for (const order of orders) {
    const telephone = order.address?.telephone;
    const others = telephone && customers.get(telephone);
    if (others) others.push(order);
    else if (telephone) customers.set(telephone, [order]);
  }
  return customers;
});

const none: readonly Order[] = [];

/** The loaded orders from a phone number, the newest first. */
export const selectOrdersOf = (state: RootState, telephone = '') =>
  selectOrdersByTelephone(state).get(telephone) ?? none;

const selectKnownCustomers = createSelector([selectOrdersByTelephone], (byTelephone) =>
  [...byTelephone].map(([telephone, orders]) => customerOf(telephone, orders)),
);

/** The customers of the loaded orders, and those of loaded notes. */
export const selectCustomerList = createSelector(
  [selectKnownCustomers, (state: RootState) => selectCustomers(state).byPhone],
  (known, byPhone) => {
    const numbers = new Set(known.map(({ telephone }) => telephone));
    const others = Object.entries(byPhone).filter(
      ([telephone, customer]) => customer?.note && !numbers.has(telephone),
    );
    return [...known, ...others.map(([telephone]) => customerOf(telephone, []))];
  },
);

/** Since when all orders are loaded, in milliseconds; `undefined` if that are all of the shop. */
export const selectOrdersLoadedSince = (state: RootState) => {
  const { hasOlder, next, changesLoadedSince = Infinity } = selectShopOrders(state);
  const last = next === undefined ? undefined : selectOrders(state).byId[next];
  return hasOlder ? Math.min(changesLoadedSince, last?.placedAt ?? Infinity) : undefined;
};

/** Loads all orders from a phone number and the note about it, once. */
export const requestCustomer =
  (telephone: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status = 'rejected' } = selectLoadedCustomer(getState(), telephone);
    if (status === 'rejected') await dispatch(loadCustomer({ telephone }));
  };
