import type { ReactNode } from 'react';

interface FieldProps {
  /** The id of its control. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** Why its value was rejected, or what is asked about it. */
  reason: string | undefined;
  /** Whether the value is only asked about. */
  isQuestion?: boolean;
  /** Renders the control with these props, which connect it to its label, hint and reason. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A form control with its label, its hint and the reason why its value was rejected. */
export function Field({ id, label, hint, reason, isQuestion = false, children }: FieldProps) {
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
        'aria-invalid': Boolean(reason) && !isQuestion,
        'aria-describedby': descriptions || undefined,
      })}
      {reason && (
        <p id={reasonId} className={isQuestion ? 'reason question' : 'reason'}>
          {reason}
        </p>
      )}
    </div>
  );
}
