import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAnnounce, useProblemAnnouncement } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AskInPlace } from '../../ui/AskInPlace';
import { Button } from '../../ui/Button';
import { productOrderWords } from '#words/desk/productOrder';
import { productsWords as words } from '#words/desk/products';
import { selectPriceList } from './priceListSlice';
import type { Arranged } from './arrangement';
import { describeDoubts, type EditedProduct } from './edit';
import {
  editsDiscarded,
  saveEdits,
  selectEdited,
  selectEdits,
  selectTitles,
  undoSave,
} from './editsSlice';

const GAP = 12;

/**
 * Scrolls what gets the focus out from behind a bar at the bottom of the window: Chromium ignores scroll
 * margins at the Tab key.
 */
export function useFocusAboveBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      // The scroll is corrected later, as the browser scrolls after the event.
      requestAnimationFrame(() => {
        const { current } = bar;
        if (!current?.hasChildNodes() || !(target instanceof Element)) return;
        const isBefore =
          target.compareDocumentPosition(current) === Node.DOCUMENT_POSITION_FOLLOWING;
        const hidden = target.getBoundingClientRect().bottom - current.getBoundingClientRect().top;
        if (isBefore && hidden > 0) window.scrollBy(0, hidden + GAP);
      });
    };
    document.addEventListener('focusin', show);
    return () => {
      document.removeEventListener('focusin', show);
    };
  }, [bar]);
}

function messageOf({ failure, saved, notice }: ReturnType<typeof selectEdits>, count: number) {
  if (notice === 'maybeSaved' && count === 0) return words.saved;
  if (failure) return words.failures[failure];
  if (saved) return words.saved;
  if (notice === 'undone') return words.undone;
  return notice === 'back' && count > 0 ? words.unsaved(count) : undefined;
}

/** Tells how saving went. */
function EditsMessage({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const edits = useAppSelector(selectEdits);
  const { isSaving } = useAppSelector(selectPriceList);
  const { saved, failure } = edits;
  const isLasting = edits.isStored || count === 0;
  const news = messageOf(edits, count);
  const message = [news, !isLasting && words.notStored].filter(Boolean).join(' ');
  const isFailed = !isLasting || (failure !== undefined && news !== words.saved);

  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!message) return undefined;
    const { activeElement } = document;
    // The pressed button has disappeared with its focus.
    const isLost = activeElement === document.body || activeElement?.tagName === 'H1';
    if (isLost) line.current?.focus({ preventScroll: true });
    else return announce(message);
    return undefined;
  }, [announce, message]);

  if (!message) return null;
  return (
    <div className="edits-bar-row">
      <p ref={line} tabIndex={-1} className={isFailed ? 'reason' : 'success'}>
        {message}
      </p>
      {saved && (
        <Button
          className="button button-quiet"
          isBusy={isSaving && count === 0}
          isDisabled={isSaving}
          onClick={() => void dispatch(undoSave(saved))}
        >
          {words.undo}
        </Button>
      )}
    </div>
  );
}

interface UnsavedProps {
  edited: readonly EditedProduct[];
  arranged: Arranged;
  count: number;
}

/** Lists what shoppers will see once the changes are saved. */
function EditsReview({ edited, arranged, count }: UnsavedProps) {
  const titleOf = useAppSelector(selectTitles);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const discard = () => {
    document.getElementById('products')?.focus({ preventScroll: true });
    dispatch(editsDiscarded());
    announce(words.discarded);
  };
  return (
    <div className="edits-review">
      <h3>{words.review}</h3>
      <ul>
        {edited.map(({ product: { id, title }, from, to, wrong }) => (
          <li key={id}>{wrong.length > 0 ? words.wrong(title) : words.change(title, from, to)}</li>
        ))}
        {arranged.moved.map(({ id, from, to }) => (
          <li key={`moved ${id}`}>{productOrderWords.change(titleOf(id), from, to)}</li>
        ))}
        {arranged.isNewFirstChanged && (
          <li>{productOrderWords.newFirstChange(arranged.isNewFirst)}</li>
        )}
      </ul>
      <AskInPlace
        label={words.discard}
        question={words.discardQuestion(count)}
        keep={words.keep}
        onConfirm={discard}
      />
    </div>
  );
}

interface SaveButtonProps {
  label: string;
  doubts: readonly string[];
  isBusy: boolean;
  onPress: () => void;
}

/** Saves. Likely typos, and changes that overwrite others, have to be confirmed. */
export function SaveButton({ label, doubts, isBusy, onPress }: SaveButtonProps) {
  if (doubts.length === 0) {
    return (
      <Button className="button" isBusy={isBusy} onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <AskInPlace
      label={label}
      question={words.doubtful}
      keep={words.checkAgain}
      isQuiet={false}
      isBusy={isBusy}
      onConfirm={onPress}
    >
      <ul>
        {doubts.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </AskInPlace>
  );
}

interface SaveEditsProps extends Pick<UnsavedProps, 'edited'> {
  /** Called if something has to be corrected first. */
  onWrong: () => void;
}

/** Saves all changes. */
function SaveEdits({ edited, onWrong }: SaveEditsProps) {
  const dispatch = useAppDispatch();
  const announceProblem = useProblemAnnouncement();
  const { isSaving } = useAppSelector(selectPriceList);
  const { failure, moves, isNewFirst } = useAppSelector(selectEdits);
  const wrong = edited.filter((each) => each.wrong.length > 0);
  const doubts = edited.flatMap((each) => describeDoubts(each.product.title, each));
  const { length: wrongCount } = wrong;
  const announced = useRef(wrongCount);
  useEffect(() => {
    if (wrongCount < announced.current) announceProblem('');
    announced.current = wrongCount;
  }, [announceProblem, wrongCount]);

  const press = () => {
    if (wrong.length > 0) {
      onWrong();
      const [first] = wrong;
      if (first) document.getElementById(`${first.wrong[0]}-${first.product.id}`)?.focus();
      announceProblem(words.firstCorrect(wrong.length));
    } else {
      void dispatch(saveEdits({ edited, moves, isNewFirst }));
    }
  };

  return (
    <SaveButton
      label={failure && failure !== 'changed' ? words.tryAgain : words.save}
      doubts={wrong.length > 0 ? [] : doubts}
      isBusy={isSaving}
      onPress={press}
    />
  );
}

/** The unsaved changes, always in view. */
export function EditsBar({ arranged }: Pick<UnsavedProps, 'arranged'>) {
  const announce = useAnnounce();
  const edited = useAppSelector(selectEdited);
  const [isOpen, setOpen] = useState(false);
  const { length } = edited;
  const count = length + arranged.moved.length + Number(arranged.isNewFirstChanged);
  const bar = useRef<HTMLElement>(null);
  useFocusAboveBar(bar);

  // A move announces itself.
  const announced = useRef(length);
  useEffect(() => {
    if (length > announced.current) announce(words.count(count));
    announced.current = length;
  }, [announce, count, length]);

  return (
    <section ref={bar} className="desk-bar edits-bar" aria-label={words.bar}>
      {count > 0 && isOpen && <EditsReview edited={edited} arranged={arranged} count={count} />}
      <EditsMessage count={count} />
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
