import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { shop } from '#shop/config';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch } from '../../app/hooks';
import { Disclosure } from '../../ui/Disclosure';
import { onReturn } from '../../ui/onReturn';
import { accountSettingsWords as words } from '#words/accountSettings';
import { EmailField, PasswordField, TextField } from '../AuthFields';
import {
  type AuthThunkAction,
  changeEmail,
  changePassword,
  deleteAccount,
  refreshUser,
} from '../authThunks';
import {
  type AuthAction,
  AuthButton,
  explainRefusal,
  type Explanation,
  type Outcome,
  type Reason,
  reasonBeside,
  useAuthAction,
} from '../CredentialsForm';
import { useUser } from '../useAuth';
import './AccountSettings.css';

const differences: Partial<Record<Reason, Partial<Explanation>>> = {
  'wrong-credentials': explainRefusal('wrong-password'),
  'already-in-use': { sentence: words.alreadyInUse },
  'account-closed': { field: 'form', sentence: words.closed },
  'password-too-short': { field: 'newPassword' },
  'password-too-simple': { field: 'newPassword' },
};

/** The reasons for a rejection on the account screen, which knows the email and checks only new passwords. */
const explainAccountRefusal = (reason: Reason): Explanation => ({
  ...explainRefusal(reason),
  ...differences[reason],
});

interface PasswordConfirmedFormProps<Argument> {
  call: AuthAction;
  passwordLabel?: string;
  /** The label of the button. */
  action: string;
  isDangerous?: boolean;
  intro?: ReactNode;
  /** The fields below the password. */
  fields?: (outcome: Outcome | undefined) => ReactNode;
  run: (password: string) => AuthThunkAction<Argument>;
  success?: string;
  onSuccess: () => void;
}

/** Does something to the account once its owner has typed its password again. */
function PasswordConfirmedForm<Argument>(props: PasswordConfirmedFormProps<Argument>) {
  const { call, passwordLabel, action, isDangerous, intro, fields, run, success, onSuccess } =
    props;
  const [password, setPassword] = useState('');
  const { form, attempt, outcome } = useAuthAction(explainAccountRefusal);
  const email = useUser()?.email ?? '';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await attempt(call, run(password), success))) return;
    setPassword('');
    onSuccess();
  };

  return (
    <form
      ref={form}
      className="account-setting-form"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {intro}
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <TextField
        id={`${call}-password`}
        name="password"
        label={passwordLabel ?? words.password}
        type="password"
        autoComplete="current-password"
        reason={reasonBeside(outcome, 'password')}
        value={password}
        onChange={setPassword}
      />
      {fields?.(outcome)}
      <AuthButton
        call={call}
        outcome={outcome}
        type="submit"
        className={`button button-quiet ${isDangerous ? 'account-setting-danger' : ''}`}
      >
        {action}
      </AuthButton>
    </form>
  );
}

const emailWords = words.changeEmail;

function ChangeEmail({ onNotice }: Pick<AccountSettingsProps, 'onNotice'>) {
  const email = useUser()?.email ?? '';
  const [newEmail, setNewEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const isChanged = sentTo !== '' && sentTo.toLowerCase() === email;
  const announce = useAnnounce();
  useRefreshOnReturn(sentTo !== '' && !isChanged);

  useEffect(() => {
    if (isChanged) announce(emailWords.changed(email));
  }, [announce, email, isChanged]);

  return (
    <>
      {isChanged && <p className="success">{emailWords.changed(email)}</p>}
      <PasswordConfirmedForm
        // The sentence about the link is no longer true once it has been opened.
        key={email}
        call="changeEmail"
        action={emailWords.action}
        intro={<p>{emailWords.howItWorks}</p>}
        run={(password) => changeEmail({ password, newEmail })}
        success={emailWords.sent(newEmail)}
        onSuccess={() => {
          setSentTo(newEmail);
          onNotice(emailWords.signInAgain(newEmail));
        }}
        fields={(outcome) => (
          <EmailField
            id="new-email"
            label={emailWords.newEmail}
            autoComplete="email"
            reason={reasonBeside(outcome, 'email')}
            value={newEmail}
            onChange={setNewEmail}
          />
        )}
      />
      {sentTo !== '' && !isChanged && (
        <p className="account-setting-note">{emailWords.notArrived}</p>
      )}
    </>
  );
}

/** A link is opened in another tab or app, so the page finds out when it comes back into view. */
function useRefreshOnReturn(isOn: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOn) return undefined;
    return onReturn(() => dispatch(refreshUser()));
  }, [dispatch, isOn]);
}

const passwordWords = words.changePassword;

function ChangePassword() {
  const [newPassword, setNewPassword] = useState('');
  return (
    <PasswordConfirmedForm
      call="changePassword"
      passwordLabel={passwordWords.currentPassword}
      action={passwordWords.action}
      run={(password) => changePassword({ password, newPassword })}
      success={passwordWords.done}
      onSuccess={() => {
        setNewPassword('');
      }}
      fields={(outcome) => (
        <PasswordField
          id="new-password"
          name="newPassword"
          label={passwordWords.newPassword}
          autoComplete="new-password"
          reason={reasonBeside(outcome, 'newPassword')}
          value={newPassword}
          onChange={setNewPassword}
        />
      )}
    />
  );
}

const deletionWords = words.deleteAccount;

function DeleteAccount({ onNotice }: Pick<AccountSettingsProps, 'onNotice'>) {
  return (
    <PasswordConfirmedForm
      call="deleteAccount"
      action={deletionWords.action}
      isDangerous
      intro={
        <>
          <p>{deletionWords.whatGoes}</p>
          <p>
            {deletionWords.whatStays} {shop.invoices && deletionWords.invoicesStay}
          </p>
        </>
      }
      run={(password) => deleteAccount({ password })}
      onSuccess={() => {
        onNotice(deletionWords.done);
      }}
    />
  );
}

interface AccountSettingsProps {
  /** Whether the settings are folded together, as below the shop's orders and products. */
  isMerchant: boolean;
  /** Called with the sentence to show if the session ends. */
  onNotice: (sentence: string) => void;
}

export function AccountSettings({ isMerchant, onNotice }: AccountSettingsProps) {
  const settings = (
    <div className="account-settings">
      <Disclosure heading={words.changePassword.heading} level={3}>
        <ChangePassword />
      </Disclosure>
      <Disclosure heading={words.changeEmail.heading} level={3}>
        <ChangeEmail onNotice={onNotice} />
      </Disclosure>
      <Disclosure heading={words.deleteAccount.heading} level={3}>
        <DeleteAccount onNotice={onNotice} />
      </Disclosure>
    </div>
  );
  if (isMerchant) return <Disclosure heading={words.heading}>{settings}</Disclosure>;
  return (
    <section className="login-card" aria-labelledby="account-settings">
      <h2 id="account-settings" tabIndex={-1}>
        {words.heading}
      </h2>
      {settings}
    </section>
  );
}
