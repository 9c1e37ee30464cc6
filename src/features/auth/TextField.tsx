import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../shared/components/Field';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  name: string;
  label: string;
  hint?: string;
  /** Why the value was refused; it takes the place of the hint. */
  reason: string | undefined;
  onChange: (value: string) => void;
  end?: ReactNode;
}

/** A text field that corrects nothing. */
export function TextField(props: TextFieldProps) {
  const { name, id = name, label, hint, reason, onChange, end, ...input } = props;
  return (
    <Field id={id} label={label} hint={reason ? undefined : hint} reason={reason}>
      {(control) => (
        <div className="field-box">
          <input
            // Password managers recognise a field by its name and id: keep them.
            {...control}
            name={name}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            {...input}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
