import type { Ref } from 'react';
import { basketPageWords as words } from '#words/basketPage';

interface CodeOpenerProps {
  /** Why the last code isn't applied, or the field didn't open. */
  problem: string;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the field for a code. */
export function CodeOpener({ problem, onOpen, ref }: CodeOpenerProps) {
  return (
    <div>
      {problem && <p className="reason">{problem}</p>}
      <button
        ref={ref}
        type="button"
        className="text-button code-opener"
        aria-expanded={false}
        onClick={onOpen}
      >
        {words.haveCode}
      </button>
    </div>
  );
}
