import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../shared/useAnnounce';
import { TextField } from './TextField';

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Why the password was refused. */
  reason: string | undefined;
  /** Whether the password is being sent: it is hidden until the answer. */
  busy: boolean;
}

/** The password, with a button that shows and hides it. */
export function PasswordField({ value, onChange, reason, busy }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  // A browser may remember the text of a visible field when it is sent.
  const visible = shown && !busy;

  const toggle = () => {
    const field = input.current;
    if (busy || !field) return;
    const { selectionStart, selectionEnd, selectionDirection } = field;
    flushSync(() => {
      setShown(!shown);
    });
    // Some browsers move the caret at the next layout of a field whose type has changed.
    if (field === document.activeElement) {
      field.getBoundingClientRect();
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
    announce(shown ? 'Your password is hidden.' : 'Your password is shown.');
  };

  return (
    <TextField
      ref={input}
      name="password"
      label="Password"
      // The identity service's rule, which it alone checks.
      hint="6 characters or more"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      reason={reason}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      end={
        <button
          type="button"
          className="text-button password-field-reveal"
          aria-label={visible ? 'Hide password' : 'Show password'}
          aria-disabled={busy}
          // The focus stays in the field, and the keyboard of a phone open.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={toggle}
        >
          {visible ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
