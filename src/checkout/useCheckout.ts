import { useEffect, useEffectEvent, useMemo } from 'react';
import { shop } from '#shop/config';
import { useAnnounce } from '../app/announce';
import { addAppListener, useAppDispatch, useAppSelector } from '../app/hooks';
import { findGuest } from '../auth/guest/guestSlice';
import { useSession } from '../auth/useAuth';
import { paymentReason } from '../basket/BasketTotal';
import { describeSurplus, overLimit } from '../basket/limits';
import { useDelivery, useGift, useOrderableItems } from '../basket/useBasket';
import { pricesAccepted } from '../catalogue/pricesSlice';
import { tidyAddress } from '../orders/model/address';
import { problemFields } from '../orders/model/addressProblems';
import { totalOf } from '../orders/model/order';
import { payAddress } from '../orders/model/orderLink';
import type { PaymentMethod } from '../orders/model/states';
import { onReturn } from '../ui/onReturn';
import { useOnline } from '../ui/useOnline';
import { secondsUntil } from '../ui/useSecondsUntil';
import { orderingWords as words } from '#words/orders/ordering';
import {
  cancelRetry,
  type CheckoutState,
  requotePrices,
  selectCheckout,
  selectIsCommitted,
} from './checkoutSlice';
import { isCodeLoading } from './codePart';
import { followSentOrder, orderPolled, resumeOrder } from './followSentOrder';
import { changesOf, choiceOfPayment, type QuotedOrder, rowsOf, withCode } from './orderRows';
import { checkAvailability, quotePrices } from './quote';
import { readSentOrder } from './sentOrder';
import { submitOrder } from './submitOrder';
import { type Orderer, ordererIn, useDraft } from './useDraft';
import { useStep } from './useStep';

export type Checkout = ReturnType<typeof useCheckout>;

/** Everything that the steps of the checkout show and do: who orders what, where it goes, and how far it is. */
export function useCheckout() {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const checkout = useAppSelector(selectCheckout);
  const isCommitted = useAppSelector(selectIsCommitted);
  const user = useSession();
  const isOnline = useOnline();
  const uid = useAppSelector((state) => ordererIn(state).uid);
  const guestUid = useAppSelector((state) => ordererIn(state).guestUid);

  const lines = useOrderableItems();
  const delivery = useDelivery();
  const gift = useGift();
  const applied = useAppSelector(({ code }) => code?.applied);
  const isCheckingCode = useAppSelector(({ code }) => code?.status === 'checking');
  const quoted: QuotedOrder = useMemo(
    () => withCode({ items: rowsOf(lines), delivery: delivery ?? {} }, applied),
    [lines, delivery, applied],
  );

  const isPlaced = checkout.status === 'placed';
  const draft = useDraft({ uid, guestUid }, shop.functions && user?.email, isPlaced);
  const { address, whatsApp } = draft;
  const isAddressRight = problemFields(address).length === 0;
  const payment = choiceOfPayment(quoted, draft.pay);

  const { step, ...steps } = useStep({
    user,
    isAddressRight: isAddressRight || (draft.isLoading ? undefined : false),
    // A sent order may have emptied the basket.
    isBasketEmpty: lines.length === 0 && !isCommitted && !readSentOrder(),
  });

  useSentOrder(quoted, { uid, guestUid });
  useQuote(quoted, step === 'review' && uid !== undefined);

  const submit = async (pay: PaymentMethod) => {
    const stored = lines.map(({ lineId, product }) => ({ lineId, productId: product.id }));
    const choices = { gift, pay, whatsApp };
    const request = { ...quoted, lines: stored, ...choices, address: tidyAddress(address) };
    const result = await dispatch(submitOrder({ ...request, uid: user?.uid }));
    if (submitOrder.rejected.match(result)) {
      if (result.payload?.status === 'no-guest') steps.signIn();
      return;
    }
    const { id, linkKey: key } = result.payload;
    // The payment page returns to the thank-you; offline, the browser's error page wouldn't.
    if (pay === 'online' && key && navigator.onLine) window.open(payAddress({ id, key }), '_self');
  };
  const lineIds = lines.map(({ lineId }) => lineId);
  const choices = [gift, whatsApp, payment.pay];
  const ordered = [step, uid, lineIds, quoted.code, isCheckingCode, ...choices, address];
  useRetry(checkout.retryAt, JSON.stringify(ordered), () => {
    if (payment.pay && navigator.onLine) void submit(payment.pay);
    else dispatch(cancelRetry());
  });

  return {
    user,
    isOnline,
    checkout,
    draft,
    quoted,
    isCheckingCode,
    payment,
    ...steps,
    step: step ?? (isCommitted ? 'review' : undefined),
    /** @param evenOffline the shopper knows better than the browser, which says that there is no network */
    place: ({ evenOffline = false } = {}) => {
      const [full] = overLimit(quoted.items);
      if (checkout.status === 'too-soon') announce(outcomeOf(checkout, quoted, isOnline));
      else if (full) announce(describeSurplus(full));
      else if (!isAddressRight) steps.changeAddress();
      else if (!payment.pay) announce(paymentReason(payment));
      else if (!user && !shop.guests) steps.signIn();
      else if (!navigator.onLine && !evenOffline) announce(words.offline);
      // The screen shows the full price until the code is applied.
      else if (isCheckingCode || isCodeLoading()) announce(words.checkingCode);
      else void submit(payment.pay);
    },
    acceptPrices: () => {
      if (checkout.quote) dispatch(pricesAccepted(checkout.quote.today));
    },
  };
}

/** Follows an order that was sent, also before a reload, and whether any can be placed. */
function useSentOrder(quoted: QuotedOrder, { uid, guestUid }: Orderer) {
  const dispatch = useAppDispatch();
  const onOnline = useEffectEvent(() => {
    dispatch(requotePrices(quoted));
  });
  useEffect(() => {
    // The listener is never removed, as the order is followed on every screen.
    dispatch(addAppListener(followSentOrder));
    void dispatch(findGuest());
    // This effect runs after the draft's, whose request for the address answers this one, too.
    void dispatch(checkAvailability());
    const stopListening = onReturn(() => dispatch(orderPolled()));
    const online = () => {
      onOnline();
    };
    window.addEventListener('online', online);
    return () => {
      stopListening();
      window.removeEventListener('online', online);
    };
  }, [dispatch]);
  useEffect(() => {
    dispatch(resumeOrder({ uid, guestUid }));
  }, [dispatch, uid, guestUid]);
}

/** Compares the prices on the screen with today's, once they are about to be confirmed. */
function useQuote(quoted: QuotedOrder, isNeeded: boolean) {
  const dispatch = useAppDispatch();
  const isCommitted = useAppSelector(selectIsCommitted);
  const quote = useEffectEvent(() => {
    if (!isCommitted && !readSentOrder()) void dispatch(quotePrices(quoted));
  });
  useEffect(() => {
    if (isNeeded) quote();
  }, [isNeeded]);
}

/**
 * Submits the order at a time, unless the checkout is left or anything of the order changes before.
 *
 * @param order everything that is submitted, as text
 */
function useRetry(retryAt: number | undefined, order: string, submit: () => void) {
  const dispatch = useAppDispatch();
  const retry = useEffectEvent(submit);
  useEffect(() => {
    if (retryAt === undefined) return undefined;
    const timer = setTimeout(() => {
      retry();
    }, retryAt - Date.now());
    return () => {
      clearTimeout(timer);
      dispatch(cancelRetry());
    };
  }, [dispatch, retryAt, order]);
}

/** The text that the shopper reads and hears at this step; empty if there is nothing to say. */
export function outcomeOf(
  { status, quote, retryAt = 0 }: CheckoutState,
  quoted: QuotedOrder,
  isOnline: boolean,
) {
  if (status === 'ready' || status === 'quoting' || status === 'placed') return '';
  if (status === 'too-soon') return words[status](secondsUntil(retryAt));
  if (status === 'unknown' && !isOnline) return words.unknownOffline;
  // Another code may have been applied since.
  if (status === 'code') return quoted.code === undefined ? words.code(totalOf(quoted)) : '';
  if (status !== 'changed') return words[status];
  const changes = quote && changesOf(quoted, quote.today);
  return changes ? words.changed[changes.kind] : '';
}
