import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../shared/components/Field';
import type { AddressField as Name } from '../orders/address';

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

/** A field of the address. */
export function AddressField(props: AddressFieldProps) {
  const { name, label, hint, kind, children, reason, onChange, onLeave, ...more } = props;
  const own = {
    ...more,
    name,
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
  };
  return (
    <Field id={`order-${name}`} label={label} hint={hint} reason={reason}>
      {(control) => {
        const all = { ...own, ...control };
        if (kind === 'lines') return <textarea rows={3} {...all} />;
        if (kind === 'choice') return <select {...all}>{children}</select>;
        return <input type={name === 'telephone' ? 'tel' : 'text'} {...all} />;
      }}
    </Field>
  );
}
