import { useRef, useState, type SyntheticEvent } from 'react';
import { adoptStyles } from '../../shared/adoptStyles';
import { useAppDispatch } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import sheet from './DeleteAccount.css?part';
import { deleteAccount } from './authThunks';
import { explainDeletion } from './explainDeletion';
import type { Explanation } from './explainRefusal';
import { TextField } from './TextField';
import { usePendingAuth } from './useAuth';

adoptStyles(sheet);

interface DeleteAccountProps {
  uid: string;
  /** Called when the account is gone. */
  onDeleted: () => void;
}

/** Deletes the signed-in user's account, with what the shop has of them. */
export function DeleteAccount({ uid, onDeleted }: DeleteAccountProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [password, setPassword] = useState('');
  const pending = usePendingAuth();
  const [refusal, setRefusal] = useState<Explanation>();
  const input = useRef<HTMLInputElement>(null);
  const isAboutPassword = refusal?.field === 'password';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    const result = await dispatch(deleteAccount({ uid, password }));
    if (deleteAccount.fulfilled.match(result)) onDeleted();
    else if (result.payload) {
      const explanation = explainDeletion(result.payload.reason);
      setRefusal(explanation);
      announce(explanation.sentence);
      if (explanation.field === 'password') input.current?.focus();
    }
  };

  return (
    <details className="delete-account">
      <summary>
        <h2>Delete your account</h2>
      </summary>
      <form
        noValidate
        aria-describedby={refusal && !isAboutPassword ? 'deletion-reason' : undefined}
        onSubmit={(event) => void submit(event)}
      >
        <p>
          This deletes your account, the basket that it keeps, and the name, telephone number and
          address of each of your orders. It can’t be taken back.
        </p>
        <p>
          The orders themselves stay in the shop’s books, without your name. While an order is under
          way, nothing can be deleted: the shop needs its address.
        </p>
        <TextField
          ref={input}
          id="deletion-password"
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          reason={isAboutPassword ? refusal.sentence : undefined}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
          }}
        />
        <button
          type="submit"
          className="button button-quiet"
          aria-disabled={pending !== null}
          aria-busy={pending === 'deleteAccount'}
          aria-describedby={refusal && !isAboutPassword ? 'deletion-reason' : undefined}
        >
          Delete my account for good
        </button>
        {refusal && !isAboutPassword && (
          <p id="deletion-reason" className="reason">
            {refusal.sentence}
          </p>
        )}
      </form>
    </details>
  );
}
