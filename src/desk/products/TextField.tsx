import type { ComponentProps } from 'react';
import { shop } from '#shop/config';
import { Field } from '../../ui/Field';
import { currencySymbol } from '../../words/typedMoney';
import { type NumberKind, withAdvice } from '../numberAdvice';

const { digits } = shop.market;

export interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'onBlur' | 'placeholder' | 'list' | 'disabled'
> {
  id: string;
  label: string;
  /** The accessible name, if there are several such fields. */
  accessibleName?: string;
  reason: string | undefined;
  kind?: NumberKind;
  value: string;
  onChange: (value: string) => void;
}

/** A text field in one line; of an amount or a count, with a keyboard of digits. */
export function TextField(props: TextFieldProps) {
  const { id, label, accessibleName, reason, kind, onChange, ...input } = props;
  const advised = reason && kind ? withAdvice(reason, kind, input.value) : reason;
  return (
    <Field id={id} label={label} reason={advised}>
      {(control) => (
        <div
          className={`field-box ${kind === 'amount' ? 'amount-box' : ''}`}
          data-currency={currencySymbol}
        >
          <input
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            {...control}
            {...input}
            inputMode={kind && (kind === 'amount' && digits > 0 ? 'decimal' : 'numeric')}
            aria-label={accessibleName}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}
