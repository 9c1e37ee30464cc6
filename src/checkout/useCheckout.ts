import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shop } from '../../shop/config';
import { announce, useAnnounce } from '../app/announce';
import { addAppListener, useAppDispatch, useAppSelector } from '../app/hooks';
import type { AppDispatch, RootState } from '../app/store';
import type { User } from '../auth/authService';
import { findGuest, selectShopper } from '../auth/guest/guestSlice';
import { useSession } from '../auth/useSession';
import { useDelivery, useOrderableItems } from '../basket/basketSelectors';
import { useGift } from '../basket/useBasket';
import { pricesAccepted } from '../catalogue/pricesSlice';
import { areOrdersOn } from '../environment';
import { paths } from '../navigation';
import { loadAddressBook } from '../orders/addressBookSlice';
import {
  type Address,
  emptyAddress,
  forNextOrder,
  isEmpty,
  readAddress,
  tidyAddress,
} from '../orders/model/address';
import { defaultIn } from '../orders/model/addressBook';
import { problemFields } from '../orders/model/addressProblems';
import type { PaymentMethod } from '../orders/model/states';
import { orderingWords as words } from '../words/en/orders/ordering';
import { paymentWords } from '../words/en/orders/payment';
import {
  checkAvailability,
  type CheckoutState,
  finalAtOf,
  followOrder,
  orderPolled,
  orderResumed,
  quotePrices,
  retryCancelled,
  selectCheckout,
  selectIsCommitted,
  submitOrder,
} from './checkoutSlice';
import {
  type Draft,
  orderSeen,
  readSentOrder,
  saveSentOrder,
  type Step,
  stepPath,
  storedDraft,
  useRequestedStep,
} from './checkoutState';
import {
  changesOf,
  describeSurplus,
  overLimit,
  paymentOf,
  type QuotedOrder,
  rowsOf,
} from './orderRows';

/** The text that the shopper reads and hears at this step; empty if there is nothing to say. */
export function outcomeOf({ status, quote, retryAt = 0 }: CheckoutState, quoted: QuotedOrder) {
  if (status === 'ready' || status === 'quoting' || status === 'placed') return '';
  if (status === 'too-soon') return words[status](secondsUntil(retryAt));
  if (status !== 'changed') return words[status];
  const changes = quote && changesOf(quoted, quote.today);
  return changes ? words.changed[changes.kind] : '';
}

const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** Nothing is submitted at the end of a countdown, if there is one; says so. */
export const cancelRetry = () => (dispatch: AppDispatch, getState: () => RootState) => {
  if (selectCheckout(getState()).status !== 'too-soon') return;
  dispatch(retryCancelled());
  dispatch(announce(words.notSent));
};

/** The whole seconds until a time, counted down. */
export function useSecondsUntil(time: number) {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTicks((ticks) => ticks + 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return secondsUntil(time);
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

/** Where guests can't order, one who did before needs an account now. */
const selectUid = (state: RootState) =>
  shop.guests || state.auth.user ? selectShopper(state) : state.auth.user;

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout() {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const lines = useOrderableItems();
  const delivery = useDelivery();
  const gift = useGift();
  const checkout = useAppSelector(selectCheckout);
  const user = useSession();
  const uid = useAppSelector(selectUid);
  const guestUid = useAppSelector(({ guest }) => guest?.uid);
  const draft = useDraft(uid, guestUid, shop.sender && user?.email);
  const { address } = draft;
  const isCommitted = useAppSelector(selectIsCommitted);
  const isAddressRight = problemFields(address).length === 0;
  const { step, ...steps } = useStep({
    user,
    isAddressRight: isAddressRight || (draft.isLoading ? undefined : false),
    // An order that was sent may have emptied it.
    isBasketEmpty: lines.length === 0 && !isCommitted && !readSentOrder(),
  });
  const [wasAsked, setWasAsked] = useState(false);
  if (step === 'sign-in' && !wasAsked) setWasAsked(true);
  const quoted: QuotedOrder = useMemo(
    () => ({ items: rowsOf(lines), delivery: delivery ?? {} }),
    [lines, delivery],
  );
  const payment = paymentOf(quoted, draft.pay);

  const isPlaced = checkout.status === 'placed';
  const [wasPlaced, setWasPlaced] = useState(isPlaced);
  if (wasPlaced !== isPlaced) {
    setWasPlaced(isPlaced);
    if (wasPlaced) draft.startNext();
  }

  const onOnline = useEffectEvent(() => {
    dispatch(orderPolled());
    // What failed without a network is no longer the reason why nothing is placed.
    if (checkout.status === 'unpriced' || checkout.status === 'absent') {
      void dispatch(quotePrices(quoted));
    }
  });
  useEffect(() => {
    // This listener stays: the order is followed on every screen.
    dispatch(addAppListener(followOrder));
    void dispatch(findGuest());
    // After the draft's effect, whose request for the address answers this one, too.
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
    const sent = readSentOrder();
    if (!sent) return;
    if (sent.uid === uid || sent.uid === guestUid) {
      dispatch(orderResumed({ sent, finalAt: finalAtOf(sent) }));
      dispatch(orderPolled());
    } else if (uid !== undefined && guestUid !== undefined) {
      saveSentOrder(undefined);
      dispatch(orderSeen());
    }
  }, [dispatch, uid, guestUid]);

  const submit = async (pay: PaymentMethod) => {
    const stored = lines.map(({ lineId, product }) => ({ lineId, productId: product.id }));
    const request = { ...quoted, lines: stored, gift, pay, address: tidyAddress(address) };
    const { payload } = await dispatch(submitOrder({ ...request, uid: user?.uid }));
    if (payload && 'status' in payload && payload.status === 'no-guest') steps.signIn();
  };

  const ordered = [step, uid, lines.map(({ lineId }) => lineId), gift, payment.pay, address];
  useRetry(checkout.retryAt, JSON.stringify(ordered), () => {
    if (payment.pay) void submit(payment.pay);
  });

  const quote = useEffectEvent(() => {
    if (!isCommitted && !readSentOrder()) void dispatch(quotePrices(quoted));
  });
  const isQuoted = step === 'review' && uid !== undefined;
  useEffect(() => {
    if (isQuoted) quote();
  }, [isQuoted]);

  return {
    user,
    checkout,
    draft,
    quoted,
    payment,
    ...steps,
    /** Here, not before the checkout. */
    hasSignedIn: wasAsked && Boolean(user),
    step: step ?? (isCommitted ? 'review' : undefined),
    place: () => {
      const [full] = overLimit(quoted.items);
      if (checkout.status === 'too-soon') announce(outcomeOf(checkout, quoted));
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

/** Why an order can't be paid in cash; empty if it can. */
export function cashReason({ cashProblem, pay }: Checkout['payment']) {
  return cashProblem
    ? paymentWords.notInCash(cashProblem, shop.cash?.upTo ?? 0, pay !== undefined)
    : '';
}

interface FormDraft extends Draft {
  address: Address;
  /** Not typed: from the user's last order, or the default of the saved ones. */
  filledIn?: 'last' | 'default' | undefined;
  /** The user has removed the email that was filled in. */
  isEmailRemoved?: boolean;
}

function readDraft(): FormDraft {
  const draft = storedDraft.read();
  const uid = typeof draft?.uid === 'string' ? draft.uid : null;
  const pay = draft?.pay === 'upi' ? 'upi' : undefined;
  return { address: readAddress(draft?.address) ?? emptyAddress, pay, uid };
}

/**
 * The address of the order and how to pay for it, saved at every keystroke for this visit, until the user
 * signs out or another one signs in. While they have typed nothing, the user's default address is filled in, or that of
 * their last order.
 *
 * @param uid the user's or the guest's who orders; `undefined` while loading
 * @param guestUid this device's guest's, also while a user is signed in
 * @param email filled in until the user has typed something
 */
function useDraft(
  uid: string | null | undefined,
  guestUid: string | null | undefined,
  email: string | null = '',
) {
  const [draft, setDraft] = useState(readDraft);
  const dispatch = useAppDispatch();
  /** The user whose address book has been requested, with or without success. */
  const [answeredFor, setAnsweredFor] = useState<string>();
  const { filledIn, isEmailRemoved } = draft;
  const isUntouched = isEmpty(draft.address);
  // Accounts can also choose another address.
  const isBookNeeded = isUntouched || uid !== guestUid;
  const address =
    isUntouched && !isEmailRemoved ? { ...draft.address, email: email ?? '' } : draft.address;

  if (uid !== undefined && draft.uid !== uid) {
    // An address that was typed before signing in belongs to the user who signs in.
    const isTyped = (draft.uid === null || draft.uid === guestUid) && !filledIn;
    const kept = isTyped ? draft : { address: emptyAddress, pay: undefined };
    setDraft({ ...kept, uid, filledIn: undefined });
  }

  useEffect(() => {
    // An address from the database need not be stored on the device.
    if (!isUntouched && !filledIn) storedDraft.write(draft);
    else storedDraft.write(draft.pay && { uid: draft.uid, pay: draft.pay });
  }, [draft, filledIn, isUntouched]);

  useEffect(() => {
    const fillIn = async (owner: string) => {
      const result = await dispatch(loadAddressBook(owner));
      setAnsweredFor(owner);
      if (!loadAddressBook.fulfilled.match(result)) return;
      const { addresses, last } = result.payload;
      const saved = addresses[defaultIn(result.payload) ?? ''];
      const known = saved ?? last;
      if (!known) return;
      setDraft((now) =>
        now.uid === owner && isEmpty(now.address)
          ? { ...now, address: forNextOrder(known), filledIn: saved ? 'default' : 'last' }
          : now,
      );
    };
    if (uid && isBookNeeded && areOrdersOn()) void fillIn(uid);
  }, [dispatch, uid, isBookNeeded]);

  const isAnswered = uid !== undefined && (!uid || !areOrdersOn() || answeredFor === uid);
  return {
    address,
    filledIn,
    pay: draft.pay,
    /** The address may still be filled in. */
    isLoading: isUntouched && !isAnswered,
    change: (next: Address) => {
      setDraft({ ...draft, address: next, filledIn: undefined, isEmailRemoved: !next.email });
    },
    choosePay: (pay: PaymentMethod) => {
      setDraft({ ...draft, pay });
    },
    /** Keeps the address for the next order, without the instructions for this one. */
    startNext: () => {
      const filled = isUntouched ? undefined : 'last';
      setDraft({ ...draft, address: forNextOrder(address), filledIn: filled });
    },
  };
}

/** After this the form opens, though the last address may still arrive. */
const ADDRESS_MS = 2000;

interface Progress {
  /** `undefined` while loading. */
  user: User | null | undefined;
  /** Whether the address can be sent; `undefined` while it may still be filled in. */
  isAddressRight: boolean | undefined;
  isBasketEmpty: boolean;
}

/** The first step that the shopper needs; `start` while that isn't known. */
function stepFor(
  requested: Step,
  { user, isAddressRight, isBasketEmpty }: Progress,
): Step | undefined {
  if (isBasketEmpty) return undefined;
  if (requested === 'address') return 'address';
  if (requested === 'sign-in' && !user) return 'sign-in';
  if (isAddressRight === undefined) return 'start';
  return isAddressRight ? 'review' : 'address';
}

/** The step of the checkout, which is in the address; one that can't be shown yet is replaced there. */
function useStep(progress: Progress) {
  const requested = useRequestedStep();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [isLate, setIsLate] = useState(false);
  const isAddressRight = progress.isAddressRight ?? (isLate ? false : undefined);
  const step = requested && stepFor(requested, { ...progress, isAddressRight });
  const isWaiting = step === 'start';

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setIsLate, ADDRESS_MS, true);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);

  const leaveSignIn = () => {
    if (state) void navigate(-1);
    else void navigate(stepPath('review'), { replace: true });
  };
  const correct = useEffectEvent(() => {
    if (step === requested || isWaiting) return;
    // The step that led to signing in.
    if (step && requested === 'sign-in' && state === step) void navigate(-1);
    else void navigate(step ? stepPath(step) : paths.checkout, { replace: true });
  });
  useEffect(() => {
    correct();
  }, [requested, step]);

  return {
    step,
    changeAddress: () => void navigate(stepPath('address')),
    review: () => void navigate(stepPath('review')),
    signIn: () => void navigate(stepPath('sign-in'), { state: step }),
    leaveSignIn,
  };
}
