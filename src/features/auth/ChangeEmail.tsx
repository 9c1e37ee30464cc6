import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { accountSettingsWords } from '../../words/en/accountSettings';
import type { AccountSettingsProps } from './AccountSettings';
import { changeEmail, refreshUser } from './accountThunks';
import { EmailField } from './EmailField';
import { PasswordConfirmedForm } from './PasswordConfirmedForm';
import { reasonFor } from './useAttempt';
import { useUser } from './useAuth';

const words = accountSettingsWords.changeEmail;

export function ChangeEmail({ onNotice }: AccountSettingsProps) {
  const email = useUser()?.email ?? '';
  const [newEmail, setNewEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const isChanged = sentTo !== '' && sentTo.toLowerCase() === email;
  const announce = useAnnounce();
  useRefreshOnReturn(sentTo !== '' && !isChanged);

  useEffect(() => {
    if (isChanged) announce(words.changed(email));
  }, [announce, email, isChanged]);

  return (
    <>
      {isChanged && <p className="success">{words.changed(email)}</p>}
      <PasswordConfirmedForm
        // What was said about the link is no longer true once it has been opened.
        key={email}
        call="changeEmail"
        action={words.action}
        intro={<p>{words.howItWorks}</p>}
        run={(password) => changeEmail({ password, newEmail })}
        success={words.sent(newEmail)}
        onSuccess={() => {
          setSentTo(newEmail);
          onNotice(words.signInAgain(newEmail));
        }}
        fields={(outcome) => (
          <EmailField
            id="new-email"
            label={words.newEmail}
            autoComplete="email"
            reason={reasonFor(outcome, 'email')}
            value={newEmail}
            onChange={setNewEmail}
          />
        )}
      />
      {sentTo !== '' && !isChanged && <p className="account-setting-note">{words.notArrived}</p>}
    </>
  );
}

/** A link is opened in another tab or app, so the page finds out when it comes back into view. */
function useRefreshOnReturn(isOn: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOn) return undefined;
    const leaving = new AbortController();
    const refresh = () => {
      if (document.visibilityState === 'visible') void dispatch(refreshUser());
    };
    window.addEventListener('focus', refresh, { signal: leaving.signal });
    document.addEventListener('visibilitychange', refresh, { signal: leaving.signal });
    return () => {
      leaving.abort();
    };
  }, [dispatch, isOn]);
}
