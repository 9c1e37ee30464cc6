import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch } from '../../app/hooks';
import { paths } from '../../navigation';
import { AskInPlace } from '../../ui/AskInPlace';
import { focus } from '../../ui/focus';
import { guestWords as words } from '#words/auth';
import { EmailField, PasswordField } from '../AuthFields';
import { saveOrders } from '../authThunks';
import { AgreementNotice, AuthButton, reasonBeside, useAuthAction } from '../CredentialsForm';
import { usePendingAuth } from '../useAuth';
import { guestRegistration } from './guestRegistration';
import { leaveGuest, useIsGuest } from './guestSlice';
import './SaveOrder.css';

interface RemoveGuestProps {
  /** Says that the guest was removed, as this component won't be there any more. */
  onRemoved: (sentence: string) => void;
}

/** Removes the guest from a device that other people use, too. */
export function RemoveGuest({ onRemoved }: RemoveGuestProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const remove = async () => {
    setBusy(true);
    const isRemoved = leaveGuest.fulfilled.match(await dispatch(leaveGuest()));
    setBusy(false);
    setFailed(!isRemoved);
    announce(isRemoved ? words.removed : words.notRemoved);
    if (isRemoved) onRemoved(words.removed);
  };
  return (
    <div>
      <AskInPlace
        label={words.remove}
        question={words.removeQuestion}
        consequence={words.removeConsequence}
        confirm={words.removeConfirm}
        keep={words.removeKeep}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
      {isFailed && <p className="reason">{words.notRemoved}</p>}
    </div>
  );
}

/** Turns this device's guest into an account. Shows nothing to anybody else. */
export function SaveOrder() {
  const isGuest = useIsGuest();
  // The guest has an account before this device forgets the guest.
  const isSaving = usePendingAuth() === 'saveOrders';
  const [savedAs, setSavedAs] = useState('');
  const announce = useAnnounce();

  if (savedAs) {
    return (
      // The form disappears, and would take the focus with it.
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
      <h2 id="save-order">{words.saveOrder}</h2>
      <SaveOrderForm
        onSaved={(email) => {
          setSavedAs(email);
          announce(words.saved(email));
        }}
      />
    </section>
  );
}

function SaveOrderForm({ onSaved }: { onSaved: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, attempt, outcome } = useAuthAction(guestRegistration.explain);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await attempt('saveOrders', saveOrders({ email, password })))) return;
    onSaved(email);
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
        reason={reasonBeside(outcome, 'email')}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        id="save-order-password"
        autoComplete="new-password"
        reason={reasonBeside(outcome, 'password')}
        value={password}
        onChange={setPassword}
      />
      <AgreementNotice {...shop} />
      <AuthButton call="saveOrders" outcome={outcome} type="submit" className="button button-quiet">
        {words.save}
      </AuthButton>
    </form>
  );
}
