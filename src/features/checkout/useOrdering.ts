import { useMemo, useState } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { useBasketActions, useBasketItems, useDelivery, useGift } from '../basket/useBasket';
import { acceptPrices } from './acceptPrices';
import { tidyAddress, wrongFields } from '../orders/address';
import { readAttempt } from './orderSession';
import { MOST_OF_ONE, overfull, rowsOf, tooMany } from './orderRows';
import { useDraft } from './useDraft';
import { usePlacing } from './usePlacing';
import type { Seen } from './wanted';

/** What the panel asks for: where the order goes, whether it is right, and who orders. */
export type Stage = 'address' | 'review' | 'sign-in';

/** The order that the shopper is about to place, with all that they can do about it. */
export function useOrdering(uid: string | null | undefined) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { addToBasket, removeFromBasket, removeSurplus, setGift } = useBasketActions();
  const lines = useBasketItems();
  const gift = useGift();
  const { state, finish, look, place } = usePlacing(uid);
  const draft = useDraft(uid);
  const { address } = draft;
  const [asked, setStage] = useState<Stage>(() =>
    readAttempt() && wrongFields(address).length === 0 ? 'review' : 'address',
  );
  const stage = asked === 'sign-in' && uid ? 'review' : asked;
  const delivery = useDelivery();
  const seen: Seen = useMemo(
    () => ({ rows: rowsOf(lines), delivery: delivery ?? {} }),
    [lines, delivery],
  );

  return {
    ...{ draft, gift, seen, setGift, stage, state, finish },
    less: removeFromBasket,
    removeSurplus: (id: string) => {
      removeSurplus({ id, most: MOST_OF_ONE });
    },
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
      const [full] = overfull(seen.rows);
      if (full) announce(tooMany(full));
      else if (wrongFields(address).length > 0) setStage('address');
      else if (!uid) setStage('sign-in');
      else {
        setStage('review');
        const stored = lines.map(({ lineId, product }) => ({ lineId, productId: product.id }));
        void place({ ...seen, uid, lines: stored, gift, address: tidyAddress(address) });
      }
    },
    accept: () => {
      if (state.step !== 'changed') return;
      dispatch(acceptPrices(state.today));
      finish();
    },
  };
}
