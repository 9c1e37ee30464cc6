import { createAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppThunk } from '../app/hooks';
import type { RootState } from '../app/store';
import { orderPlaced } from '../basket/basketSlice';
import { orderServiceOf } from '../orders/ordersSlice';
import {
  orderAbsent,
  orderConfirmed,
  orderResumed,
  orderUnknown,
  selectCheckout,
} from './checkoutSlice';
import { isRecorded } from './checkoutStatus';
import { orderSeen, readSentOrder, saveSentOrder, type SentOrder } from './sentOrder';
import { forgetCode } from './storedCode';
import { storedDraft } from './storedDraft';
import { finalAtOf } from './submitOrder';

const ANSWER_MS = 10_000;
const WAITS_MS = [2000, 4000, 8000];
const LAST_WAIT_MS = 15_000;

/** Polls now, if it is unknown whether a sent order has arrived. */
export const orderPolled = createAction('checkout/polled');

/** Saves a sent order for a reload, polls until it is confirmed or absent, and then clears its lines. */
export const followSentOrder = {
  predicate: (_action: unknown, state: RootState, before: RootState) =>
    selectCheckout(state).status !== selectCheckout(before).status,
  effect: async (_action: unknown, api: AppListenerApi) => {
    const { status, sent, order } = selectCheckout(api.getState());
    const before = selectCheckout(api.getOriginalState());
    api.cancelActiveListeners();
    if (sent && isRecorded(status)) {
      saveSentOrder({ ...sent, isPlaced: status === 'placed' });
    } else if (isRecorded(before.status)) saveSentOrder(undefined);
    if (!sent) return;

    if (status === 'sending') {
      await api.delay(ANSWER_MS);
      api.dispatch(orderUnknown(finalAtOf(sent)));
    }
    if (status === 'placed') {
      storedDraft.write(undefined);
      if (process.env.CODES === 'on') forgetCode();
      api.dispatch(orderPlaced(sent.lineIds));
    }
    if (status === 'unknown' || (status === 'placed' && !order)) await pollOrder(sent, api);
  },
};

/** Polls after 2, 4, 8 and then every 15 seconds, and at `orderPolled`. */
async function pollOrder({ id, uid }: SentOrder, api: AppListenerApi) {
  const find = async () => {
    const service = await orderServiceOf(api, uid);
    return { order: await service.find(id) };
  };
  for (let polls = 0; ; polls += 1) {
    await api.condition(orderPolled.match, WAITS_MS[polls] ?? LAST_WAIT_MS);
    const startedAt = Date.now();
    const timeout = api.delay(ANSWER_MS).then(() => undefined);
    const answer = await Promise.race([find().catch(() => undefined), timeout]);
    const { finalAt } = selectCheckout(api.getState());
    if (answer?.order) {
      api.dispatch(orderConfirmed(answer.order));
      return;
    }
    if (answer && finalAt !== undefined && startedAt >= finalAt) {
      api.dispatch(orderAbsent());
      return;
    }
  }
}

/** Follows an order that was sent before the page was loaded, if it is the shopper's or the guest's. */
export const resumeOrder =
  ({ uid, guestUid }: Record<'uid' | 'guestUid', string | null | undefined>): AppThunk<void> =>
  (dispatch) => {
    const sent = readSentOrder();
    if (!sent) return;
    if (sent.uid === uid || sent.uid === guestUid) {
      dispatch(orderResumed({ sent, finalAt: finalAtOf(sent) }));
      dispatch(orderPolled());
    } else if (uid !== undefined && guestUid !== undefined) {
      saveSentOrder(undefined);
      dispatch(orderSeen());
    }
  };
