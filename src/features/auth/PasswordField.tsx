import { useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../shared/useAnnounce';
import { authWords as words } from '../../words/en/auth';
import { TextField } from './TextField';
import { usePendingAuth } from './useAuth';

type Field = ComponentProps<typeof TextField>;
type PasswordFieldProps = Pick<Field, 'value' | 'onChange' | 'reason'> &
  Partial<Pick<Field, 'id' | 'name' | 'label' | 'autoComplete'>>;

/** A password that can be shown; if nothing else is said, the one to sign in with. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const isSending = usePendingAuth() !== null;
  // A browser may remember the text of a visible field when it is sent.
  const visible = shown && !isSending;

  const toggle = () => {
    const field = input.current;
    if (isSending || !field) return;
    const { selectionStart, selectionEnd, selectionDirection } = field;
    flushSync(() => {
      setShown(!shown);
    });
    // Some browsers move the caret at the next layout of a field whose type has changed.
    if (field === document.activeElement) {
      field.getBoundingClientRect();
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
    announce(shown ? words.passwordHidden : words.passwordShown);
  };

  return (
    <TextField
      ref={input}
      name="password"
      label={words.password}
      // The identity service's rule, which it alone checks.
      hint={words.passwordHint}
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      {...props}
      end={
        <button
          type="button"
          className="text-button password-field-reveal"
          aria-label={visible ? words.hidePassword : words.showPassword}
          aria-disabled={isSending}
          // The focus stays in the field, and a phone's keyboard stays open.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={toggle}
        >
          {visible ? words.hide : words.show}
        </button>
      }
    />
  );
}
