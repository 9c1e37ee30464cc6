import { useState, type SyntheticEvent } from 'react';
import { adoptStyles } from '../../shared/adoptStyles';
import { deleteAccountWords as words } from '../../words/en/deleteAccount';
import { AttemptButton } from './AttemptButton';
import { deleteAccount } from './authThunks';
import sheet from './DeleteAccount.css?part';
import { TextField } from './TextField';
import { reasonFor, useAttempt } from './useAttempt';

adoptStyles(sheet);

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [password, setPassword] = useState('');
  const { form, attempt, outcome } = useAttempt();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await attempt('deleteAccount', deleteAccount({ password }))) onDeleted();
  };

  return (
    <details className="delete-account">
      <summary>
        <h2>{words.heading}</h2>
      </summary>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.whatGoes}</p>
        <p>{words.whatStays}</p>
        <TextField
          id="deletion-password"
          name="password"
          label={words.password}
          type="password"
          autoComplete="current-password"
          reason={reasonFor(outcome, 'password')}
          value={password}
          onChange={setPassword}
        />
        <AttemptButton
          call="deleteAccount"
          outcome={outcome}
          type="submit"
          className="button button-quiet"
        >
          {words.deleteAccount}
        </AttemptButton>
      </form>
    </details>
  );
}
