import { accountSettingsWords } from '../../words/en/accountSettings';
import type { AccountSettingsProps } from './AccountSettings';
import { deleteAccount } from './accountThunks';
import { PasswordConfirmedForm } from './PasswordConfirmedForm';

const words = accountSettingsWords.deleteAccount;

export function DeleteAccount({ onNotice }: AccountSettingsProps) {
  return (
    <PasswordConfirmedForm
      call="deleteAccount"
      action={words.action}
      isDangerous
      intro={
        <>
          <p>{words.whatGoes}</p>
          <p>{words.whatStays}</p>
        </>
      }
      run={(password) => deleteAccount({ password })}
      onSuccess={() => {
        onNotice(words.done);
      }}
    />
  );
}
