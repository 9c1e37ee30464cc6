import { useEffect, useEffectEvent, useMemo } from 'react';
import type { RootState } from '../../app/store';
import { tidyAddress } from '../../model/address';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { addAppListener } from '../../shared/listeners';
import { useAnnounce } from '../../shared/useAnnounce';
import { pricesAccepted } from '../basket/basketSlice';
import { useBasketItems, useDelivery, useGift } from '../basket/useBasket';
import { readAttempt, saveAttempt } from '../orders/orderSession';
import { problemFields } from './address/addressProblems';
import { checkoutFinished, orderResumed, selectCheckout, selectIsSent } from './checkoutSlice';
import { checkAvailability, LATE_MS, quotePrices, submitOrder } from './checkoutThunks';
import { followOrder, orderPolled } from './followOrder';
import { describeSurplus, overLimit, rowsOf, type QuotedOrder } from './orderRows';
import { useDraft } from './useDraft';
import { useStage } from './useStage';

const selectUid = ({ auth }: RootState) =>
  auth.user === undefined ? undefined : (auth.user?.uid ?? null);

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout(presses: number) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const lines = useBasketItems();
  const delivery = useDelivery();
  const gift = useGift();
  const checkout = useAppSelector(selectCheckout);
  const uid = useAppSelector(selectUid);
  const draft = useDraft(uid);
  const { address } = draft;
  const isSent = useAppSelector(selectIsSent);
  const isAddressRight = problemFields(address).length === 0;
  const { stage, ...steps } = useStage({
    uid,
    isAddressRight: isAddressRight || (draft.isLoading ? undefined : false),
    // An order that was sent may have emptied it.
    isBasketEmpty: lines.length === 0 && !isSent && !readAttempt(),
  });
  const quoted: QuotedOrder = useMemo(
    () => ({ items: rowsOf(lines), delivery: delivery ?? {} }),
    [lines, delivery],
  );
  const finish = () => {
    draft.startNext();
    dispatch(checkoutFinished());
  };

  useEffect(() => {
    // This listener stays: the order is followed on every screen.
    dispatch(addAppListener(followOrder));
    // After the draft's effect, whose request for the last address answers this one, too.
    void dispatch(checkAvailability());
    const poll = () => dispatch(orderPolled());
    window.addEventListener('online', poll);
    window.addEventListener('focus', poll);
    return () => {
      window.removeEventListener('online', poll);
      window.removeEventListener('focus', poll);
    };
  }, [dispatch]);

  useEffect(() => {
    const attempt = readAttempt();
    if (!attempt || uid === undefined) return;
    if (attempt.uid !== uid) {
      saveAttempt(undefined);
      return;
    }
    dispatch(orderResumed({ attempt, finalAt: Date.now() + LATE_MS }));
    dispatch(orderPolled());
  }, [dispatch, uid]);

  const quote = useEffectEvent(() => {
    if (!isSent && !readAttempt()) void dispatch(quotePrices(quoted));
  });
  const isQuoted = stage === 'review' && uid !== undefined;
  useEffect(() => {
    if (isQuoted) quote();
  }, [isQuoted]);

  const proceed = useEffectEvent(() => {
    // What is in the basket by now is another order.
    if (checkout.step === 'placed' && lines.length > 0) finish();
  });
  useEffect(() => {
    if (presses > 0) proceed();
  }, [presses]);

  return {
    ...{ uid, checkout, draft, finish, quoted, isSent },
    ...steps,
    stage: stage ?? (isSent ? 'review' : undefined),
    place: () => {
      const [full] = overLimit(quoted.items);
      if (full) announce(describeSurplus(full));
      else if (!isAddressRight) steps.changeAddress();
      else if (!uid) steps.signIn();
      else {
        const stored = lines.map(({ lineId, product }) => ({ lineId, productId: product.id }));
        const request = { uid, lines: stored, gift, address: tidyAddress(address) };
        void dispatch(submitOrder({ ...quoted, ...request }));
      }
    },
    acceptPrices: () => {
      if (checkout.quote) dispatch(pricesAccepted(checkout.quote.today));
    },
  };
}
