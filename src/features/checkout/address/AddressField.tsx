import { addressTable, type AddressField as Name } from '../../../model/addressFields';
import { Field } from '../../../shared/components/Field';
import { addressWords as words } from '../../../words/en/orders/address';
import type { AddressProblem } from './addressProblems';

const hints: Partial<Record<Name, string>> = words.hints;
const advice: Partial<Record<Name, string>> = words.advice;

interface AddressFieldProps {
  name: Name;
  value: string;
  problem: AddressProblem | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

export function AddressField({ name, value, problem, onChange, onBlur }: AddressFieldProps) {
  const { kind, autoComplete, options = [], longest = 0 } = addressTable[name];
  const reasons: Record<AddressProblem, string | undefined> = {
    invalid: advice[name],
    tooLong: words.tooLong(longest),
    notDelivered: words.notDelivered(value.trim()),
  };
  const reason = problem && reasons[problem];
  return (
    <Field id={`order-${name}`} label={words.labels[name]} hint={hints[name]} reason={reason}>
      {(ofField) => {
        const control = { ...ofField, name, value, autoComplete, onBlur, onChange };
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
        const type = kind === 'telephone' ? 'tel' : 'text';
        return <input type={type} inputMode={inputMode} {...control} />;
      }}
    </Field>
  );
}
