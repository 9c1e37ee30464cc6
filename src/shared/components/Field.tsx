import type { ReactNode } from 'react';

interface FieldProps {
  /** The id of its control. */
  id: string;
  label: string;
  /** What to know before filling it in. */
  hint?: string | undefined;
  /** Why its value was refused. */
  reason: string | undefined;
  /** Renders the control with these properties, which connect it with its label, hint and reason. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control of a form, with its label, its hint and the reason why its value was refused. */
export function Field({ id, label, hint, reason, children }: FieldProps) {
  const [hintId, reasonId] = [`${id}-hint`, `${id}-reason`];
  const descriptions = [hint && hintId, reason && reasonId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={hintId} className="field-hint">
            {hint}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': Boolean(reason),
        'aria-describedby': descriptions || undefined,
      })}
      {reason && (
        <p id={reasonId} className="reason">
          {reason}
        </p>
      )}
    </div>
  );
}
