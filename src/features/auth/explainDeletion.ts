import type { AuthReason } from '../../services/authService';
import type { OrderReason } from '../../services/orderService';
import { explainRefusal, type Explanation } from './explainRefusal';

const form = (sentence: string): Explanation => ({ field: 'form', sentence });

/** Says in plain words why an account was not deleted. */
export function explainDeletion(reason: AuthReason | OrderReason): Explanation {
  switch (reason) {
    case 'under-way':
      return form(
        'One of your orders is not finished. Cancel it, or wait until it has arrived, then try again.',
      );
    case 'refused':
      return form('The shop could not delete what it has of you. Try again later.');
    case 'too-soon':
    case 'closed':
    case 'no-database':
      return explainRefusal('unknown');
    case 'wrong-credentials':
      // The e-mail is that of the account.
      return explainRefusal('wrong-password');
    default:
      return explainRefusal(reason);
  }
}
