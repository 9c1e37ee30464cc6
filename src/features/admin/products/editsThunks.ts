import { noChanges } from '../../../model/changeProduct';
import type { LiveChanges } from '../../../model/liveChanges';
import { createAppAsyncThunk } from '../../../shared/createAppAsyncThunk';
import type { AppListenerApi } from '../../../shared/listeners';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { selectLive } from '../live/liveSlice';
import { saveLive } from '../live/liveThunks';
import { selectEdit, selectEdited, selectOfferOf } from './editsSelectors';
import { changesFor, undone, type Edit, type Offer } from './offers';

/** A saved change of a product. */
export interface SavedOffer {
  id: string;
  from: Offer;
  to: Offer;
  /** What was typed. */
  edit: Edit | undefined;
}

/**
 * Why nothing was saved. `changed`: another merchant or a deployment has changed the catalogue meanwhile;
 * `refused`: rejected by the rules; `unsaved`: no connection; `unknown`: it may have been saved.
 */
export type SaveFailure = 'changed' | 'refused' | 'unsaved' | 'unknown';

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'>;
type Live = ReturnType<typeof selectLive>;

function explain(isRefused: boolean, before: Live, now: Live): SaveFailure {
  if (!isRefused) return now.status === 'loaded' ? 'unsaved' : 'unknown';
  const isSame =
    now.published?.release === before.published?.release &&
    now.changes?.revision === before.changes?.revision;
  return isSame ? 'refused' : 'changed';
}

/** Resolves with why it failed, if it did. */
async function save(
  { dispatch, getState }: Api,
  changesIn: (live: Required<Pick<Live, 'published'>> & Live) => LiveChanges,
): Promise<SaveFailure | undefined> {
  const before = selectLive(getState());
  const { published } = before;
  if (!published) return 'unsaved';
  const outcome = await dispatch(saveLive(changesIn({ ...before, published })));
  if (saveLive.fulfilled.match(outcome)) return undefined;
  return explain(outcome.payload === 'refused', before, selectLive(getState()));
}

const saveOffers = (api: Api, offers: readonly { id: string; offer: Offer }[]) =>
  save(api, ({ published, changes }) => changesFor(published, changes, offers));

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
      saved.map(({ id, to }) => ({ id, offer: to })),
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
    const offerOf = selectOfferOf(api.getState());
    const products = selectProducts(api.getState());
    const offers = saved.flatMap((each) => {
      const product = products[each.id];
      const now = product && offerOf?.(product);
      return now ? [{ id: each.id, offer: undone(now, each) }] : [];
    });
    const failure = await saveOffers(api, offers);
    return failure ? api.rejectWithValue(failure) : undefined;
  },
  { condition: (_saved, { getState }) => !selectLive(getState()).isSaving },
);

/** Deletes the changes that a deployment has ended. */
export const discardFormer = createAppAsyncThunk<
  undefined,
  undefined,
  { rejectValue: SaveFailure }
>('edits/discardFormer', async (_nothing, api) => {
  const failure = await save(api, ({ published, changes }) =>
    noChanges(published, changes?.revision),
  );
  return failure ? api.rejectWithValue(failure) : undefined;
});
