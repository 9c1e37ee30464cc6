import { AskInPlace } from '../../../shared/components/AskInPlace';
import { useAppDispatch } from '../../../shared/hooks';
import { useAnnounce } from '../../../shared/useAnnounce';
import { productsWords as words } from '../../../words/en/admin/products';
import type { EditedProduct } from './editsSelectors';
import { editsDiscarded } from './editsSlice';

/** What shoppers will see once the changes are saved. */
export function EditsReview({ edited }: { edited: readonly EditedProduct[] }) {
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
      </ul>
      <AskInPlace
        label={words.discard}
        question={words.discardQuestion(edited.length)}
        keep={words.keep}
        onConfirm={discard}
      />
    </div>
  );
}
