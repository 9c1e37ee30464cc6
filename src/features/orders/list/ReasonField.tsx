import { useId, useState } from 'react';
import { NOTE_LENGTH } from '../../../model/moves';
import { Field } from '../../../shared/components/Field';
import { orderHistoryWords as words } from '../../../words/en/orders/orderHistory';
import { noteField } from './noteField';

/** The value of “Another reason”, which has a field of its own. */
const OTHER = 'other';

interface ReasonFieldProps {
  reasons: readonly string[];
  isRequired?: boolean;
}

export function ReasonField({ reasons, isRequired = false }: ReasonFieldProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const isOther = reason === OTHER;
  return (
    <>
      <Field
        id={id}
        label={words.reason}
        hint={isRequired ? undefined : words.optional}
        reason={undefined}
      >
        {(control) => (
          <select
            {...control}
            {...(isOther ? {} : noteField)}
            required={isRequired}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
            }}
          >
            <option value="">{words.chooseReason}</option>
            {reasons.map((each) => (
              <option key={each}>{each}</option>
            ))}
            <option value={OTHER}>{words.anotherReason}</option>
          </select>
        )}
      </Field>
      {isOther && (
        <Field id={`${id}-other`} label={words.yourReason} reason={undefined}>
          {(control) => (
            <input
              {...control}
              {...noteField}
              type="text"
              maxLength={NOTE_LENGTH}
              required={isRequired}
              pattern={isRequired ? '.*\\S.*' : undefined}
            />
          )}
        </Field>
      )}
    </>
  );
}
