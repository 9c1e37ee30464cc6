import type { ComponentProps, ReactNode } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  name: 'email' | 'password';
  label: string;
  /** Why its value was refused. */
  reason: string | undefined;
  /** What stands in the field's right end. */
  end?: ReactNode;
}

/** A text field that takes what is typed to the letter; the reason of a refusal is tied to it. */
export function Field({ name, label, reason, end, ...input }: FieldProps) {
  const reasonId = `${name}-reason`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className="field-box">
        <input
          // Password managers know a field by its name and id: these stay the same.
          id={name}
          name={name}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={Boolean(reason)}
          aria-describedby={reason && reasonId}
          {...input}
        />
        {end}
      </div>
      {reason && (
        <p id={reasonId} className="reason">
          {reason}
        </p>
      )}
    </div>
  );
}
