import type { Order } from '../../../services/orderService';

/**
 * Whether the merchant has marked a claimed payment as due again: only that changes an order after its
 * last move while it is due. If that move was undone, nothing tells.
 */
export const wasNotFound = ({ payment, changedAt, stateAt, state, before, by, owner }: Order) =>
  payment === 'due' && changedAt > stateAt && (state !== before || by === owner);
