import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../app/announce';
import { Field } from '../ui/Field';
import { authWords as words } from '#words/auth';
import { usePendingAuth } from './useAuth';
import './AuthFields.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  name: string;
  label: string;
  hint?: string;
  /** Why the value was refused; it takes the place of the hint. */
  reason: string | undefined;
  onChange: (value: string) => void;
  end?: ReactNode;
}

/** A text field that corrects nothing. */
export function TextField(props: TextFieldProps) {
  const { name, id = name, label, hint, reason, onChange, end, ...input } = props;
  return (
    <Field id={id} label={label} hint={reason ? undefined : hint} reason={reason}>
      {(control) => (
        <div className="field-box">
          <input
            // Password managers recognise a field by its name and id: keep them.
            {...control}
            name={name}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            {...input}
          />
          {end}
        </div>
      )}
    </Field>
  );
}

type FieldProps = ComponentProps<typeof TextField>;
type EmailFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'reason'> &
  Partial<Pick<FieldProps, 'id' | 'label' | 'autoComplete'>>;

/** An email; by default the one to sign in with. It is a text input, because one of type email trims. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label={words.email}
      type="text"
      inputMode="email"
      autoComplete="username"
      {...props}
    />
  );
}

type PasswordFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'reason'> &
  Partial<Pick<FieldProps, 'id' | 'name' | 'label' | 'autoComplete'>>;

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
      // The identity service alone checks this rule.
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
