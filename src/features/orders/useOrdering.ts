import { useMemo, useState } from 'react';
import { shop } from '../../config';
import type { TodaysPrices } from '../../services/orderService';
import { useAppDispatch } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { useBasketActions, useBasketItems, useGift } from '../basket/useBasket';
import { tidyAddress, wrongFields } from './address';
import { readAttempt } from './orderSession';
import { goneOf, MOST_OF_ONE, rowsOf, tooMany } from './rows';
import { takeOrderedLines } from './takeOrderedLines';
import { useDraft } from './useDraft';
import { usePlacing } from './usePlacing';
import type { Seen } from './wanted';

/** What the panel asks for: where the order goes, whether it is right, and who orders. */
export type Stage = 'address' | 'review' | 'sign-in';

/** The order that the shopper is about to place, with all that they can do about it. */
export function useOrdering(uid: string | null | undefined) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { addToBasket, removeFromBasket, setGift } = useBasketActions();
  const lines = useBasketItems();
  const gift = useGift();
  const { state, finish, look, place } = usePlacing(uid);
  const draft = useDraft(uid);
  const { address } = draft;
  const [accepted, setAccepted] = useState<TodaysPrices>();
  const [asked, setStage] = useState<Stage>(() =>
    readAttempt() && wrongFields(address).length === 0 ? 'review' : 'address',
  );
  const stage = asked === 'sign-in' && uid ? 'review' : asked;
  const seen: Seen = useMemo(
    () => ({
      rows: rowsOf(lines, accepted),
      delivery: accepted?.delivery ?? shop.delivery ?? {},
    }),
    [lines, accepted],
  );

  return {
    ...{ draft, gift, seen, setGift, stage, state, finish },
    less: removeFromBasket,
    more: (productId: string) => {
      const line = lines.find(({ product }) => product.id === productId);
      if (line) addToBasket(line.product);
    },
    changeAddress: () => {
      setStage('address');
    },
    /** Also from the sign-in form, where the shopper would rather not sign in now. */
    review: () => {
      setStage('review');
      void look(seen);
    },
    place: () => {
      const full = seen.rows.find(({ count }) => count > MOST_OF_ONE);
      if (full) announce(tooMany(full));
      else if (wrongFields(address).length > 0) setStage('address');
      else if (!uid) setStage('sign-in');
      else {
        setStage('review');
        const stored = lines.map(({ lineId, product }) => ({ lineId, productId: product.id }));
        void place({ ...seen, uid, lines: stored, gift, address: tidyAddress(address) });
      }
    },
    /** Takes today's prices; what is no longer sold leaves the basket. */
    accept: () => {
      if (state.step !== 'changed') return;
      const gone = new Set(goneOf(seen.rows, state.today).map(({ productId }) => productId));
      const leaving = lines.filter(({ product }) => gone.has(product.id));
      dispatch(takeOrderedLines(leaving.map(({ lineId }) => lineId)));
      setAccepted(state.today);
      finish();
    },
  };
}
