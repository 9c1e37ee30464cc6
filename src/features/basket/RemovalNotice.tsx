import { basketPageWords as words } from '../../words/en/basketPage';
import { titleOf, type BasketLine } from './basketLines';

interface RemovalNoticeProps {
  removal: readonly BasketLine[];
  onUndo: () => void;
}

/** What was removed last, in its place, with a way to undo it. It stays until it is used. */
export function RemovalNotice({ removal, onUndo }: RemovalNoticeProps) {
  const titles = removal.map(titleOf);
  return (
    <div className="removal-notice">
      <p>{words.removed(titles)}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={words.undoRemoval(titles)}
        onClick={(event) => {
          // The second half of a double click on the button that stood here before.
          if (event.detail < 2) onUndo();
        }}
      >
        {words.undo}
      </button>
    </div>
  );
}
