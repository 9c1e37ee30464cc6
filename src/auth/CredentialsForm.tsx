import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { shop, type Shop } from '#shop/config';
import { useAnnounce } from '../app/announce';
import { useAppDispatch } from '../app/hooks';
import { Button } from '../ui/Button';
import { scrollIntoView } from '../ui/focus';
import { authWords as words } from '#words/auth';
import { EmailField, PasswordField } from './AuthFields';
import type { AuthReason, Credentials } from './authService';
import {
  type AuthCall,
  type AuthRejection,
  type AuthThunkAction,
  register,
  sendPasswordReset,
  signIn,
} from './authThunks';
import { alertRefusal, usePendingAuth } from './useAuth';
import './CredentialsForm.css';

export type Reason = AuthRejection['reason'];

export interface Explanation {
  /** The field that a refusal is about, or 'form'. */
  field: 'email' | 'password' | 'newPassword' | 'form';
  /** The sentence that the user reads. */
  sentence: string;
}

const fields: Partial<Record<Reason, Explanation['field']>> = {
  // The wrong one is mostly the password.
  'wrong-credentials': 'password',
  'wrong-password': 'password',
  'no-account': 'email',
  'account-closed': 'email',
  'already-in-use': 'email',
  'invalid-email': 'email',
  'missing-email': 'email',
  'missing-password': 'password',
  'password-too-short': 'password',
  'password-too-simple': 'password',
};

const sentences: Record<AuthReason, string> & Partial<Record<Reason, string>> = words;

export const explainRefusal = (reason: Reason): Explanation => ({
  field: fields[reason] ?? 'form',
  sentence: sentences[reason] ?? words.unknown,
});

export type AuthAction = Exclude<AuthCall, 'signOut'>;

/** The result of a call; it stays in view until the next one. */
export interface Outcome extends Explanation {
  call: AuthAction;
  isRefused: boolean;
}

/** Calls the identity service for a form; announces each call and its result. */
export function useAuthAction(
  explain: (reason: Reason, message: string) => Explanation = explainRefusal,
) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  useLayoutEffect(() => {
    const refused = outcome && form.current?.elements.namedItem(outcome.field);
    if (refused instanceof HTMLElement) refused.focus();
  }, [outcome]);

  const show = (next: Outcome) => {
    setOutcome(next);
    announce(next.sentence);
  };

  /** @returns whether the call was made and has succeeded */
  const attempt = async <Argument,>(
    call: AuthAction,
    action: AuthThunkAction<Argument>,
    success?: string,
  ) => {
    setOutcome(undefined);
    announce(words[`${call}Progress`]);
    const { meta, payload: rejection } = await dispatch(action);
    const hasSucceeded = meta.requestStatus === 'fulfilled';
    if (hasSucceeded && success) {
      show({ call, isRefused: false, field: 'form', sentence: success });
    }
    if (rejection && rejection.reason !== 'user-stays') {
      if (call === 'signIn' || call === 'register') alertRefusal(rejection);
      show({ call, isRefused: true, ...explain(rejection.reason, rejection.message) });
    }
    return hasSucceeded;
  };

  return { form, attempt, outcome };
}

export const reasonBeside = (outcome: Outcome | undefined, field: Outcome['field']) =>
  outcome?.field === field ? outcome.sentence : undefined;

interface AuthButtonProps extends ComponentProps<'button'> {
  call: AuthAction;
  outcome: Outcome | undefined;
}

/** A button that calls the identity service, with its progress and its result right below. */
export function AuthButton({ call, outcome, ...button }: AuthButtonProps) {
  const pending = usePendingAuth();
  const isExplained = outcome?.call === call && outcome.field === 'form';
  const reasonId = `${call}-reason`;
  return (
    <>
      <Button
        isBusy={pending === call}
        isDisabled={pending !== null}
        aria-describedby={isExplained ? reasonId : undefined}
        {...button}
      />
      {pending === call && <p className="auth-button-progress">{words[`${call}Progress`]}</p>}
      {isExplained && (
        <p ref={scrollIntoView} id={reasonId} className={outcome.isRefused ? 'reason' : 'success'}>
          {outcome.sentence}
        </p>
      )}
    </>
  );
}

export function AgreementNotice({ name, conditions, privacy }: Shop) {
  return (
    <p className="credentials-form-notice">
      {words.agreement(
        conditions ? <a href={conditions}>{words.conditions}</a> : words.conditions,
        privacy ? <a href={privacy}>{words.privacy}</a> : words.privacy,
        name,
      )}
    </p>
  );
}

/** Creates an account for this device's guest, in place of `register`. */
export interface GuestRegistration {
  register: (credentials: Credentials) => AuthThunkAction<Credentials>;
  /** Explains to the guest why that was rejected. */
  explain: (reason: Reason, message: string) => Explanation;
}

interface CredentialsFormProps {
  /** Whether something else on the screen is the first thing to do. */
  quiet?: boolean;
  /** Whether creating an account comes first: the main button, which the Enter key presses. */
  isNew?: boolean;
  /** Called at each attempt to sign in or register; resolves with whether it has succeeded. */
  onEnter?: (succeeds: Promise<boolean>) => void;
  guest?: GuestRegistration | undefined;
  /** Called once the guest has an account, with its email. */
  onSaved?: (email: string) => void;
}

/** Email and password, to sign in or to create an account with. Both are passed on exactly as typed. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { quiet, isNew, onEnter, guest, onSaved } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, attempt, outcome } = useAuthAction(guest?.explain);

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    // The Enter key submits with the first of the two buttons.
    const { submitter } = event.nativeEvent;
    const isRegistration = submitter?.getAttribute('value') === 'register';
    const credentials = { email, password };
    if (isRegistration && guest) {
      void attempt('saveOrders', guest.register(credentials)).then((hasSucceeded) => {
        if (!hasSucceeded) return;
        // The form stays, for another account.
        setEmail('');
        setPassword('');
        onSaved?.(email);
      });
      return;
    }
    const succeeds = isRegistration
      ? attempt('register', register(credentials))
      : attempt('signIn', signIn(credentials));
    onEnter?.(succeeds);
  };

  const signInButton = (
    <AuthButton
      call="signIn"
      outcome={outcome}
      type="submit"
      className={`button button-wide ${quiet || isNew ? 'button-quiet' : ''}`}
    >
      {words.signIn}
    </AuthButton>
  );
  const registerButton = (
    <AuthButton
      call={guest ? 'saveOrders' : 'register'}
      outcome={outcome}
      type="submit"
      name="action"
      value="register"
      className={`button button-wide ${isNew ? '' : 'button-quiet'}`}
    >
      {words.createAccount(shop.name)}
    </AuthButton>
  );

  return (
    <form ref={form} className="credentials-form" noValidate onSubmit={submit}>
      <EmailField value={email} onChange={setEmail} reason={reasonBeside(outcome, 'email')} />
      <PasswordField
        value={password}
        onChange={setPassword}
        reason={reasonBeside(outcome, 'password')}
      />
      <AuthButton
        call="sendPasswordReset"
        outcome={outcome}
        type="button"
        className="text-button credentials-form-forgot"
        onClick={() =>
          void attempt('sendPasswordReset', sendPasswordReset(email), words.resetSent(email))
        }
      >
        {words.forgotPassword}
      </AuthButton>
      {isNew ? registerButton : signInButton}
      <AgreementNotice {...shop} />
      {isNew ? signInButton : registerButton}
    </form>
  );
}
