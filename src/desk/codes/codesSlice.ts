import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import { type Code, isSameDiscount } from '../../orders/model/discount';
import type { CodeService, OrderReason } from '../../orders/model/orderService';
import { createSessionThunk } from '../../orders/ordersSlice';

export type CodeDraft = Parameters<CodeService['addCode']>[0];

export const loadCodes = createSessionThunk('codes/load', async (service) => ({
  codes: await service.listCodes(),
  now: service.now(),
}));

const isSame = (one: CodeDraft, other: CodeDraft) =>
  one.code === other.code &&
  one.since === other.since &&
  one.until === other.until &&
  one.most === other.most &&
  isSameDiscount(one.terms, other.terms);

/** Adds a code. If that fails, loads the codes: the answer may have been lost, or the code may exist already. */
export const addCode = createSessionThunk(
  'codes/add',
  async (service, code: CodeDraft, { dispatch }): Promise<Code> => {
    try {
      await service.addCode(code);
      return { ...code, used: 0 };
    } catch (error) {
      const listed = await dispatch(loadCodes());
      const found =
        loadCodes.fulfilled.match(listed) &&
        listed.payload.codes.find((known) => isSame(known, code));
      if (found) return found;
      throw error;
    }
  },
);

export const extendCode = createSessionThunk(
  'codes/extend',
  (service, { code, ...change }: Pick<Code, 'code'> & Partial<Pick<Code, 'until' | 'most'>>) =>
    service.extendCode(code, change),
);

/** Resolves with the time at which the code has ended, in milliseconds. */
export const stopCode = createSessionThunk('codes/stop', async (service, code: string) => {
  await service.stopCode(code);
  return service.now();
});

export const deleteCode = createSessionThunk('codes/delete', (service, code: string) =>
  service.deleteCode(code),
);

interface CodesState {
  /** The last that begins comes first. */
  list: Code[];
  /** When the list was last up to date; milliseconds, by the clock of the database. */
  loadedAt?: number | undefined;
  failure?: OrderReason | undefined;
}

const initialState: CodesState = { list: [] };

const byStart = (one: Code, other: Code) =>
  other.since - one.since || (one.code < other.code ? -1 : 1);

/** The shop's codes, for merchants. An entity adapter would weigh on the first visit, which loads Redux Toolkit. */
const codesSlice = createSlice({
  name: 'codes',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const change = ({ list }: CodesState, name: string, changes: Partial<Code>) => {
      Object.assign(list.find(({ code }) => code === name) ?? {}, changes);
    };
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(loadCodes.fulfilled, (_state, { payload }) => ({
        list: payload.codes.toSorted(byStart),
        loadedAt: payload.now,
      }))
      .addCase(loadCodes.rejected, (state, { payload: failure }) => {
        if (failure === 'refused') return { list: [], failure };
        return failure && { ...state, failure };
      })
      .addCase(addCode.fulfilled, (state, { payload }) => {
        const others = state.list.filter(({ code }) => code !== payload.code);
        state.list = [...others, payload].sort(byStart);
      })
      .addCase(extendCode.fulfilled, (state, { meta }) => {
        change(state, meta.arg.code, meta.arg);
      })
      .addCase(stopCode.fulfilled, (state, { payload: until, meta }) => {
        change(state, meta.arg, { until });
        // The list shows states as they were at this time.
        state.loadedAt = Math.max(state.loadedAt ?? 0, until);
      })
      .addCase(deleteCode.fulfilled, (state, { meta }) => {
        state.list = state.list.filter(({ code }) => code !== meta.arg);
      });
  },
});

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof codesSlice> {}
}

const injected = codesSlice.injectInto(rootReducer);

export const selectCodes = (state: RootState) => injected.selectSlice(state);
