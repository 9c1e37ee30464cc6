import { useId, useState, type SyntheticEvent } from 'react';
import { shop } from '../../config';
import type { Credentials } from '../../services/authService';

export type AuthAction = 'signIn' | 'register';

interface CredentialsFormProps {
  /** The action under way: while there is one, both buttons are at rest. */
  pending: AuthAction | null;
  onSubmit: (action: AuthAction, credentials: Credentials) => void;
}

const progress: Record<AuthAction, string> = {
  signIn: 'Signing you in…',
  register: 'Creating your account…',
};

/**
 * E-mail and password, to sign in with or to create an account with. Values are handed on exactly
 * as typed: that is why the e-mail is a text input, which trims nothing.
 */
export function CredentialsForm({ pending, onSubmit }: CredentialsFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const id = useId();

  const submit = (action: AuthAction) => {
    if (!pending) onSubmit(action, { email, password });
  };
  const button = (action: AuthAction) => ({
    'aria-disabled': pending !== null,
    'aria-busy': pending === action,
  });

  return (
    <form
      className="credentials"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit('signIn');
      }}
    >
      <label htmlFor={`${id}-email`}>Email</label>
      <input
        id={`${id}-email`}
        name="email"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
        }}
      />
      <label htmlFor={`${id}-password`}>Password</label>
      <input
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
      />
      <button type="submit" className="button button-wide" {...button('signIn')}>
        Sign in
      </button>
      <p className="notice">
        {`By signing in or creating an account you agree to the conditions of use and the privacy notice of ${shop.name}.`}
      </p>
      <button
        type="button"
        className="button button-quiet button-wide"
        {...button('register')}
        onClick={() => {
          submit('register');
        }}
      >
        {`Create your ${shop.name} Account`}
      </button>
      <p className="progress" role="status">
        {pending && progress[pending]}
      </p>
    </form>
  );
}
