import { type SyntheticEvent, useState } from 'react';
import { shop, type Shop } from '../../shop/config';
import { isDemoElsewhere } from '../environment';
import { authWords as words, demoAuthWords } from '../words/en/auth';
import { EmailField, PasswordField } from './AuthFields';
import type { Credentials } from './authService';
import { type AuthThunkAction, register, sendPasswordReset, signIn } from './authThunks';
import { AuthButton, reasonFor, useAuthAction } from './useAuthAction';
import type { Explanation, Reason } from './useAuthAction';
import './CredentialsForm.css';

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

/** What creating an account does for this device's guest, in place of `register`. */
export interface GuestRegistration {
  register: (credentials: Credentials) => AuthThunkAction<Credentials>;
  /** What to tell the guest if that is refused. */
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
      {process.env.AUTH_EMULATOR_URL && isDemoElsewhere() && (
        <p>
          <strong>{demoAuthWords.note}</strong>
        </p>
      )}
      <EmailField value={email} onChange={setEmail} reason={reasonFor(outcome, 'email')} />
      <PasswordField
        value={password}
        onChange={setPassword}
        reason={reasonFor(outcome, 'password')}
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
