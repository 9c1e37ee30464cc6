import type { ComponentProps } from 'react';
import { authWords as words } from '../../words/en/auth';
import { TextField } from './TextField';

type Field = ComponentProps<typeof TextField>;
type EmailFieldProps = Pick<Field, 'value' | 'onChange' | 'reason'> &
  Partial<Pick<Field, 'id' | 'label' | 'autoComplete'>>;

/** An email; by default the one to sign in with. A text input, because one of type email trims. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label={words.email}
      type="text"
      inputMode="email"
      autoComplete="username"
      {...props}
    />
  );
}
