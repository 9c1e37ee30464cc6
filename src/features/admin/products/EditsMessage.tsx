import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { useAnnounce } from '../../../shared/useAnnounce';
import { productsWords as words } from '../../../words/en/admin/products';
import { selectLive } from '../live/liveSlice';
import { selectEdited, selectFormer } from './editsSelectors';
import { selectEdits } from './editsSlice';
import { undoSave } from './editsThunks';

type Edits = ReturnType<typeof selectEdits>;

function messageOf({ failure, saved, isUndone, isBack, mayBeSaved }: Edits, count: number) {
  if (mayBeSaved && count === 0) return words.saved;
  if (failure) return words.failures[failure];
  if (saved) return words.saved;
  if (isUndone) return words.undone;
  return isBack && count > 0 ? words.unsaved(count) : undefined;
}

/** What has become of the changes. */
export function EditsMessage() {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const edits = useAppSelector(selectEdits);
  const count = useAppSelector(selectEdited).length;
  const { isSaving } = useAppSelector(selectLive);
  const isDecided = useAppSelector(selectFormer).length === 0;
  const { saved, failure } = edits;
  const isLasting = edits.isStored || count === 0;
  const news = messageOf(edits, count);
  const message = [news, !isLasting && words.notStored].filter(Boolean).join(' ');
  const isFailed = !isLasting || (failure !== undefined && news !== words.saved);

  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!message) return;
    const { activeElement } = document;
    // The focus went with the button that was pressed.
    const isLost = activeElement === document.body || activeElement?.tagName === 'H1';
    if (isLost) line.current?.focus({ preventScroll: true });
    else announce(message);
  }, [announce, message]);

  if (!message) return null;
  return (
    <div className="edits-bar-row">
      <p ref={line} tabIndex={-1} className={isFailed ? 'reason' : 'success'}>
        {message}
      </p>
      {saved && isDecided && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isSaving}
          aria-busy={isSaving && count === 0}
          onClick={() => void dispatch(undoSave(saved))}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}
