import type { Shop } from '../../../shop/config';
import { termsWords } from '../../words/en/terms';

/** The shop's terms, each in a sentence; nothing for what its configuration leaves out. */
export const describeTerms = ({
  orders: takesOrders = true,
  delivery,
  returns,
  upi,
  cash,
}: Shop) => ({
  delivery: delivery && termsWords.delivery(delivery),
  payment: takesOrders && termsWords.payment(upi !== undefined, cash?.upTo),
  returns: returns && termsWords.returns(returns),
});
