import { AskInPlace } from '../../../shared/components/AskInPlace';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { useAnnounce } from '../../../shared/useAnnounce';
import { productsWords as words } from '../../../words/en/admin/products';
import { selectLive } from '../live/liveSlice';
import { selectFormer, type EditedProduct } from './editsSelectors';
import { selectEdits } from './editsSlice';
import { saveEdits } from './editsThunks';
import { doubtsAbout } from './offers';

interface SaveEditsProps {
  edited: readonly EditedProduct[];
  /** Something has to be corrected first. */
  onWrong: () => void;
}

/** Saves all changes; those that look like typos, or overwrite others, are confirmed first. */
export function SaveEdits({ edited, onWrong }: SaveEditsProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { isSaving } = useAppSelector(selectLive);
  const { failure } = useAppSelector(selectEdits);
  const former = useAppSelector(selectFormer);
  const wrong = edited.filter((each) => each.wrong.length > 0);
  const doubts = edited.flatMap((each) =>
    doubtsAbout(each).map((doubt) => words.doubts[doubt](each.product.title, each)),
  );
  const label = failure && failure !== 'changed' ? words.tryAgain : words.save;

  const press = () => {
    if (isSaving) return;
    if (former.length > 0) {
      document.getElementById('former-changes')?.focus();
      announce(words.firstDecide);
    } else if (wrong.length > 0) {
      onWrong();
      const [first] = wrong;
      if (first) document.getElementById(`${first.wrong[0]}-${first.product.id}`)?.focus();
      announce(words.firstCorrect(wrong.length));
    } else {
      void dispatch(saveEdits());
    }
  };

  if (doubts.length > 0 && wrong.length + former.length === 0) {
    return (
      <AskInPlace
        label={label}
        question={words.doubtful}
        keep={words.checkAgain}
        isQuiet={false}
        isBusy={isSaving}
        onConfirm={press}
      >
        <ul>
          {doubts.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </AskInPlace>
    );
  }
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isSaving}
      aria-busy={isSaving}
      onClick={press}
    >
      {label}
    </button>
  );
}
