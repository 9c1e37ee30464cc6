import type { ComponentProps, ReactNode } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** What to know before typing. */
  hint?: string;
  /** Why the value was refused; it takes the place of the hint. */
  reason: string | undefined;
  /** Shown at the right end of the field. */
  end?: ReactNode;
}

/** A text field that corrects nothing, with the reason why its value was refused. */
export function Field({ name, id = name, label, hint, reason, end, ...input }: FieldProps) {
  const noteId = `${id}-note`;
  const note = reason ?? hint;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {hint && !reason && (
          <span id={noteId} className="field-hint">
            {hint}
          </span>
        )}
      </div>
      <div className="field-box">
        <input
          // Password managers recognise a field by its name and id: keep them.
          id={id}
          name={name}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={Boolean(reason)}
          aria-describedby={note && noteId}
          {...input}
        />
        {end}
      </div>
      {reason && (
        <p id={noteId} className="reason">
          {reason}
        </p>
      )}
    </div>
  );
}
