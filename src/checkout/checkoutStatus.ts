/**
 * `quoting`: today's prices are loading; `checking`: they are loading before the order is sent;
 * `unpriced`: they couldn't be loaded; `changed`: they differ from those on the screen, or something is sold
 * out; `unknown`: the order was sent, and may have arrived; `absent`: it didn't arrive, and no longer can;
 * `no-guest`: it can't be placed without an account; `code`: its code can't be used any more.
 */
export type CheckoutStatus =
  | 'ready'
  | 'quoting'
  | 'checking'
  | 'unpriced'
  | 'changed'
  | 'sending'
  | 'unknown'
  | 'absent'
  | 'no-guest'
  | 'too-soon'
  | 'closed'
  | 'code'
  | 'refused'
  | 'placed';

/** Whether the shopper has pressed the button and waits beside it. */
export const isUnderWay = (status: CheckoutStatus) => status === 'checking' || status === 'sending';

/** Whether the rules have rejected the order. */
export const isRejected = (status: CheckoutStatus) => status === 'refused' || status === 'code';

/** Whether the order was sent and isn't known to have arrived. */
export const isAwaited = (status: CheckoutStatus) => status === 'sending' || status === 'unknown';

/** Whether the sent order survives a reload. */
export const isRecorded = (status: CheckoutStatus) => isAwaited(status) || status === 'placed';

/** Whether the order is pending or placed. */
export const isCommitted = (status: CheckoutStatus) => isRecorded(status) || status === 'checking';
