import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../app/rootReducer';
import type { Offer } from '../../../model/changeProducts';
import { own } from '../../../model/own';
import { selectProducts } from '../../catalogue/catalogueSlice';
import type { Product } from '../../catalogue/product';
import { selectLive } from '../live/liveSlice';
import { listFormerChanges } from './listFormerChanges';
import {
  areSame,
  edited,
  offersIn,
  wrongIn,
  type Edit,
  type OfferChange,
  type Wrong,
} from './offers';

/** A product with an unsaved change; while something is wrong, `to` is `from`. */
export interface EditedProduct extends OfferChange {
  product: Product;
  wrong: readonly Wrong[];
}

const nothing: Readonly<Record<string, Edit>> = {};

const selectById = ({ edits }: RootState) => edits?.byId ?? nothing;

export const selectEdit = (state: RootState, id: string) => own(selectById(state), id);

/** How products are offered today; `undefined` while loading. */
export const selectOfferOf = createSelector(
  [
    (state: RootState) => selectLive(state).published,
    (state: RootState) => selectLive(state).changes,
  ],
  (published, changes) => {
    if (!published) return undefined;
    const offerIn = offersIn(published, changes);
    const offers = new Map<string, Offer>();
    return (product: Product): Offer => {
      const offer = offers.get(product.id) ?? offerIn(product);
      offers.set(product.id, offer);
      return offer;
    };
  },
);

export const selectEdited = createSelector(
  [selectById, selectProducts, selectOfferOf],
  (byId, products, offerOfProduct): readonly EditedProduct[] =>
    Object.entries(byId).flatMap(([id, edit]) => {
      const product = own(products, id);
      const from = product && offerOfProduct?.(product);
      if (!from) return [];
      const wrong = wrongIn(from, edit);
      const to = wrong.length > 0 ? from : edited(from, edit);
      const seen = edited(from, edit, 'from');
      return wrong.length > 0 || !areSame(from, to) ? [{ product, seen, from, to, wrong }] : [];
    }),
);

/** The prices that a deployment has ended, as long as the merchant hasn't decided about them. */
export const selectFormer = createSelector(
  [
    (state: RootState) => selectLive(state).published,
    (state: RootState) => selectLive(state).changes,
    (state: RootState) => state.edits?.appliedRelease,
    selectProducts,
    selectOfferOf,
  ],
  (published, changes, appliedRelease, products, offerOfProduct) => {
    if (!published || !changes || changes.release === published.release) return [];
    if (changes.release === appliedRelease) return [];
    const former = listFormerChanges(changes, (id) => {
      const product = own(products, id);
      return product && offerOfProduct?.(product);
    }).filter(({ edit }) => !edit || Object.keys(edit).length > 0);
    return former.some(({ edit }) => edit) ? former : [];
  },
);
