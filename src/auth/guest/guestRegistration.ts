import { guestWords as words } from '#words/auth';
import { saveOrders } from '../authThunks';
import {
  explainRefusal,
  type Explanation,
  type GuestRegistration,
  type Reason,
} from '../CredentialsForm';

function explainSaveOrders(reason: Reason, message: string): Explanation {
  if (reason === 'already-in-use') return { field: 'email', sentence: words.alreadyInUse };
  if (reason === 'other-email') return { field: 'email', sentence: words.otherEmail(message) };
  if (reason === 'not-signed-in') return { field: 'form', sentence: words.notSignedIn };
  return explainRefusal(reason);
}

/** Creates an account with the guest's orders, in place of an empty one. */
export const guestRegistration: GuestRegistration = {
  register: saveOrders,
  explain: explainSaveOrders,
};
