import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RootState } from '../../app/store';
import { shop } from '../../config';
import { tidyAddress } from '../../model/address';
import type { PaymentMethod } from '../../model/payments';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { addAppListener } from '../../shared/listeners';
import { useAnnounce } from '../../shared/useAnnounce';
import { pricesAccepted } from '../catalogue/pricesSlice';
import { useGift } from '../basket/useBasket';
import { useDelivery, useOrderableItems } from '../basket/useTotals';
import { selectShopper } from '../orders/guestSlice';
import { findGuest } from '../orders/guestThunks';
import { readAttempt, saveAttempt } from '../orders/orderSession';
import { orderSeen } from '../orders/placed/placedOrder';
import { problemFields } from './address/addressProblems';
import { orderResumed, selectCheckout, selectIsSent } from './checkoutSlice';
import { checkAvailability, finalAtOf, quotePrices, submitOrder } from './checkoutThunks';
import { followOrder, orderPolled } from './followOrder';
import { describeSurplus, overLimit, rowsOf, type QuotedOrder } from './orderRows';
import { outcomeOf } from './outcomeOf';
import { cashReason } from './payment/CashNotice';
import { paymentOf } from './payment/paymentOf';
import { useDraft } from './useDraft';
import { useRetry } from './useRetry';
import { useStage } from './useStage';

/** Where guests can't order, one who did before needs an account now. */
const selectUid = (state: RootState) =>
  shop.guests || state.auth.user ? selectShopper(state) : state.auth.user;

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout(presses: number) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const lines = useOrderableItems();
  const delivery = useDelivery();
  const gift = useGift();
  const checkout = useAppSelector(selectCheckout);
  const user = useAppSelector(({ auth }) => auth.user);
  const uid = useAppSelector(selectUid);
  const guestUid = useAppSelector(({ guest }) => guest?.uid);
  const draft = useDraft(uid, guestUid);
  const { address } = draft;
  const isSent = useAppSelector(selectIsSent);
  const isAddressRight = problemFields(address).length === 0;
  const { stage, ...steps } = useStage({
    user,
    isAddressRight: isAddressRight || (draft.isLoading ? undefined : false),
    // An order that was sent may have emptied it.
    isBasketEmpty: lines.length === 0 && !isSent && !readAttempt(),
  });
  const [wasAsked, setWasAsked] = useState(false);
  if (stage === 'sign-in' && !wasAsked) setWasAsked(true);
  const quoted: QuotedOrder = useMemo(
    () => ({ items: rowsOf(lines), delivery: delivery ?? {} }),
    [lines, delivery],
  );
  const payment = paymentOf(quoted, draft.pay);
  const finish = () => {
    draft.startNext();
    dispatch(orderSeen());
  };

  const onOnline = useEffectEvent(() => {
    dispatch(orderPolled());
    // What failed without a network is no longer the reason why nothing is placed.
    if (checkout.step === 'unpriced' || checkout.step === 'absent') {
      void dispatch(quotePrices(quoted));
    }
  });
  useEffect(() => {
    // This listener stays: the order is followed on every screen.
    dispatch(addAppListener(followOrder));
    void dispatch(findGuest());
    // After the draft's effect, whose request for the last address answers this one, too.
    void dispatch(checkAvailability());
    const poll = () => dispatch(orderPolled());
    const online = () => {
      onOnline();
    };
    window.addEventListener('online', online);
    window.addEventListener('focus', poll);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('focus', poll);
    };
  }, [dispatch]);

  useEffect(() => {
    const attempt = readAttempt();
    if (!attempt) return;
    if (attempt.uid === uid || attempt.uid === guestUid) {
      dispatch(orderResumed({ attempt, finalAt: finalAtOf(attempt) }));
      dispatch(orderPolled());
    } else if (uid !== undefined && guestUid !== undefined) {
      saveAttempt(undefined);
      dispatch(orderSeen());
    }
  }, [dispatch, uid, guestUid]);

  const submit = async (pay: PaymentMethod) => {
    const stored = lines.map(({ lineId, product }) => ({ lineId, productId: product.id }));
    const request = { ...quoted, lines: stored, gift, pay, address: tidyAddress(address) };
    const { payload } = await dispatch(submitOrder({ ...request, uid: user?.uid }));
    if (payload && 'step' in payload && payload.step === 'no-guest') steps.signIn();
  };

  const ordered = [stage, uid, lines.map(({ lineId }) => lineId), gift, payment.pay, address];
  useRetry(checkout.retryAt, JSON.stringify(ordered), () => {
    if (payment.pay) void submit(payment.pay);
  });

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
    ...{ user, checkout, draft, finish, quoted, payment, isSent },
    ...steps,
    /** Here, not before the checkout. */
    hasSignedIn: wasAsked && Boolean(user),
    stage: stage ?? (isSent ? 'review' : undefined),
    place: () => {
      const [full] = overLimit(quoted.items);
      if (checkout.step === 'too-soon') announce(outcomeOf(checkout, quoted));
      else if (full) announce(describeSurplus(full));
      else if (!isAddressRight) steps.changeAddress();
      else if (!payment.pay) announce(cashReason(payment));
      else if (!user && !shop.guests) steps.signIn();
      else void submit(payment.pay);
    },
    acceptPrices: () => {
      if (checkout.quote) dispatch(pricesAccepted(checkout.quote.today));
    },
  };
}
