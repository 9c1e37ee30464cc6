import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { shop } from '#shop/config';
import { announce } from '../../app/announce';
import { type AppListenerApi, createAppAsyncThunk } from '../../app/hooks';
import { rootReducer, type RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import { isSameJson } from '../../isSameJson';
import {
  type Address,
  emptyAddress,
  forNextOrder,
  isEmpty,
  tidyAddress,
  tidyField,
} from '../../orders/model/address';
import { readCode } from '../../orders/model/discount';
import { type NewOrder, type Order, orderIdOf } from '../../orders/model/order';
import { createLinkKey } from '../../orders/model/orderLink';
import { reasonOf } from '../../orders/model/orderService';
import { termsIn } from '../../orders/model/orderTerms';
import { type OrderState, SHOP_OWNER } from '../../orders/model/states';
import { changeOrder, createSessionThunk, orderServiceOf } from '../../orders/ordersSlice';
import { newOrderWords as words } from '#words/desk/newOrder';
import { moveDespiteShortage, moveWithStock } from '../orders/moveWithStock';
import { reloadOrder } from '../orders/shopOrdersSlice';
import { loadPriceList } from '../products/priceListSlice';
import {
  type DraftQuote,
  emptyDraft,
  hasSurplus,
  type OrderDraft,
  payOf,
  quoteOf,
  storedOrder,
} from './orderDraft';

/**
 * Why an order isn't taken. `offline`: it wasn't sent; `unknown`: it may have arrived; `changed`: it costs something else
 * today than the merchant has seen, or there is too little of something.
 */
export type OrderProblem = 'offline' | 'unknown' | 'changed' | 'code' | 'refused';

/** An order that was taken. */
export interface TakenOrder {
  id: string;
  /** Whether it could be accepted, or handed over. */
  isFinished: boolean;
}

/** Applies a code that the customer names. */
export const applyDraftCode = createSessionThunk(
  'newOrder/applyCode',
  async (service, typed: string) => {
    const code = readCode(typed);
    const found = code === undefined ? undefined : await service.findCode(code);
    return found && { code: found.code, discount: found.terms };
  },
);

/** The states that an order goes through at once: a sale at the stall all, one to be paid online none. */
function statesAfter({ pay, address }: Order): OrderState[] {
  if (!address) return ['accepted', 'sent', 'delivered'];
  return pay === 'online' ? [] : ['accepted'];
}

/** The order of a draft, as it is sent. */
async function orderOf(draft: OrderDraft, quote: DraftQuote, by: string): Promise<NewOrder> {
  const { key, items, isStall, gift } = draft;
  const pay = payOf(draft, quote);
  const address = isStall ? undefined : tidyAddress(draft.address);
  return {
    ...quote,
    // A duplicated tab has the same key, but may have gone on to another order.
    id: await orderIdOf(SHOP_OWNER, [key, JSON.stringify({ items, address, pay })]),
    owner: SHOP_OWNER,
    by,
    guest: false,
    terms: termsIn(shop),
    gift: gift && !isStall,
    pay,
    address,
    ...(!isStall && { linkKey: createLinkKey() }),
    lines: [],
  };
}

/** Makes all other moves and marks of an order that was taken; what fails can be done in the list. */
const finishOrder = createAppAsyncThunk(
  'newOrder/finish',
  async ({ order: taken, isPaid }: { order: Order; isPaid: boolean }, { dispatch }) => {
    const states = statesAfter(taken);
    const isWaiting = taken.state === 'placed' || states.includes(taken.state);
    const rest = isWaiting ? states.slice(states.indexOf(taken.state) + 1) : [];
    const payments = isPaid && taken.payment === 'due' ? (['paid'] as const) : [];
    let order = taken;
    for (const change of [...rest, ...payments]) {
      // What is handed over at the stall is there, whatever the list says.
      const move = taken.address ? moveWithStock : moveDespiteShortage;
      const result = await dispatch(changeOrder({ order, change, move, isOneOfMany: true }));
      if (!changeOrder.fulfilled.match(result)) return false;
      order = result.payload;
    }
    return true;
  },
);

/**
 * Takes the order of the draft at today's prices, if these are those that the merchant has `seen`, and accepts it, or hands it
 * over. One that was sent before is sent again as it was.
 */
export const takeOrder = createAppAsyncThunk<
  TakenOrder,
  DraftQuote | undefined,
  { rejectValue: OrderProblem }
>(
  'newOrder/take',
  async (seen, api) => {
    const { dispatch, getState, rejectWithValue } = api;
    const { draft } = selectNewOrder(getState());
    let order = draft.sent;
    if (!order) {
      const read = await dispatch(loadPriceList());
      if (!loadPriceList.fulfilled.match(read) || !read.payload) return rejectWithValue('offline');
      const quote = quoteOf(draft, read.payload);
      if (hasSurplus(draft, read.payload) || !isSameJson(quote, seen)) {
        return rejectWithValue('changed');
      }
      order = await orderOf(draft, quote, getState().auth.user?.uid ?? '');
      dispatch(newOrderSlice.actions.orderSent(order));
    }
    try {
      const service = await orderServiceOf(api);
      await service.place(order);
      const {
        orders: [placed],
      } = await dispatch(reloadOrder(order.id)).unwrap();
      if (!placed) return rejectWithValue('unknown');
      const isPaid = order.pay === 'cash' ? draft.isStall : draft.isPaid && order.pay === 'upi';
      const finished = await dispatch(finishOrder({ order: placed, isPaid }));
      dispatch(announce(draft.isStall ? words.sold(order.id) : words.taken(order.id)));
      const isFinished = finished.payload === true;
      return { id: order.id, isFinished };
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'unreachable') return rejectWithValue('unknown');
      // The list may have changed at this very moment.
      await dispatch(loadPriceList());
      return rejectWithValue(reason === 'code' ? reason : 'refused');
    }
  },
  { condition: (_seen, { getState }) => !selectNewOrder(getState()).isSending },
);

interface NewOrderState {
  draft: OrderDraft;
  /** The id of the last request for a code. */
  codeRequest?: string | undefined;
  isSending: boolean;
  problem?: OrderProblem | undefined;
  /** The last one, until the merchant begins the next. */
  taken?: TakenOrder | undefined;
  /** The one that was taken before the merchant began this one. */
  earlierId?: string | undefined;
}

const initialState = (): NewOrderState => ({
  draft: storedOrder.read() ?? emptyDraft,
  isSending: false,
});

const isOpen = ({ draft, isSending }: NewOrderState) => !draft.sent && !isSending;

/** The address without what was filled in for another customer. */
export const withTelephone = (telephone: string): Address => ({ ...emptyAddress, telephone });

function beginNext(state: NewOrderState) {
  state.earlierId = state.taken?.id ?? state.earlierId;
  state.taken = undefined;
}

const newOrderSlice = createSlice({
  name: 'newOrder',
  initialState,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<Partial<OrderDraft>>) {
      if (!isOpen(state)) return;
      state.problem = undefined;
      Object.assign(state.draft, payload);
    },
    /** Begins an order for a customer, unless one for them was begun. */
    customerChosen(state, { payload: telephone }: PayloadAction<string>) {
      if (!isOpen(state)) return;
      beginNext(state);
      state.draft.isStall = false;
      if (tidyField('telephone', state.draft.address.telephone) === telephone) return;
      Object.assign(state.draft, {
        address: withTelephone(telephone),
        isFilledIn: false,
        isPaid: false,
        gift: false,
      });
    },
    /** Fills in the last address of the customer whose phone number was typed, unless there is one already. */
    addressFound(state, { payload: last }: PayloadAction<Address>) {
      const { draft } = state;
      const { telephone } = draft.address;
      const isTheirs = tidyField('telephone', telephone) === last.telephone;
      if (!isOpen(state) || !isTheirs || !isEmpty({ ...draft.address, telephone: '' })) return;
      draft.address = { ...forNextOrder(last), telephone };
      draft.isFilledIn = true;
    },
    orderSent: (state, { payload: sent }: PayloadAction<NewOrder>): NewOrderState => ({
      ...state,
      draft: { ...state.draft, sent },
    }),
    nextBegun: beginNext,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => ({ draft: emptyDraft, isSending: false }))
      .addCase(applyDraftCode.pending, (state, { meta }) => {
        state.codeRequest = meta.requestId;
      })
      .addCase(applyDraftCode.fulfilled, (state, { payload: applied, meta }) => {
        // An order that was taken meanwhile has begun another draft.
        const isAsked = state.codeRequest === meta.requestId;
        if (isOpen(state) && isAsked && applied) state.draft.applied = applied;
      })
      .addCase(takeOrder.pending, (state) => {
        state.isSending = true;
        // One that is sent again is unknown until then.
        state.problem = state.draft.sent ? 'unknown' : undefined;
      })
      .addCase(takeOrder.fulfilled, (_state, { payload: taken }) => ({
        draft: emptyDraft,
        isSending: false,
        taken,
      }))
      .addCase(takeOrder.rejected, (state, { payload = 'unknown' }) => {
        state.isSending = false;
        state.problem = payload;
        if (payload !== 'unknown') state.draft.sent = undefined;
        if (payload === 'code') state.draft.applied = undefined;
      });
  },
});

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof newOrderSlice> {}
}

const injected = newOrderSlice.injectInto(rootReducer);

export const { draftChanged, customerChosen, addressFound, nextBegun } = newOrderSlice.actions;

export const selectNewOrder = (state: RootState) => injected.selectSlice(state);

/** Keeps the draft for a reload. */
export const storeDraft = {
  predicate: (_action: unknown, state: RootState, before: RootState) =>
    selectNewOrder(state).draft !== selectNewOrder(before).draft,
  effect: (_action: unknown, api: AppListenerApi) => {
    const { auth } = api.getState();
    if (auth.user) storedOrder.write(selectNewOrder(api.getState()).draft);
  },
};
