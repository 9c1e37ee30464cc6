import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../app/rootReducer';
import { applyChanges, isCurrent } from '../../../model/liveChanges';
import { selectProducts } from '../../catalogue/catalogueSlice';
import type { Product } from '../../catalogue/product';
import { selectLive } from '../live/liveSlice';
import { listFormerChanges } from './listFormerChanges';
import {
  areSame,
  currentChanges,
  edited,
  offerOf,
  wrongIn,
  type Edit,
  type Offer,
  type Wrong,
} from './offers';

/** A product with an unsaved change. */
export interface EditedProduct {
  product: Product;
  from: Offer;
  /** `from` while something is wrong. */
  to: Offer;
  wrong: readonly Wrong[];
}

const nothing: Readonly<Record<string, Edit>> = {};

const selectById = ({ edits }: RootState) => edits?.byId ?? nothing;

export const selectEdit = (state: RootState, id: string) => selectById(state)[id];

/** How products are offered today; `undefined` while loading. */
export const selectOfferOf = createSelector(
  [
    (state: RootState) => selectLive(state).published,
    (state: RootState) => selectLive(state).changes,
  ],
  (published, changes) => {
    if (!published) return undefined;
    const current = currentChanges(published, changes);
    const today = applyChanges(published, current);
    const offers = new Map<string, Offer>();
    return (product: Product): Offer => {
      const offer = offers.get(product.id) ?? offerOf(product, published, current, today);
      offers.set(product.id, offer);
      return offer;
    };
  },
);

export const selectEdited = createSelector(
  [selectById, selectProducts, selectOfferOf],
  (byId, products, offerOfProduct): readonly EditedProduct[] =>
    Object.entries(byId).flatMap(([id, edit]) => {
      const product = products[id];
      const from = product && offerOfProduct?.(product);
      if (!from) return [];
      const wrong = wrongIn(from, edit);
      const to = wrong.length > 0 ? from : edited(from, edit);
      return wrong.length > 0 || !areSame(from, to) ? [{ product, from, to, wrong }] : [];
    }),
);

/** What a deployment has ended, as long as the merchant hasn't decided about it. */
export const selectFormer = createSelector(
  [
    (state: RootState) => selectLive(state).published,
    (state: RootState) => selectLive(state).changes,
    (state: RootState) => state.edits?.appliedRevision,
    selectProducts,
    selectOfferOf,
  ],
  (published, changes, appliedRevision, products, offerOfProduct) => {
    if (!published || !changes || isCurrent(changes, published)) return [];
    if (changes.revision === appliedRevision) return [];
    const former = listFormerChanges(changes, (id) => {
      const product = products[id];
      return product && offerOfProduct?.(product);
    }).filter(({ edit }) => !edit || Object.keys(edit).length > 0);
    return former.some(({ edit }) => edit) ? former : [];
  },
);
