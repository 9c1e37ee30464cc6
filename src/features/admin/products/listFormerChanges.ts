import type { LiveChanges } from '../../../model/liveChanges';
import { parseTag } from '../../../model/priceTags';
import { fieldsOf, type Edit, type Offer } from './offers';

/** What changes from before a deployment did to a product. */
export interface FormerChange {
  id: string;
  /** Makes the product what it was; empty if it is that anyway, `undefined` if it is no longer sold. */
  edit: Edit | undefined;
}

/**
 * Changes that a deployment has ended, for each product.
 *
 * @param offerOf how a product is offered since then; `undefined` if it is no longer sold
 */
export function listFormerChanges(
  { withdrawn, offered, left }: LiveChanges,
  offerOf: (id: string) => Offer | undefined,
): FormerChange[] {
  const prices = new Map(offered.map(parseTag).map(({ id, price }) => [id, price]));
  const ids = [...withdrawn.map((tag) => parseTag(tag).id), ...prices.keys(), ...Object.keys(left)];
  const withdrawnIds = new Set(withdrawn.map((tag) => parseTag(tag).id));
  return [...new Set(ids)].map((id) => {
    const offer = offerOf(id);
    if (!offer) return { id, edit: undefined };
    const price = prices.get(id);
    const soldOut = price === undefined ? offer.soldOut || withdrawnIds.has(id) : false;
    const former = fieldsOf({ price: price ?? offer.price, soldOut, left: left[id] });
    const now = fieldsOf(offer);
    return {
      id,
      edit: {
        ...(former.price !== now.price && { price: former.price }),
        ...(former.soldOut !== now.soldOut && { soldOut: former.soldOut }),
        ...(former.left !== now.left && { left: former.left }),
      },
    };
  });
}
