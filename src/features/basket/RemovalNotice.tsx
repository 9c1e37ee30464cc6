import { adoptStyles } from '../../shared/adoptStyles';
import { basketPageWords as words } from '../../words/en/basketPage';
import { titleOf, type BasketLine } from './basketLines';
import sheet from './RemovalNotice.css?part';

adoptStyles(sheet);

interface RemovalNoticeProps {
  removal: readonly BasketLine[];
  onUndo: () => void;
}

/** Takes the place of what was removed last, and undoes that. */
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
          // Not the second half of a double click on the remove button that was here before.
          if (event.detail < 2) onUndo();
        }}
      >
        {words.undo}
      </button>
    </div>
  );
}
