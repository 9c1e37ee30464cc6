import { useCallback, useEffect, useState } from 'react';
import { emptyAddress, forNextOrder, isEmpty, readAddress } from '../../model/address';
import type { Address } from '../../model/addressFields';
import { useAppDispatch } from '../../shared/hooks';
import { loadLastAddress } from './checkoutThunks';
import { readDraft, saveDraft, type Draft } from '../orders/orderSession';

function storedDraft(): Draft {
  const draft = readDraft();
  const uid = typeof draft?.uid === 'string' ? draft.uid : null;
  return { address: readAddress(draft?.address) ?? emptyAddress, uid };
}

/**
 * The address of the order, kept for this visit at every keystroke, until somebody else is signed in
 * or nobody any more. Whoever is signed in and has typed nothing gets that of their last order.
 *
 * @param uid the account of whoever is signed in; `undefined` until that is known
 */
export function useDraft(uid: string | null | undefined) {
  const [draft, setDraft] = useState(storedDraft);
  const [isFilledIn, setFilledIn] = useState(false);
  const dispatch = useAppDispatch();
  const { address } = draft;

  if (uid !== undefined && draft.uid !== uid) {
    // What was typed before a sign-in is theirs from then on.
    setDraft({ address: draft.uid === null ? address : emptyAddress, uid });
    setFilledIn(false);
  }

  const isUntouched = isEmpty(address);
  useEffect(() => {
    // What the database has need not be kept here.
    saveDraft(isUntouched || isFilledIn ? undefined : draft);
  }, [draft, isFilledIn, isUntouched]);

  useEffect(() => {
    if (!uid || !isUntouched) return undefined;
    let isOver = false;
    void dispatch(loadLastAddress(uid))
      .unwrap()
      .then(
        ({ address: last }) => {
          if (isOver || !last) return;
          setDraft({ address: forNextOrder(last), uid });
          setFilledIn(true);
        },
        // They can type it.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [dispatch, uid, isUntouched]);

  const change = useCallback((next: Address) => {
    setDraft((before) => ({ ...before, address: next }));
    setFilledIn(false);
  }, []);

  /** What was typed is placed: the next order has what belongs to the person. */
  const startNext = useCallback(() => {
    setDraft((before) => ({ ...before, address: forNextOrder(before.address) }));
    setFilledIn(!isUntouched);
  }, [isUntouched]);

  return { address, change, isFilledIn, startNext };
}
