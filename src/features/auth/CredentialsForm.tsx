import { useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../components/announce';
import { shop } from '../../config';
import type { Credentials } from '../../services/authService';
import type { Explanation } from './explainRefusal';
import { Field } from './Field';
import type { AuthAction } from './useAuth';

/** What came of an attempt; it stays in view until the next one. */
export interface Outcome extends Explanation {
  action: AuthAction;
  refused: boolean;
}

interface CredentialsFormProps {
  /** The attempt under way: while there is one, every button is at rest. */
  pending: AuthAction | null;
  /** What came of the last attempt. */
  outcome: Outcome | null;
  onAttempt: (action: AuthAction, credentials: Credentials) => void;
}

/** What is said until an attempt has its answer. */
export const progress: Record<AuthAction, string> = {
  signIn: 'Signing you in…',
  register: 'Creating your account…',
  sendPasswordReset: 'Asking for a new password…',
};

/**
 * E-mail and password, to sign in with or to create an account with. Values are handed on exactly
 * as typed: that is why the e-mail is a text input, which trims nothing.
 */
export function CredentialsForm({ pending, outcome, onAttempt }: CredentialsFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  // A password under way is hidden, lest the browser remember it among other texts.
  const visible = shown && !pending;

  useLayoutEffect(() => {
    if (!outcome) return;
    const refused = form.current?.elements.namedItem(outcome.field);
    if (refused instanceof HTMLElement) refused.focus();
  }, [outcome]);

  const attempt = (action: AuthAction) => {
    if (!pending) onAttempt(action, { email, password });
  };
  const reasonFor = (field: Outcome['field']) =>
    outcome?.field === field ? outcome.sentence : undefined;
  const toldAt = (action: AuthAction) =>
    outcome?.action === action && outcome.field === 'form' ? outcome : null;
  const button = (action: AuthAction) => ({
    'aria-disabled': pending !== null,
    'aria-busy': pending === action,
    'aria-describedby': toldAt(action) ? 'form-reason' : undefined,
    // The answer may come between the halves of a double click.
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
  });
  /** How it stands with an attempt, said right below the button of it. */
  const standing = (action: AuthAction) => {
    if (pending === action) return <p className="progress">{progress[action]}</p>;
    const told = toldAt(action);
    return (
      told && (
        <p id="form-reason" className={told.refused ? 'reason' : 'success'}>
          {told.sentence}
        </p>
      )
    );
  };

  return (
    <form
      ref={form}
      className="credentials"
      noValidate
      aria-describedby={reasonFor('form') && 'form-reason'}
      onSubmit={(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
        event.preventDefault();
        // The Enter key stands for the first of the two buttons.
        const { submitter } = event.nativeEvent;
        attempt(submitter?.getAttribute('value') === 'register' ? 'register' : 'signIn');
      }}
    >
      <Field
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
      <Field
        name="password"
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        reason={reasonFor('password')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
        end={
          <button
            type="button"
            className="reveal"
            aria-label={visible ? 'Hide password' : 'Show password'}
            aria-disabled={pending !== null}
            // The field keeps the focus, and a telephone its keyboard.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              if (pending) return;
              const field = form.current?.elements.namedItem('password') as HTMLInputElement;
              const { selectionStart, selectionEnd, selectionDirection } = field;
              flushSync(() => {
                setShown(!shown);
              });
              // Some browsers put the caret elsewhere in a field of another type, at its next layout.
              if (field === document.activeElement) {
                field.getBoundingClientRect();
                field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
              }
              announce(shown ? 'Your password is hidden.' : 'Your password is shown.');
            }}
          >
            {visible ? 'Hide' : 'Show'}
          </button>
        }
      />
      <button
        type="button"
        className="forgot"
        {...button('sendPasswordReset')}
        onClick={({ detail }) => {
          if (detail < 2) attempt('sendPasswordReset');
        }}
      >
        Forgot your password?
      </button>
      {standing('sendPasswordReset')}
      <button type="submit" className="button button-wide" {...button('signIn')}>
        Sign in
      </button>
      {standing('signIn')}
      <p className="notice">
        {`By signing in or creating an account you agree to the conditions of use and the privacy notice of ${shop.name}.`}
      </p>
      <button
        type="submit"
        name="action"
        value="register"
        className="button button-quiet button-wide"
        {...button('register')}
      >
        {`Create your ${shop.name} Account`}
      </button>
      {standing('register')}
    </form>
  );
}
