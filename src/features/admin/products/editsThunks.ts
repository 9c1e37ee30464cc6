import { areTooMany, changeProducts, noChanges } from '../../../model/changeProducts';
import { own } from '../../../model/own';
import { createAppAsyncThunk } from '../../../shared/createAppAsyncThunk';
import type { AppListenerApi } from '../../../shared/listeners';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { selectLive } from '../live/liveSlice';
import { saveLive } from '../live/liveThunks';
import { selectEdit, selectEdited, selectOfferOf } from './editsSelectors';
import { areSame, undone, type Edit, type OfferChange } from './offers';

/** A saved change of a product. */
export interface SavedOffer extends Pick<OfferChange, 'from' | 'to'> {
  id: string;
  /** What was typed. */
  edit: Edit | undefined;
}

/**
 * Why nothing was saved. `changed`: another merchant or a deployment has changed the catalogue meanwhile;
 * `overtaken`: all that an undo would take back has been changed since; `tooMany`: more than `LIVE_PRODUCTS`;
 * `refused`: rejected by the rules; `unsaved`: no connection; `unknown`: it may have been saved.
 */
export type SaveFailure = 'changed' | 'overtaken' | 'tooMany' | 'refused' | 'unsaved' | 'unknown';

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'>;
type Live = ReturnType<typeof selectLive>;

function explain(isRefused: boolean, before: Live, now: Live): SaveFailure {
  if (!isRefused) return now.status === 'loaded' ? 'unsaved' : 'unknown';
  const isSame =
    now.published?.release === before.published?.release &&
    now.changes?.revision === before.changes?.revision;
  return isSame ? 'refused' : 'changed';
}

/** Saves that these products are offered like this. Resolves with why it failed, if it did. */
async function saveOffers(
  { dispatch, getState }: Api,
  offers: Parameters<typeof changeProducts>[2],
): Promise<SaveFailure | undefined> {
  const before = selectLive(getState());
  const { published } = before;
  if (!published) return 'unsaved';
  const changes = changeProducts(published, before.changes ?? noChanges(published), offers);
  if (areTooMany(changes)) return 'tooMany';
  const outcome = await dispatch(saveLive(changes));
  if (saveLive.fulfilled.match(outcome)) return undefined;
  return explain(outcome.payload === 'refused', before, selectLive(getState()));
}

/** Saves all changes together. */
export const saveEdits = createAppAsyncThunk<
  readonly SavedOffer[],
  undefined,
  { rejectValue: SaveFailure }
>(
  'edits/save',
  async (_nothing, api) => {
    const saved = selectEdited(api.getState()).map(({ product: { id }, from, to }) => {
      return { id, from, to, edit: selectEdit(api.getState(), id) };
    });
    const failure = await saveOffers(
      api,
      saved.map(({ id, to }) => ({ id, ...to })),
    );
    return failure ? api.rejectWithValue(failure) : saved;
  },
  { condition: (_nothing, { getState }) => !selectLive(getState()).isSaving },
);

/** Takes back what was saved last, except where others have changed it since. */
export const undoSave = createAppAsyncThunk<
  undefined,
  readonly SavedOffer[],
  { rejectValue: SaveFailure }
>(
  'edits/undo',
  async (saved, api) => {
    const undo = async (): Promise<SaveFailure | undefined> => {
      const offerOf = selectOfferOf(api.getState());
      const products = selectProducts(api.getState());
      const offers = saved.flatMap((each) => {
        const product = own(products, each.id);
        const now = product && offerOf?.(product);
        const before = now && undone(now, each);
        return before && !areSame(now, before) ? [{ id: each.id, ...before }] : [];
      });
      return offers.length > 0 ? saveOffers(api, offers) : 'overtaken';
    };
    let failure = await undo();
    // The catalogue has been read again.
    if (failure === 'changed') failure = await undo();
    return failure ? api.rejectWithValue(failure) : undefined;
  },
  { condition: (_saved, { getState }) => !selectLive(getState()).isSaving },
);

/** Deletes the prices that a deployment has ended. */
export const discardFormer = createAppAsyncThunk<
  undefined,
  undefined,
  { rejectValue: SaveFailure }
>('edits/discardFormer', async (_nothing, api) => {
  const failure = await saveOffers(api, []);
  return failure ? api.rejectWithValue(failure) : undefined;
});
