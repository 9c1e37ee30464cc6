import { placeOf } from '#market/places';
import { useEffect, useEffectEvent, useState } from 'react';
import { shop } from '#shop/config';
import { addAppListener, useAppDispatch } from '../app/hooks';
import type { RootState } from '../app/store';
import { selectShopper } from '../auth/guest/guestSlice';
import { areOrdersOn } from '../environment';
import { loadAddressBook } from '../orders/addressBookSlice';
import {
  type Address,
  emptyAddress,
  forNextOrder,
  isEmpty,
  readAddress,
} from '../orders/model/address';
import { type AddressBook, defaultIn } from '../orders/model/addressBook';
import type { PaymentMethod } from '../orders/model/states';
import { paymentMethods } from './orderRows';
import { type StoredDraft, storedDraft, storedPin } from './storedDraft';

export interface CheckoutDraft extends StoredDraft {
  address: Address;
  /** The source of an address that wasn't typed: the last order, or the default of the saved ones. */
  filledIn?: 'last' | 'default' | undefined;
  /** Whether the shopper has asked for WhatsApp messages about this order. */
  whatsApp?: boolean;
  /** Whether the user has typed, or removed the filled-in address. */
  isEdited?: boolean;
}

export interface Orderer {
  /** The uid of the user or guest who orders; `undefined` while loading. */
  uid: string | null | undefined;
  /** The uid of this device's guest, also while a user is signed in. */
  guestUid: string | null | undefined;
}

/** The orderer; a former guest needs an account if guests can't order. */
export const ordererIn = (state: RootState): Orderer => ({
  uid: shop.guests || state.auth.user ? selectShopper(state) : state.auth.user,
  guestUid: state.guest?.uid,
});

/** The draft that was typed in this tab, perhaps before a reload. */
function readDraft(): CheckoutDraft {
  const draft = storedDraft.read();
  const uid = typeof draft?.uid === 'string' ? draft.uid : null;
  const pay = paymentMethods().find((method) => method === draft?.pay);
  return { address: readAddress(draft?.address) ?? emptyAddress, pay, uid };
}

/** The draft for the current orderer, kept from before they signed in, without anything of another user. */
export function draftFor(draft: CheckoutDraft, { uid, guestUid }: Orderer): CheckoutDraft {
  if (uid === undefined || draft.uid === uid) return draft;
  const isTyped = (draft.uid === null || draft.uid === guestUid) && !draft.filledIn;
  const kept = isTyped ? draft : { address: emptyAddress, pay: undefined };
  return { ...kept, uid, filledIn: undefined };
}

/** The draft with an address that the shopper has used before, unless they have typed one. */
export function fillIn(draft: CheckoutDraft, owner: string, book: AddressBook): CheckoutDraft {
  const saved = book.addresses[defaultIn(book) ?? ''];
  const known = saved ?? book.last;
  if (!known || draft.uid !== owner || !isEmpty(draft.address)) return draft;
  return { ...draft, address: forNextOrder(known), filledIn: saved ? 'default' : 'last' };
}

/** The place that the shopper has asked for a delivery to, at a product. */
function placeAskedFor() {
  const pin = storedPin.read();
  return pin && { pin, ...placeOf(pin) };
}

/**
 * The draft of the next order: with the same address, without the instructions for this one.
 *
 * @param address with what was filled in beside what was typed
 */
export const draftAfter = (draft: CheckoutDraft, address = draft.address): CheckoutDraft => ({
  ...draft,
  address: forNextOrder(address),
  whatsApp: false,
  filledIn: isEmpty(draft.address) ? undefined : 'last',
});

/**
 * The address of the order and how to pay for it, saved at every keystroke for this visit, until the user
 * signs out or another one signs in. While they have typed nothing, the user's default address is filled in, or that of
 * their last order; failing these, their email address and the place that they have asked for at a product.
 *
 * @param email the user's
 * @param isPlaced whether the order of this draft has been placed
 */
export function useDraft(orderer: Orderer, email: string | null = '', isPlaced = false) {
  const { uid, guestUid } = orderer;
  const dispatch = useAppDispatch();
  const [typed, setDraft] = useState(() => draftFor(readDraft(), orderer));
  /** The user whose address book has been requested, with or without success. */
  const [answeredFor, setAnsweredFor] = useState<string>();
  const draft = draftFor(typed, orderer);
  const { filledIn, isEdited } = draft;
  const isUntouched = isEmpty(draft.address);
  // Accounts can also choose another address.
  const isBookNeeded = isUntouched || uid !== guestUid;
  const address =
    isUntouched && !isEdited
      ? { ...draft.address, ...placeAskedFor(), email: email ?? '' }
      : draft.address;

  // A draft doesn't come back with its user.
  useEffect(
    () =>
      dispatch(
        addAppListener({
          predicate: (_action, now, before) => ordererIn(now).uid !== ordererIn(before).uid,
          effect: (_action, api) => {
            setDraft((now) => draftFor(now, ordererIn(api.getState())));
          },
        }),
      ),
    [dispatch],
  );

  const store = useEffectEvent(() => {
    // A filled-in address isn't stored on the device: the database has it.
    if (!isUntouched && !filledIn) storedDraft.write(draft);
    else storedDraft.write(draft.pay && { uid: draft.uid, pay: draft.pay });
  });
  useEffect(() => {
    store();
  }, [typed, uid]);

  useEffect(() => {
    const load = async (owner: string) => {
      const result = await dispatch(loadAddressBook(owner));
      setAnsweredFor(owner);
      if (!loadAddressBook.fulfilled.match(result)) return;
      setDraft((now) => fillIn(now, owner, result.payload));
    };
    if (uid && isBookNeeded && areOrdersOn()) void load(uid);
  }, [dispatch, uid, isBookNeeded]);

  const startNext = useEffectEvent(() => {
    setDraft(draftAfter(draft, address));
  });
  useEffect(() => {
    if (!isPlaced) return undefined;
    return () => {
      startNext();
    };
  }, [isPlaced]);

  const isAnswered = uid !== undefined && (!uid || !areOrdersOn() || answeredFor === uid);
  return {
    address,
    filledIn,
    pay: draft.pay,
    /** Whether the address may still be filled in. */
    isLoading: isUntouched && !isAnswered,
    change: (next: Address) => {
      setDraft({ ...draft, address: next, filledIn: undefined, isEdited: true });
    },
    choosePay: (pay: PaymentMethod) => {
      setDraft({ ...draft, pay });
    },
    whatsApp: draft.whatsApp ?? false,
    chooseWhatsApp: (whatsApp: boolean) => {
      setDraft({ ...draft, whatsApp });
    },
  };
}
