import { adoptStyles } from '../../shared/adoptStyles';
import { Disclosure } from '../../shared/components/Disclosure';
import { useAppSelector } from '../../shared/hooks';
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
  // Below the shop's orders and products, they are folded together.
  const isMerchant = useAppSelector(({ orders }) => orders?.isMerchant ?? false);
  const level = isMerchant ? 3 : 2;
  const settings = (
    <div className="account-settings">
      <Disclosure heading={words.changePassword.heading} level={level}>
        <ChangePassword />
      </Disclosure>
      <Disclosure heading={words.changeEmail.heading} level={level}>
        <ChangeEmail onNotice={onNotice} />
      </Disclosure>
      <Disclosure heading={words.deleteAccount.heading} level={level}>
        <DeleteAccount onNotice={onNotice} />
      </Disclosure>
    </div>
  );
  if (!isMerchant) return settings;
  return <Disclosure heading={words.heading}>{settings}</Disclosure>;
}
