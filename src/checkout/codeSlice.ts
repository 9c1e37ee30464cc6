import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { type AppListenerApi, type AppThunk, createAppAsyncThunk } from '../app/hooks';
import { rootReducer, type RootState } from '../app/store';
import { selectDelivery, selectSubtotal } from '../basket/basketSelectors';
import { orderPlaced } from '../basket/basketSlice';
import { deliveryPrice } from '../catalogue/model/terms';
import { mendings } from '../mendedLink';
import {
  type AppliedCode,
  isSameDiscount,
  missingFor,
  readCode,
  takenOff,
} from '../orders/model/discount';
import { isCommitted } from './checkoutStatus';
import { storedCode } from './storedCode';

/** How many codes can be tried without a wait. */
const FREE_TRIES = 5;
/** The first wait, which doubles with each further try, and the longest. */
const WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;
/** How long an order waits while its code is checked. */
const ANSWER_MS = 10_000;

export interface CodeSliceState {
  /** The code that the next order uses, with the terms that the shopper has seen. */
  applied?: AppliedCode | undefined;
  /** `wrong`: there is no code `tried` that can be used; `rejected`: there was one, and it can't be used any more. */
  status: 'idle' | 'checking' | 'wrong' | 'rejected' | 'unreachable';
  /** What was last typed, or followed as a link. */
  tried: string;
  /** How many codes were wrong in this visit. */
  wrong: number;
  /** When the next one can be tried: milliseconds, by the clock of the device. */
  waitUntil: number;
}

const waitAfter = (wrong: number) =>
  wrong < FREE_TRIES ? 0 : Math.min(WAIT_MS * 2 ** (wrong - FREE_TRIES), LONGEST_WAIT_MS);

/** The code in a text as people type it, or as programs for mail and chat mangle a link. */
const codeIn = (text: string) => [text, ...mendings(text)].map(readCode).find(Boolean);

/** Reads the terms of a code; `undefined` if it can't be used. */
const readTerms = async (code: string, { extra }: Pick<AppListenerApi, 'extra'>) =>
  (await (await extra.database()).findCode(code))?.terms;

const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS, new Error('No answer.')));

/** Applies a code that was typed, or that a link has. */
export const applyCode = createAppAsyncThunk<
  { applied: AppliedCode | undefined; at: number },
  string
>(
  'code/apply',
  async (typed, api) => {
    const code = codeIn(typed);
    const discount = code && (await Promise.race([readTerms(code, api), timeout()]));
    return { applied: discount ? { code, discount } : undefined, at: Date.now() };
  },
  {
    condition: (_typed, { getState }) => {
      const { status, waitUntil } = selectCode(getState());
      // An order that is being sent has no other code than the screen.
      const isSending = isCommitted(getState().checkout?.status ?? 'ready');
      return status !== 'checking' && !isSending && Date.now() >= waitUntil;
    },
  },
);

/** Reads the terms of the applied code again, and rejects it if they aren't those that the shopper has seen. */
export const recheckCode = (): AppThunk<Promise<void>> => async (dispatch, getState, extra) => {
  const { applied } = selectCode(getState());
  if (!applied) return;
  try {
    const terms = await readTerms(applied.code, { extra });
    const isSame = terms && isSameDiscount(terms, applied.discount);
    if (isSame || selectCode(getState()).applied !== applied) return;
    dispatch(codeRejected());
  } catch {
    // The rules check it once more when the order is placed.
  }
};

const codeSlice = createSlice({
  name: 'code',
  initialState: (): CodeSliceState => {
    const { wrong = 0, waitUntil = 0 } = storedCode.read() ?? {};
    return { status: 'idle', tried: '', wrong, waitUntil };
  },
  reducers: {
    /** The applied code can't be used any more, or not by this shopper: the order costs what it does without. */
    codeRejected(state) {
      if (!state.applied) return;
      state.status = 'rejected';
      state.tried = state.applied.code;
      state.applied = undefined;
    },
    codeRemoved(state) {
      state.applied = undefined;
      state.status = 'idle';
      state.tried = '';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(applyCode.pending, (state, { meta }) => {
        state.status = 'checking';
        state.tried = meta.arg;
      })
      .addCase(applyCode.fulfilled, (state, { payload: { applied, at } }) => {
        state.applied = applied;
        state.status = applied ? 'idle' : 'wrong';
        if (applied) return;
        state.wrong += 1;
        state.waitUntil = at + waitAfter(state.wrong);
      })
      .addCase(applyCode.rejected, (state) => {
        state.status = 'unreachable';
      })
      .addCase(orderPlaced, (state) => {
        state.applied = undefined;
        state.status = 'idle';
      });
  },
});

declare module '../app/store' {
  interface LazySlices extends WithSlice<typeof codeSlice> {}
}

const injected = codeSlice.injectInto(rootReducer);

export const { codeRemoved, codeRejected } = codeSlice.actions;

export const selectCode = (state: RootState) => injected.selectSlice(state);

/** What the applied code takes off the basket, and how much has to be added to it first. */
export const selectCodeEffect = createSelector(
  [(state: RootState) => selectCode(state).applied, selectSubtotal, selectDelivery],
  (applied, subtotal, delivery) => {
    if (!applied) return { off: 0, missing: 0 };
    const { discount } = applied;
    const off = takenOff(discount, subtotal, deliveryPrice(subtotal, delivery));
    return { off, missing: missingFor(discount, subtotal) };
  },
);

/** Keeps the code for a reload, and the wait after wrong ones. */
export const storeCode = {
  predicate: (_action: unknown, state: RootState, before: RootState) =>
    selectCode(state) !== selectCode(before),
  effect: (_action: unknown, api: AppListenerApi) => {
    const { applied, status, tried, wrong, waitUntil } = selectCode(api.getState());
    const isPending = status === 'checking' || status === 'unreachable';
    const code = applied?.code ?? (isPending ? tried : undefined);
    storedCode.write({ ...storedCode.read(), code, wrong, waitUntil });
  },
};

/** Applies the code of a link, or of the time before a reload. */
export const resumeCode = (): AppThunk<void> => (dispatch, getState) => {
  const { applied, tried } = selectCode(getState());
  const { code } = storedCode.read() ?? {};
  if (code !== undefined && code !== applied?.code && code !== tried)
    void dispatch(applyCode(code));
};
