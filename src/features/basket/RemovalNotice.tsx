import type { BasketLine } from './basketLines';
import { describeLines } from './describeBasket';

interface RemovalNoticeProps {
  removal: readonly BasketLine[];
  onUndo: () => void;
}

/** What was removed last, in its place, with a way to undo it. It stays until it is used. */
export function RemovalNotice({ removal, onUndo }: RemovalNoticeProps) {
  const removed = describeLines(removal);
  return (
    <div className="removal-notice">
      <p>{`Removed: ${removed}`}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`Undo: put back ${removed}`}
        onClick={(event) => {
          // The second half of a double click on the button that stood here before.
          if (event.detail < 2) onUndo();
        }}
      >
        Undo
      </button>
    </div>
  );
}
