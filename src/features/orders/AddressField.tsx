import type { ComponentProps, ReactNode } from 'react';
import type { AddressField as Name } from './address';

type Control = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'>;

interface AddressFieldProps extends Control {
  name: Name;
  label: string;
  hint?: string;
  /** What kind of field it is; an input of one line, where nothing is said. */
  kind?: 'lines' | 'choice';
  /** The options of a choice. */
  children?: ReactNode;
  value: string;
  reason: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A field of the address, with the reason why its value can't be sent. */
export function AddressField(props: AddressFieldProps) {
  const { name, label, hint, kind, children, value, reason, onChange, onLeave, ...more } = props;
  const id = `order-${name}`;
  const notes = [hint && `${id}-hint`, reason && `${id}-reason`].filter(Boolean).join(' ');
  const control = {
    ...more,
    ...{ id, name, value },
    'aria-invalid': reason !== undefined,
    'aria-describedby': notes || undefined,
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
  };
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-hint`} className="field-hint">
            {hint}
          </span>
        )}
      </div>
      {kind === 'lines' && <textarea rows={3} {...control} />}
      {kind === 'choice' && <select {...control}>{children}</select>}
      {!kind && <input type={name === 'telephone' ? 'tel' : 'text'} {...control} />}
      {reason && (
        <p id={`${id}-reason`} className="reason">
          {reason}
        </p>
      )}
    </div>
  );
}
