import { useCallback, useEffect, useMemo, useState } from 'react';
import { areOrdersOn } from '../orders/areOrdersOn';
import { tidyAddress, wrongFields } from '../../model/address';
import { shop } from '../../config';
import { addAppListener } from '../../shared/listeners';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { pricesAccepted } from '../basket/basketSlice';
import { useBasketActions, useBasketItems, useDelivery, useGift } from '../basket/useBasket';
import { checkoutFinished, orderResumed, selectCheckout } from './checkoutSlice';
import { checkAvailability, LATE_MS, quotePrices, submitOrder } from './checkoutThunks';
import { followOrder, orderPolled } from './followOrder';
import type { QuotedOrder } from './orderRequest';
import { MOST_OF_ONE, overfull, rowsOf, tooMany } from './orderRows';
import { readAttempt, saveAttempt } from '../orders/orderSession';
import { useDraft } from './useDraft';

/** What the panel asks for: the address, a last look at the order, or to sign in. */
export type Stage = 'address' | 'review' | 'sign-in';

/** The order that the shopper is about to place, with all that they can do about it. */
export function useCheckout(uid: string | null | undefined) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { addToBasket, removeFromBasket, removeSurplus } = useBasketActions();
  const lines = useBasketItems();
  const gift = useGift();
  const checkout = useAppSelector(selectCheckout);
  const draft = useDraft(uid);
  const { address, startNext } = draft;
  const [chosen, setStage] = useState<Stage>(() =>
    readAttempt() && wrongFields(address).length === 0 ? 'review' : 'address',
  );
  const stage = chosen === 'sign-in' && uid ? 'review' : chosen;
  const delivery = useDelivery();
  const quoted: QuotedOrder = useMemo(
    () => ({ rows: rowsOf(lines), delivery: delivery ?? {} }),
    [lines, delivery],
  );

  useEffect(() => {
    // It stays: the order is followed on every screen.
    dispatch(addAppListener(followOrder));
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

  return {
    ...{ checkout, draft, quoted, stage },
    removeOne: removeFromBasket,
    removeSurplus: (id: string) => {
      removeSurplus({ id, most: MOST_OF_ONE });
    },
    addOne: (productId: string) => {
      const line = lines.find(({ product }) => product.id === productId);
      if (line) addToBasket(line.product);
    },
    changeAddress: () => {
      setStage('address');
    },
    /** Also from the sign-in form, if the shopper would rather not sign in now. */
    review: () => {
      setStage('review');
      void dispatch(quotePrices(quoted));
    },
    place: () => {
      const [full] = overfull(quoted.rows);
      if (full) announce(tooMany(full));
      else if (wrongFields(address).length > 0) setStage('address');
      else if (!uid) setStage('sign-in');
      else {
        setStage('review');
        const stored = lines.map(({ lineId, product }) => ({ lineId, productId: product.id }));
        const request = { uid, lines: stored, gift, address: tidyAddress(address) };
        void dispatch(submitOrder({ ...quoted, ...request }));
      }
    },
    acceptPrices: () => {
      if (checkout.quote) dispatch(pricesAccepted(checkout.quote.today));
      dispatch(checkoutFinished());
    },
    finish: useCallback(() => {
      startNext();
      dispatch(checkoutFinished());
    }, [dispatch, startNext]),
  };
}

/** Whether orders can be placed on this page; `undefined` while loading. */
export function useOrderingAvailable(): boolean | undefined {
  const dispatch = useAppDispatch();
  const { isAvailable } = useAppSelector(selectCheckout);
  const isOn = areOrdersOn(shop);
  useEffect(() => {
    if (isOn) void dispatch(checkAvailability());
  }, [dispatch, isOn]);
  return isOn ? isAvailable : false;
}
