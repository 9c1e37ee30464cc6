import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { codeWords as words } from '#words/orders/code';
import type { AppliedCode } from './model/discount';
import './CodeForm.css';

/** What a code does for an order, or what it needs for that. */
export function describeCode(
  { code, discount }: AppliedCode,
  { off, missing }: { off: number; missing: number },
) {
  if (missing > 0) return words.missing(missing, code);
  return off > 0 ? words.terms(code, discount) : words.nothing(code);
}

interface CodeFormProps extends Pick<
  ComponentProps<typeof Button>,
  'isBusy' | 'isDisabled' | 'aria-describedby'
> {
  typed: string;
  /** Why the last code wasn't applied. */
  problem: string;
  onType: (typed: string) => void;
  onApply: () => void;
  /** The field's. */
  ref?: Ref<HTMLInputElement>;
  /** What stands below the field. */
  children?: ReactNode;
}

/** The field for a code, with the button that applies it. */
export function CodeForm(props: CodeFormProps) {
  const { typed, problem, onType, onApply, ref, children, ...button } = props;
  const id = useId();
  return (
    <form
      className="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onApply();
        else document.getElementById(id)?.focus();
      }}
    >
      <Field id={id} label={words.label} reason={problem}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            value={typed}
            onChange={({ target }) => {
              onType(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="button button-quiet" {...button}>
        {words.apply}
      </Button>
      {children}
    </form>
  );
}
