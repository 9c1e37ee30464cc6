import { tidyAddress } from '../../../model/address';
import {
  addressTable,
  type Address,
  type AddressField as Name,
} from '../../../model/addressFields';
import { placeOf } from '../../../model/pinCodes';
import { Field } from '../../../shared/components/Field';
import { addressWords as words } from '../../../words/en/orders/address';
import type { AddressProblem } from './addressProblems';

const hints: Partial<Record<Name, string>> = words.hints;
const advice: Partial<Record<Name, string>> = words.advice;
const questions: Partial<Record<Name, string>> = words.questions;

interface AddressFieldProps {
  name: Name;
  address: Address;
  /** What to say about its value; `doubtful`: the shopper is asked whether it's right. */
  concern: AddressProblem | 'doubtful' | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

export function AddressField({ name, address, concern, onChange, onBlur }: AddressFieldProps) {
  const { kind, autoComplete, options = [], longest = 0 } = addressTable[name];
  const { pin } = tidyAddress(address);
  const reasons: Record<NonNullable<typeof concern>, string | undefined> = {
    invalid: advice[name],
    tooLong: words.tooLong(longest),
    notDelivered: words.notDelivered(pin),
    otherState: words.otherState(pin, placeOf(pin).state),
    doubtful: words.isRight(questions[name] ?? ''),
  };
  const reason = concern && reasons[concern];
  return (
    <Field
      id={`order-${name}`}
      label={words.labels[name]}
      hint={hints[name]}
      reason={reason}
      isQuestion={concern === 'doubtful'}
    >
      {(ofField) => {
        const control = { ...ofField, name, value: address[name], autoComplete, onBlur, onChange };
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
