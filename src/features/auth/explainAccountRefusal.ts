import { accountSettingsWords as words } from '../../words/en/accountSettings';
import { explainRefusal, type Explanation, type Reason } from './explainRefusal';

const differences: Partial<Record<Reason, Partial<Explanation>>> = {
  'wrong-credentials': explainRefusal('wrong-password'),
  'already-in-use': { sentence: words.alreadyInUse },
  'account-closed': { field: 'form', sentence: words.closed },
  'password-too-short': { field: 'newPassword' },
  'password-too-simple': { field: 'newPassword' },
};

/** On the account screen, the email is known, and only a new password is checked for its strength. */
export const explainAccountRefusal = (reason: Reason): Explanation => ({
  ...explainRefusal(reason),
  ...differences[reason],
});
