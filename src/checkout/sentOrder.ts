import { createAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks';
import { isLineId } from '../basket/storage/basketKeys';
import { useBasketCount } from '../basket/useBasket';
import { paths } from '../navigation';
import { isOrderId } from '../orders/model/order';
import { type StorageArea, storedValue } from '../ui/storage';

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

/** The shopper has left the thank-you of the last order, perhaps before the checkout's slice has loaded. */
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
