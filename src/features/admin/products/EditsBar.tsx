import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../shared/hooks';
import { useAnnounce } from '../../../shared/useAnnounce';
import { productsWords as words } from '../../../words/en/admin/products';
import { EditsMessage } from './EditsMessage';
import { EditsReview } from './EditsReview';
import { selectEdited } from './editsSelectors';
import { SaveEdits } from './SaveEdits';
import { useFocusAboveBar } from './useFocusAboveBar';

/** What isn't saved yet, always in view. */
export function EditsBar() {
  const announce = useAnnounce();
  const edited = useAppSelector(selectEdited);
  const [isOpen, setOpen] = useState(false);
  const count = edited.length;
  const bar = useRef<HTMLElement>(null);
  useFocusAboveBar(bar);

  const announced = useRef(count);
  useEffect(() => {
    if (count > announced.current) announce(words.count(count));
    announced.current = count;
  }, [announce, count]);

  return (
    <section ref={bar} className="edits-bar" aria-label={words.bar}>
      {count > 0 && isOpen && <EditsReview edited={edited} />}
      <EditsMessage />
      {count > 0 && (
        <div className="edits-bar-row">
          <button
            type="button"
            className="text-button edits-bar-count"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {words.count(count)}
          </button>
          <SaveEdits
            edited={edited}
            onWrong={() => {
              setOpen(true);
            }}
          />
        </div>
      )}
    </section>
  );
}
