import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AppDispatch } from '../../app/store';
import type { OrderService } from '../../services/orderService';
import { useAppDispatch } from '../../shared/hooks';
import { keepDraft, noteAttempt, readAttempt } from './orderSession';
import { createPlacing, type PlacingMachine } from './placing';
import { takeOrderedLines } from './takeOrderedLines';
import { useOrderService } from '../orders/useOrderService';

/** For each shop that runs, the order of whom: it goes on while the shopper is on another screen. */
const machines = new WeakMap<AppDispatch, { uid: string | null; machine: PlacingMachine }>();

function machineOf(dispatch: AppDispatch, uid: string | null, load: () => Promise<OrderService>) {
  const running = machines.get(dispatch);
  // Whoever signs in to send what they see goes on with it.
  if (running && (running.uid === uid || running.uid === null)) {
    running.uid = uid;
    return running.machine;
  }
  const machine = createPlacing({
    load,
    note: noteAttempt,
    onPlaced({ lineIds }) {
      keepDraft(undefined);
      dispatch(takeOrderedLines(lineIds));
    },
  });
  machines.set(dispatch, { uid, machine });
  return machine;
}

/**
 * What becomes of the order that is being placed, and ways to place it.
 *
 * @param uid the account of whoever is signed in; `undefined` until that is known
 */
export function usePlacing(uid: string | null | undefined) {
  const dispatch = useAppDispatch();
  const load = useOrderService();
  const machine = useMemo(() => machineOf(dispatch, uid ?? null, load), [dispatch, load, uid]);
  const state = useSyncExternalStore(machine.subscribe, machine.get);

  useEffect(() => {
    const attempt = readAttempt();
    if (attempt && attempt.uid !== uid && uid !== undefined) noteAttempt(undefined);
    else if (attempt && attempt.uid === uid && machine.get().step === 'ready')
      machine.resume(attempt);
    window.addEventListener('online', machine.ask);
    window.addEventListener('focus', machine.ask);
    return () => {
      window.removeEventListener('online', machine.ask);
      window.removeEventListener('focus', machine.ask);
      // Another account's goes on without this one.
      if (machines.get(dispatch)?.machine !== machine) machine.close();
    };
  }, [dispatch, machine, uid]);

  /** The shopper has seen what became of it. */
  const finish = useCallback(() => {
    noteAttempt(undefined);
    machine.close();
  }, [machine]);

  return { state, finish, look: machine.look, place: machine.place };
}
