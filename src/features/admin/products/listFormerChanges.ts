import type { Offer } from '../../../model/changeProducts';
import type { LiveChanges } from '../../../model/liveChanges';
import { fieldsOf, type Edit } from './offers';

/** What changes from before a deployment did to the price of a product. */
export interface FormerChange {
  id: string;
  /** Restores that price; empty if it is that anyway, `undefined` if the product is no longer sold. */
  edit: Edit | undefined;
}

/**
 * Prices that a deployment has ended.
 *
 * @param offerOf how a product is offered since then; `undefined` if it is no longer sold
 */
export function listFormerChanges(
  { prices, soldOut }: LiveChanges,
  offerOf: (id: string) => Offer | undefined,
): FormerChange[] {
  const marked = new Set(soldOut);
  return Object.entries(prices).map(([id, former]) => {
    const offer = offerOf(id);
    if (!offer) return { id, edit: undefined };
    // While it is sold out, its price can't be changed.
    if (marked.has(id)) return { id, edit: {} };
    const { price: from } = fieldsOf(offer);
    const typed = `${former}`;
    return {
      id,
      edit: {
        ...(typed !== from && { price: { typed, from } }),
        ...(offer.soldOut && { soldOut: { typed: false, from: true } }),
      },
    };
  });
}
