import { createAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks';
import { isLineId } from '../basket/storage/basketKeys';
import { useBasketCount } from '../basket/useBasket';
import { postalCodes } from '#market/postalCodes';
import { isPostalCode } from '../markets/postalCodes';
import { paths } from '../navigation';
import type { Address } from '../orders/model/address';
import { isOrderId } from '../orders/model/order';
import type { PaymentMethod } from '../orders/model/states';
import { type StorageArea, storedValue } from '../ui/storage';

const steps = ['start', 'address', 'review', 'sign-in'] as const;

/** A step of the checkout, as it is in the address; `start`: the first that the shopper needs. */
export type Step = (typeof steps)[number];

export const stepPath = (step: Step) => `${paths.checkout}?step=${step}`;

/** The step in the address; `undefined` for the basket alone. */
export function useRequestedStep(): Step | undefined {
  const step = new URLSearchParams(useLocation().search).get('step');
  if (step === null) return undefined;
  return steps.find((each) => each === step) ?? 'start';
}

/** An order that was sent, or is about to be. */
export interface SentOrder {
  id: string;
  uid: string;
  /** The lines that leave the basket with it. */
  lineIds: readonly string[];
  /** Milliseconds, by the clock of the device. */
  sentAt: number;
  /** Whether it is known to have arrived. */
  isPlaced?: boolean;
}

export interface StoredDraft {
  address?: Address;
  pay?: PaymentMethod | undefined;
  /** The account that it was typed under; `null` while signed out. */
  uid: string | null;
}

/** The stored address isn't checked here, so that the checkout loads without the code for addresses. */
const isDraft = (value: unknown): value is StoredDraft => value instanceof Object;

export const storedDraft = storedValue('sessionStorage', 'user:draft', isDraft);

/** Whether it is a postal code of the shop's country. */
export const isPin = (value: unknown): value is string =>
  typeof value === 'string' && isPostalCode(postalCodes, value);

/** The place for which the shopper has asked about delivery. */
export const storedPin = storedValue('localStorage', 'user:pin', isPin);

function isSentOrder(value: unknown): value is SentOrder {
  const {
    id,
    uid,
    lineIds,
    sentAt,
    isPlaced = false,
  } = (value ?? {}) as Partial<Record<keyof SentOrder, unknown>>;
  return (
    isOrderId(id) &&
    typeof uid === 'string' &&
    uid !== '' &&
    Array.isArray(lineIds) &&
    lineIds.length > 0 &&
    lineIds.every(isLineId) &&
    Number.isFinite(sentAt) &&
    typeof isPlaced === 'boolean'
  );
}

const sentOrderIn = (area: StorageArea) => storedValue(area, 'user:sent-order', isSentOrder);
export const sentOrderOfTab = sentOrderIn('sessionStorage');
const unconfirmed = sentOrderIn('localStorage');

/** The order that a tab has sent, perhaps one that was closed since, as long as nobody knows whether it arrived. */
export const readUnconfirmed = () => unconfirmed.read();

/** The last order that this tab sent, until the shopper leaves its confirmation; or else an unconfirmed one. */
export const readSentOrder = () => sentOrderOfTab.read() ?? readUnconfirmed();

const observers = new Set<() => void>();

export const saveSentOrder = (sent: SentOrder | undefined) => {
  const { id } = sent ?? readSentOrder() ?? {};
  sentOrderOfTab.write(sent);
  if (sent && !sent.isPlaced) unconfirmed.write(sent);
  else if (readUnconfirmed()?.id === id) unconfirmed.write(undefined);
  for (const notify of observers) notify();
};

function observeSentOrder(notify: () => void): () => void {
  observers.add(notify);
  return () => observers.delete(notify);
}

/** The shopper has left the thank-you of the last order. */
export const orderSeen = createAction('checkout/seen');

function readPlacedId(): string | undefined {
  const sent = readSentOrder();
  return sent?.isPlaced ? sent.id : undefined;
}

/** The id of the order to thank for; `undefined` if there is none. */
export function usePlacedId(): string | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const count = useBasketCount();
  const { state, search } = useLocation() as { state: unknown; search: string };
  const isMarked = state === 'placed';
  const isBasket = !isMarked && search === '';
  const thanked = useSyncExternalStore(observeSentOrder, readPlacedId);
  // A filled basket is for the next order; only a reload or Back returns to the thank-you.
  const [seen, setSeen] = useState(() => (count > 0 && !isMarked ? thanked : undefined));
  const [wasBasket, setWasBasket] = useState(isBasket);
  if (wasBasket !== isBasket) {
    setWasBasket(isBasket);
    // A link on the thank-you leads to the basket, even if that is empty.
    if (isBasket) setSeen(thanked);
  }
  const id = thanked === seen ? undefined : thanked;

  useEffect(() => {
    if (!seen) return;
    saveSentOrder(undefined);
    dispatch(orderSeen());
    // The focus is moved by hand, as the router sees the same screen.
    document.querySelector('h1')?.focus();
  }, [dispatch, seen]);

  const mark = useEffectEvent(() => {
    if (id && !isMarked) void navigate(paths.checkout, { replace: true, state: 'placed' });
  });
  useEffect(() => {
    mark();
  }, [id]);
  return id;
}
