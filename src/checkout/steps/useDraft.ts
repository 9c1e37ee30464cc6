import { useEffect, useState } from 'react';
import { areOrdersOn } from '../../environment';
import {
  type Address,
  emptyAddress,
  forNextOrder,
  isEmpty,
  readAddress,
} from '../../orders/address';
import type { PaymentMethod } from '../../orders/payment';
import { useAppDispatch } from '../../store/store';
import { type Draft, readDraft, saveDraft } from '../sentOrder';
import { loadLastAddress } from './checkoutSlice';

interface FormDraft extends Draft {
  address: Address;
  /** From the user's last order, not typed. */
  isFilledIn: boolean;
}

function storedDraft(): FormDraft {
  const draft = readDraft();
  const uid = typeof draft?.uid === 'string' ? draft.uid : null;
  const pay = draft?.pay === 'upi' ? 'upi' : undefined;
  return { address: readAddress(draft?.address) ?? emptyAddress, pay, uid, isFilledIn: false };
}

/**
 * The address of the order and how to pay for it, saved at every keystroke for this visit, until the user
 * signs out or another one signs in. Filled in from the user's last order while they have typed nothing.
 *
 * @param uid the user's or the guest's who orders; `undefined` while loading
 * @param guestUid this device's guest's, also while a user is signed in
 */
export function useDraft(uid: string | null | undefined, guestUid: string | null | undefined) {
  const [draft, setDraft] = useState(storedDraft);
  const dispatch = useAppDispatch();
  /** The user whose last address has been requested, with or without success. */
  const [answeredFor, setAnsweredFor] = useState<string>();
  const { address, isFilledIn } = draft;
  const isUntouched = isEmpty(address);

  if (uid !== undefined && draft.uid !== uid) {
    // An address that was typed before signing in belongs to the user who signs in.
    const isTyped = (draft.uid === null || draft.uid === guestUid) && !isFilledIn;
    const kept = isTyped ? draft : { address: emptyAddress, pay: undefined };
    setDraft({ ...kept, uid, isFilledIn: false });
  }

  useEffect(() => {
    // An address from the database need not be stored on the device.
    if (!isUntouched && !isFilledIn) saveDraft(draft);
    else saveDraft(draft.pay && { uid: draft.uid, pay: draft.pay });
  }, [draft, isFilledIn, isUntouched]);

  useEffect(() => {
    const fillIn = async (owner: string) => {
      const result = await dispatch(loadLastAddress(owner));
      setAnsweredFor(owner);
      const last = loadLastAddress.fulfilled.match(result) && result.payload.address;
      if (!last) return;
      setDraft((now) =>
        now.uid === owner && isEmpty(now.address)
          ? { ...now, address: forNextOrder(last), isFilledIn: true }
          : now,
      );
    };
    if (uid && isUntouched && areOrdersOn()) void fillIn(uid);
  }, [dispatch, uid, isUntouched]);

  const isAnswered = uid !== undefined && (!uid || !areOrdersOn() || answeredFor === uid);
  return {
    address,
    isFilledIn,
    pay: draft.pay,
    /** The address may still be filled in. */
    isLoading: isUntouched && !isAnswered,
    change: (next: Address) => {
      setDraft({ ...draft, address: next, isFilledIn: false });
    },
    choosePay: (pay: PaymentMethod) => {
      setDraft({ ...draft, pay });
    },
    /** Keeps the address for the next order, without the instructions for this one. */
    startNext: () => {
      setDraft({ ...draft, address: forNextOrder(address), isFilledIn: !isUntouched });
    },
  };
}
