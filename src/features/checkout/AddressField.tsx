import { addressTable, type AddressField as Name } from '../../model/addressFields';
import { Field } from '../../shared/components/Field';
import { orderingWords as words } from '../../words/en/ordering';

interface AddressFieldProps {
  name: Name;
  value: string;
  reason: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A field of the address, as the table describes it. */
export function AddressField({ name, value, reason, onChange, onBlur }: AddressFieldProps) {
  const { label, hint, kind, autoComplete, options = [] } = addressTable[name];
  return (
    <Field id={`order-${name}`} label={label} hint={hint} reason={reason}>
      {(ofField) => {
        const control = {
          ...{ ...ofField, name, value, autoComplete, onBlur },
          onChange: (event: { target: { value: string } }) => {
            onChange(event.target.value);
          },
        };
        if (kind === 'lines') return <textarea rows={3} {...control} />;
        if (kind === 'choice') {
          return (
            <select {...control}>
              <option value="">{words.chooseState}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        const inputMode = kind === 'digits' ? 'numeric' : undefined;
        return (
          <input type={kind === 'telephone' ? 'tel' : 'text'} {...{ inputMode, ...control }} />
        );
      }}
    </Field>
  );
}
