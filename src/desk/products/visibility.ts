import type { AppThunk } from '../../app/hooks';
import { selectCards } from '../../catalogue/catalogueSlice';
import { lookUp, type Product } from '../../catalogue/model/product';
import type { Catalogue, ProductChanges } from './catalogueChanges';
import { failureOf, type PublishFailure, saveProducts } from './editsSlice';
import { selectPriceList } from './priceListSlice';
import { cardFields, changedOffers, formOf, offersIn, problemsIn } from './productForm';

/** Whether a product can be hidden, or shown again: it needs a photograph, for example. */
export const canChangeVisibility = (product: Product) =>
  !product.hidden || Object.keys(problemsIn(formOf(product))).length === 0;

/** Hides a product at today's price, or shows it again at the price that it had, uncounted. */
function visibilityChanges(product: Product, { list, cards }: Catalogue): ProductChanges {
  const { id, hidden = false } = product;
  const form = formOf(product, hidden ? {} : list.offers);
  const offers = changedOffers(product, hidden ? offersIn(id, form, {}) : {}, list.offers);
  const before = { ...lookUp(cards, id), id, hidden };
  const card = { ...before, ...cardFields(form, product, false), hidden: !hidden };
  return {
    base: { list, cards },
    offers,
    cards: { [id]: card },
    pictures: [],
    saved: {
      offers: Object.entries(offers).map(([sold, to]) => ({
        id: sold,
        from: lookUp(list.offers, sold),
        to,
      })),
      cards: [{ from: before, to: card }],
    },
  };
}

/** Saves a hidden product as shown, or the other way round. Resolves with why it failed, if it did. */
export const changeVisibility =
  (product: Product): AppThunk<Promise<PublishFailure | undefined>> =>
  async (dispatch, getState) => {
    const { list } = selectPriceList(getState());
    if (!list) return 'unsaved';
    const changes = visibilityChanges(product, { list, cards: selectCards(getState()) });
    return failureOf(dispatch(saveProducts(changes)));
  };
