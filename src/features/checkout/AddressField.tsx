import { addressTable, type AddressField as Name } from '../../model/addressFields';
import { Field } from '../../shared/components/Field';

interface AddressFieldProps {
  name: Name;
  value: string;
  reason: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A field of the address, as the table describes it. */
export function AddressField({ name, value, reason, onChange, onLeave }: AddressFieldProps) {
  const { label, hint, kind, autoComplete, options = [] } = addressTable[name];
  const own = {
    ...{ name, value, autoComplete },
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
  };
  return (
    <Field id={`order-${name}`} label={label} hint={hint} reason={reason}>
      {(control) => {
        const all = { ...own, ...control };
        switch (kind) {
          case 'lines':
            return <textarea rows={3} {...all} />;
          case 'choice':
            return (
              <select {...all}>
                {['', ...options].map((option) => (
                  <option key={option} value={option}>
                    {option || 'Choose'}
                  </option>
                ))}
              </select>
            );
          case 'telephone':
            return <input type="tel" inputMode="tel" {...all} />;
          case 'digits':
            return <input type="text" inputMode="numeric" {...all} />;
          default:
            return <input type="text" {...all} />;
        }
      }}
    </Field>
  );
}
