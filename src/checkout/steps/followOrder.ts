import { createAction } from '@reduxjs/toolkit';
import { orderPlaced } from '../../basket/basketSlice';
import { orderServiceOf } from '../../orders/createOrderThunk';
import type { AppListenerApi, RootState } from '../../store/store';
import { type SentOrder, saveSentOrder, saveDraft } from '../sentOrder';
import {
  finalAtOf,
  orderAbsent,
  orderConfirmed,
  orderUnknown,
  selectCheckout,
} from './checkoutSlice';

const ANSWER_MS = 10_000;
const WAITS_MS = [2000, 4000, 8000];
const LAST_WAIT_MS = 15_000;

/** Polls now, if it is unknown whether a sent order has arrived. */
export const orderPolled = createAction('checkout/polled');

const savedSteps = ['sending', 'unknown', 'placed'];

/** Saves a sent order for a reload, polls until it is confirmed or absent, and then clears its lines. */
export const followOrder = {
  predicate: (_action: unknown, state: RootState, before: RootState) =>
    selectCheckout(state).step !== selectCheckout(before).step,
  effect: async (_action: unknown, api: AppListenerApi) => {
    const { step, sent, order } = selectCheckout(api.getState());
    const before = selectCheckout(api.getOriginalState());
    api.cancelActiveListeners();
    if (sent && savedSteps.includes(step)) {
      saveSentOrder({ ...sent, isPlaced: step === 'placed' });
    } else if (savedSteps.includes(before.step)) saveSentOrder(undefined);
    if (!sent) return;

    if (step === 'sending') {
      await api.delay(ANSWER_MS);
      api.dispatch(orderUnknown(finalAtOf(sent)));
    }
    if (step === 'placed') {
      saveDraft(undefined);
      api.dispatch(orderPlaced(sent.lineIds));
    }
    if (step === 'unknown' || (step === 'placed' && !order)) await pollOrder(sent, api);
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
