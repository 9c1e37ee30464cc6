import type { ReactNode } from 'react';
import { basketPageWords as words } from '#words/basketPage';
import './CountStepper.css';

interface CountStepperProps {
  /** The product's title. */
  title: string;
  /** A number, or a few words with it. */
  count: ReactNode;
  /** Whether there can be more. */
  canRaise: boolean;
  /** @param button that was pressed; the row may disappear, and the button with it */
  onLower: (button: HTMLElement) => void;
  onRaise: () => void;
  /** The element that says why there can't be more. */
  reasonId?: string | undefined;
}

/** How many of a product there are, between −, which removes the last one, too, and +. */
export function CountStepper(props: CountStepperProps) {
  const { title, count, canRaise, onLower, onRaise, reasonId } = props;
  return (
    <div className="count-stepper" role="group" aria-label={words.countOf(title)}>
      <button
        type="button"
        aria-label={words.oneFewerOf(title)}
        onClick={({ currentTarget }) => {
          onLower(currentTarget);
        }}
      >
        {words.oneFewer}
      </button>
      <span className="count-stepper-count">{count}</span>
      <button
        type="button"
        aria-label={words.oneMoreOf(title)}
        aria-disabled={!canRaise}
        aria-describedby={reasonId}
        onClick={() => {
          if (canRaise) onRaise();
        }}
      >
        {words.oneMore}
      </button>
    </div>
  );
}
