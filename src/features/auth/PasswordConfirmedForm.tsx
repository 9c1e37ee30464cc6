import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { accountSettingsWords as words } from '../../words/en/accountSettings';
import { AttemptButton } from './AttemptButton';
import type { AuthThunkAction } from './authThunks';
import { explainAccountRefusal } from './explainAccountRefusal';
import { TextField } from './TextField';
import { reasonFor, useAttempt, type Attempt, type Outcome } from './useAttempt';
import { useUser } from './useAuth';

interface PasswordConfirmedFormProps<Argument> {
  call: Attempt;
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
export function PasswordConfirmedForm<Argument>(props: PasswordConfirmedFormProps<Argument>) {
  const { call, passwordLabel, action, isDangerous, intro, fields, run, success, onSuccess } =
    props;
  const [password, setPassword] = useState('');
  const { form, attempt, outcome } = useAttempt(explainAccountRefusal);
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
        reason={reasonFor(outcome, 'password')}
        value={password}
        onChange={setPassword}
      />
      {fields?.(outcome)}
      <AttemptButton
        call={call}
        outcome={outcome}
        type="submit"
        className={`button button-quiet ${isDangerous ? 'account-setting-danger' : ''}`}
      >
        {action}
      </AttemptButton>
    </form>
  );
}
