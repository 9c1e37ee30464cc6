import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { shop } from '../../config';
import { AgreementNotice } from './AgreementNotice';
import type { Credentials } from '../../services/authService';
import type { Outcome } from './attempt';
import { AttemptButton } from './AttemptButton';
import { TextField } from './TextField';
import { PasswordField } from './PasswordField';
import type { AuthAction, PendingAuth } from './authSlice';

interface CredentialsFormProps {
  /** What is under way. */
  pending: PendingAuth | null;
  /** What came of the last attempt. */
  outcome: Outcome | null;
  /** Whether something else on the screen is the first thing to do. */
  quiet: boolean;
  onAttempt: (action: AuthAction, credentials: Credentials) => void;
}

/**
 * E-mail and password, to sign in or to create an account with. Values are passed on exactly as
 * typed: the e-mail is a text input because one of type email trims.
 */
export function CredentialsForm({ pending, outcome, quiet, onAttempt }: CredentialsFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (!outcome) return;
    const refused = form.current?.elements.namedItem(outcome.field);
    if (refused instanceof HTMLElement) refused.focus();
  }, [outcome]);

  const attempt = (action: AuthAction) => {
    if (!pending) onAttempt(action, { email, password });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    // The Enter key submits with the first of the two buttons.
    const { submitter } = event.nativeEvent;
    attempt(submitter?.getAttribute('value') === 'register' ? 'register' : 'signIn');
  };
  const reasonFor = (field: Outcome['field']) =>
    outcome?.field === field ? outcome.sentence : undefined;
  const status = { pending, outcome };

  return (
    <form
      ref={form}
      className="credentials-form"
      noValidate
      aria-describedby={reasonFor('form') && 'form-reason'}
      onSubmit={submit}
    >
      <TextField
        name="email"
        label="Email"
        type="text"
        inputMode="email"
        autoComplete="username"
        reason={reasonFor('email')}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
        }}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        reason={reasonFor('password')}
        busy={pending !== null}
      />
      <AttemptButton
        {...status}
        action="sendPasswordReset"
        type="button"
        className="text-button credentials-form-forgot"
        onPress={() => {
          attempt('sendPasswordReset');
        }}
      >
        Forgot your password?
      </AttemptButton>
      <AttemptButton
        {...status}
        action="signIn"
        type="submit"
        className={`button button-wide ${quiet ? 'button-quiet' : ''}`}
      >
        Sign in
      </AttemptButton>
      <AgreementNotice {...shop} />
      <AttemptButton
        {...status}
        action="register"
        type="submit"
        name="action"
        value="register"
        className="button button-quiet button-wide"
      >
        {`Create your ${shop.name} Account`}
      </AttemptButton>
    </form>
  );
}
