import { useState } from 'react';
import { accountSettingsWords } from '../../words/en/accountSettings';
import { changePassword } from './accountThunks';
import { PasswordConfirmedForm } from './PasswordConfirmedForm';
import { PasswordField } from './PasswordField';
import { reasonFor } from './useAttempt';

const words = accountSettingsWords.changePassword;

export function ChangePassword() {
  const [newPassword, setNewPassword] = useState('');
  return (
    <PasswordConfirmedForm
      call="changePassword"
      passwordLabel={words.currentPassword}
      action={words.action}
      run={(password) => changePassword({ password, newPassword })}
      success={words.done}
      onSuccess={() => {
        setNewPassword('');
      }}
      fields={(outcome) => (
        <PasswordField
          id="new-password"
          name="newPassword"
          label={words.newPassword}
          autoComplete="new-password"
          reason={reasonFor(outcome, 'newPassword')}
          value={newPassword}
          onChange={setNewPassword}
        />
      )}
    />
  );
}
