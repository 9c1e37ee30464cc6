import type { OrderDetails, TodaysPrices } from '../../services/orderService';

/**
 * Where an order is. `looking`: today's prices are read, nothing was pressed; `checking`: they are
 * read before it is sent; `unpriced`: they could not be read; `changed`: they are others than the
 * shopper has seen; `unknown`: it was sent, and may have arrived; `absent`: it has not arrived, and
 * won't any more; `placed`: it has, and `order` is what the database holds once that could be read.
 */
export type Placing =
  | { step: 'ready' | 'looking' | 'checking' | 'unpriced' | 'sending' | 'unknown' }
  | { step: 'too-soon' | 'closed' | 'refused' | 'absent' }
  | { step: 'changed'; today: TodaysPrices }
  | { step: 'placed'; id: string; order?: OrderDetails };

/** While one of these goes on, another press does nothing. */
export const busy: readonly Placing['step'][] = ['checking', 'sending', 'unknown', 'placed'];
/** It may have arrived already. */
export const sent: readonly Placing['step'][] = ['sending', 'unknown'];
