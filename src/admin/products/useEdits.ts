import { useCallback, useEffect } from 'react';
import { sessionEnded } from '../../account/authSlice';
import { loadAll } from '../../catalogue/catalogueSlice';
import {
  addAppListener,
  type AppDispatch,
  type RootState,
  useAppDispatch,
  useAppSelector,
} from '../../store/store';
import { usePolling } from '../../ui/usePolling';
import { loadLive } from '../live/liveSlice';
import {
  editsPruned,
  editsStored,
  sectionOpened,
  selectEdited,
  storedElsewhere,
} from './editsSlice';
import { readEdits, storedEditsOf, storeEdits } from './storedEdits';

const polling = { everyMs: 300_000 };

const refreshCatalogue = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const outcome = await dispatch(loadLive());
  if (!loadLive.fulfilled.match(outcome)) return;
  // Without its product, an edit couldn't be compared, and would be lost.
  const isRead = await dispatch(loadAll()).then(
    () => true,
    () => false,
  );
  if (isRead) dispatch(editsPruned(selectEdited(getState())));
};

/** Stores what is edited, so that it survives a reload. */
const storeChanges: Parameters<typeof addAppListener>[0] = {
  predicate: (action, now: RootState, before: RootState) =>
    now.edits?.byId !== before.edits?.byId &&
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
