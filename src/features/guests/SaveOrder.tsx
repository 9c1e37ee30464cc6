import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { adoptStyles } from '../../shared/adoptStyles';
import { useAppDispatch } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useAnnounce } from '../../shared/useAnnounce';
import { guestWords as words } from '../../words/en/orders/guest';
import { AgreementNotice } from '../auth/AgreementNotice';
import { AttemptButton } from '../auth/AttemptButton';
import { EmailField } from '../auth/EmailField';
import { explainRefusal, type Explanation, type Reason } from '../auth/explainRefusal';
import { PasswordField } from '../auth/PasswordField';
import { reasonFor, useAttempt } from '../auth/useAttempt';
import { usePendingAuth } from '../auth/useAuth';
import { shop } from '../../config';
import { guestRegistered } from '../orders/guestThunks';
import sheet from './SaveOrder.css?part';
import { saveOrders } from './saveOrders';
import { useIsGuest } from './useGuest';

adoptStyles(sheet);

const focus = (element: HTMLElement | null) => element?.focus();

function explain(reason: Reason, message: string): Explanation {
  if (reason === 'already-in-use') return { field: 'email', sentence: words.alreadyInUse };
  if (reason === 'other-email') return { field: 'email', sentence: words.otherEmail(message) };
  if (reason === 'not-signed-in') return { field: 'form', sentence: words.notSignedIn };
  return explainRefusal(reason);
}

interface SaveOrderProps {
  heading?: string;
  /** Says that the orders are saved, if this component won't be there any more. */
  onSaved?: (sentence: string) => void;
}

/** Turns this device's guest into an account. Shows nothing to anybody else. */
export function SaveOrder({ heading = words.saveOrder, onSaved }: SaveOrderProps) {
  const isGuest = useIsGuest();
  // The guest has an account before it is forgotten here.
  const isSaving = usePendingAuth() === 'saveOrders';
  const [savedAs, setSavedAs] = useState('');
  const announce = useAnnounce();

  if (savedAs) {
    return (
      // The focus would go with the form.
      <p ref={focus} tabIndex={-1} className="success save-order-done">
        <span>
          {words.saved(savedAs)} <Link to={paths.login}>{words.track}</Link>
        </span>
      </p>
    );
  }
  if (!isGuest && !isSaving) return null;
  return (
    <section className="save-order" aria-labelledby="save-order">
      <h2 id="save-order">{heading}</h2>
      <SaveOrderForm
        onSaved={(email) => {
          setSavedAs(email);
          onSaved?.(words.saved(email));
          announce(words.saved(email));
        }}
      />
    </section>
  );
}

function SaveOrderForm({ onSaved }: { onSaved: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, attempt, outcome } = useAttempt(explain);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await attempt('saveOrders', saveOrders({ email, password })))) return;
    onSaved(email);
    dispatch(guestRegistered());
  };

  return (
    <form
      ref={form}
      className="save-order-form"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>{words.whySave}</p>
      <EmailField
        id="save-order-email"
        reason={reasonFor(outcome, 'email')}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        id="save-order-password"
        autoComplete="new-password"
        reason={reasonFor(outcome, 'password')}
        value={password}
        onChange={setPassword}
      />
      <AgreementNotice {...shop} />
      <AttemptButton
        call="saveOrders"
        outcome={outcome}
        type="submit"
        className="button button-quiet"
      >
        {words.save}
      </AttemptButton>
    </form>
  );
}
