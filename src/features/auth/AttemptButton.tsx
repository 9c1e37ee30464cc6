import type { ComponentProps } from 'react';
import { progress, type Outcome } from './attempt';
import type { AuthAction, PendingAuth } from './authSlice';

interface AttemptButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  action: AuthAction;
  /** What is under way: while there is something, every button is disabled. */
  pending: PendingAuth | null;
  outcome: Outcome | null;
  /** The button's own click, where it does not submit the form. */
  onPress?: () => void;
}

/** A button that starts an attempt; right below it, its progress and what came of it. */
export function AttemptButton({
  action,
  pending,
  outcome,
  onPress,
  ...button
}: AttemptButtonProps) {
  const isExplained = outcome?.action === action && outcome.field === 'form';
  return (
    <>
      <button
        aria-disabled={pending !== null}
        aria-busy={pending === action}
        aria-describedby={isExplained ? 'form-reason' : undefined}
        onClick={(event) => {
          // The answer may come between the two clicks of a double click.
          if (event.detail > 1) event.preventDefault();
          else onPress?.();
        }}
        {...button}
      />
      {pending === action && <p className="attempt-button-progress">{progress[action]}</p>}
      {isExplained && (
        <p id="form-reason" className={outcome.refused ? 'reason' : 'success'}>
          {outcome.sentence}
        </p>
      )}
    </>
  );
}
