import { useCallback, useEffect } from 'react';
import { addAppListener, useAppDispatch, useAppSelector } from '../../app/hooks';
import type { AppDispatch, RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import { loadAll } from '../../catalogue/readProducts';
import { storedValue } from '../../ui/storage';
import { usePolling } from '../../ui/usePolling';
import { arrangedBy } from './arrangement';
import { loadDeskCards, loadPriceList, selectPriceList } from './priceListSlice';
import type { Fields } from './edit';
import {
  editsPruned,
  editsStored,
  sectionOpened,
  selectEdited,
  selectEdits,
  type StoredEdits,
  storedElsewhere,
} from './editsSlice';

const LONGEST = 40;

const isText = (value: unknown) => typeof value === 'string' && value.length <= LONGEST;

const checks: Record<keyof Fields, (value: unknown) => boolean> = {
  price: isText,
  soldOut: (value) => typeof value === 'boolean',
  left: isText,
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEdit = (value: unknown) =>
  isRecord(value) &&
  Object.entries(value).every(([name, field]) => {
    const isValid = Object.hasOwn(checks, name) && checks[name as keyof Fields];
    return isValid && isRecord(field) && isValid(field.typed) && isValid(field.from);
  });

const isMove = (value: unknown) =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  (value.before === undefined || value.before === null || typeof value.before === 'string');

const isStored = (value: unknown): value is Partial<StoredEdits> => isRecord(value);

const storedEditsOf = (uid: string) =>
  storedValue('localStorage', `user:products/${uid}`, isStored);

function readEdits(uid: string): StoredEdits {
  const { byId, moves, isNewFirst } = storedEditsOf(uid).read() ?? {};
  const edits = Object.entries(isRecord(byId) ? byId : {}).filter(([, edit]) => isEdit(edit));
  return {
    byId: Object.fromEntries(edits),
    moves: Array.isArray(moves) && moves.every(isMove) ? moves : [],
    ...(typeof isNewFirst === 'boolean' && { isNewFirst }),
  };
}

/** @returns whether they are stored; if not, they last as long as the page */
export function storeEdits(uid: string, { byId, moves, isNewFirst }: StoredEdits) {
  const isNeeded = Object.keys(byId).length + moves.length > 0 || isNewFirst !== undefined;
  return storedEditsOf(uid).write(isNeeded ? { byId, moves, isNewFirst } : undefined);
}

const polling = { everyMs: 300_000 };

const refreshCatalogue = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const outcome = await dispatch(loadPriceList());
  if (!loadPriceList.fulfilled.match(outcome)) return;
  await dispatch(loadDeskCards());
  // Edits are restored once the products have loaded, as one without its product would be lost.
  const products = await dispatch(loadAll()).catch(() => undefined);
  const { list } = selectPriceList(getState());
  if (!products || !list) return;
  const edits = selectEdits(getState());
  const { moved, isNewFirstChanged } = arrangedBy(products, list, edits);
  dispatch(
    editsPruned({
      edited: selectEdited(getState()),
      moves: moved.length > 0 ? edits.moves : [],
      isNewFirst: isNewFirstChanged ? edits.isNewFirst : undefined,
    }),
  );
};

const storedFields = ['byId', 'moves', 'isNewFirst'] as const;

/** Stores what is edited, so that it survives a reload. */
const storeChanges: Parameters<typeof addAppListener>[0] = {
  predicate: (action, now: RootState, before: RootState) =>
    storedFields.some((name) => now.edits?.[name] !== before.edits?.[name]) &&
    !sectionOpened.match(action) &&
    !storedElsewhere.match(action) &&
    !sessionEnded.match(action),
  effect: (_action, api) => {
    const { auth, edits } = api.getState();
    if (auth.user && edits) api.dispatch(editsStored(storeEdits(auth.user.uid, edits)));
  },
};

/** Reads the catalogue and the unsaved changes while the section is open. */
export function useEdits() {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(({ auth }) => auth.user?.uid);
  const refresh = useCallback(() => dispatch(refreshCatalogue()), [dispatch]);
  useEffect(() => {
    dispatch(addAppListener(storeChanges));
    if (!uid) return undefined;
    dispatch(sectionOpened(readEdits(uid)));
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storedEditsOf(uid).key) dispatch(storedElsewhere(readEdits(uid)));
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [dispatch, uid]);
  usePolling(refresh, polling);
  return refresh;
}
