import type { ReactNode } from 'react';
import { adoptStyles } from '../../shared/adoptStyles';
import sheet from './AccountSettings.css?part';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { DeleteAccount } from './DeleteAccount';
import { accountSettingsWords as words } from '../../words/en/accountSettings';

adoptStyles(sheet);

export interface AccountSettingsProps {
  /** Called with what to say should the session end. */
  onNotice: (sentence: string) => void;
}

export function AccountSettings({ onNotice }: AccountSettingsProps) {
  return (
    <>
      <Setting heading={words.changePassword.heading}>
        <ChangePassword />
      </Setting>
      <Setting heading={words.changeEmail.heading}>
        <ChangeEmail onNotice={onNotice} />
      </Setting>
      <Setting heading={words.deleteAccount.heading}>
        <DeleteAccount onNotice={onNotice} />
      </Setting>
    </>
  );
}

function Setting({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="account-setting">
      <summary>
        <h2>{heading}</h2>
      </summary>
      {children}
    </details>
  );
}
