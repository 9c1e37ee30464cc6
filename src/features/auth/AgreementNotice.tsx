import type { Shop } from '../../config';
import { authWords as words } from '../../words/en/auth';

export function AgreementNotice({ name, conditions, privacy }: Shop) {
  return (
    <p className="credentials-form-notice">
      {words.agreement(
        conditions ? <a href={conditions}>{words.conditions}</a> : words.conditions,
        privacy ? <a href={privacy}>{words.privacy}</a> : words.privacy,
        name,
      )}
    </p>
  );
}
