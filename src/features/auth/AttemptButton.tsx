import type { ComponentProps } from 'react';
import { authWords as words } from '../../words/en/auth';
import { usePendingAuth } from './useAuth';
import type { Attempt, Outcome } from './useAttempt';

interface AttemptButtonProps extends ComponentProps<'button'> {
  call: Attempt;
  outcome: Outcome | undefined;
}

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** A button that starts an attempt; right below it, its progress and what came of it. */
export function AttemptButton({ call, outcome, onClick, ...button }: AttemptButtonProps) {
  const pending = usePendingAuth();
  const isExplained = outcome?.call === call && outcome.field === 'form';
  const reasonId = `${call}-reason`;
  return (
    <>
      <button
        aria-disabled={pending !== null}
        aria-busy={pending === call}
        aria-describedby={isExplained ? reasonId : undefined}
        onClick={(event) => {
          // The answer may come between the two clicks of a double click.
          if (pending || event.detail > 1) event.preventDefault();
          else onClick?.(event);
        }}
        {...button}
      />
      {pending === call && <p className="attempt-button-progress">{words[`${call}Progress`]}</p>}
      {isExplained && (
        <p ref={scrollIntoView} id={reasonId} className={outcome.isRefused ? 'reason' : 'success'}>
          {outcome.sentence}
        </p>
      )}
    </>
  );
}
