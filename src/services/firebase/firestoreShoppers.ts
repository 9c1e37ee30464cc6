import type { Timestamp } from 'firebase/firestore/lite';
import { orderError, type OrderError } from '../orderService';
import { WRITE_INTERVAL_MS } from '../remoteBasket';

const INTERVAL_MS = 30_000;
/** The clock of the shop's host may be a few seconds ahead of the database's. */
const MARGIN_MS = 5000;
/** How long the rules reject orders after a failed deletion of the account. */
const CLOSED_MS = 70 * 60_000;

/** What the database notes about each account and guest, in `shoppers`. */
export interface ShopperRecord {
  lastOrder?: string;
  lastOrderAt?: Timestamp;
  closedAt?: Timestamp;
}

/**
 * Resolves once the rules let the account be closed: at once, unless that was tried just now.
 *
 * @param now milliseconds
 */
export async function untilClosable({ closedAt }: ShopperRecord, now: number): Promise<void> {
  const ms = closedAt ? closedAt.toMillis() + WRITE_INTERVAL_MS - now : 0;
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(ms, WRITE_INTERVAL_MS)));
}

/**
 * Why the rules have rejected an order, as far as the shop can tell.
 *
 * @param now milliseconds
 */
export function explainRefusal(
  { lastOrderAt, closedAt }: ShopperRecord,
  now: number,
  message: string,
): OrderError {
  const msLeft = (ms: number, since?: Timestamp) => (since ? since.toMillis() + ms - now : 0);
  if (msLeft(CLOSED_MS, closedAt) > 0) return orderError('closed', message);
  const retryInMs = msLeft(INTERVAL_MS + MARGIN_MS, lastOrderAt);
  return retryInMs > 0
    ? orderError('too-soon', message, { retryInMs })
    : orderError('refused', message);
}
