import { own } from '../../../model/own';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { useAnnounce } from '../../../shared/useAnnounce';
import { productsWords } from '../../../words/en/admin/products';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { BusyButton } from '../../orders/BusyButton';
import { selectLive } from '../live/liveSlice';
import { selectOfferOf } from './editsSelectors';
import { formerApplied } from './editsSlice';
import { discardFormer } from './editsThunks';
import type { FormerChange } from './listFormerChanges';
import { edited } from './offers';

const { change: describe, former: words } = productsWords;

/** The prices that merchants had changed before the shop was deployed, and what to do with them. */
export function FormerChanges({ former }: { former: readonly FormerChange[] }) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const offerOf = useAppSelector(selectOfferOf);
  const products = useAppSelector(selectProducts);
  const release = useAppSelector((state) => selectLive(state).changes?.release ?? '');

  const sentenceFor = ({ id, edit }: FormerChange) => {
    const product = own(products, id);
    const from = product && offerOf?.(product);
    return from && edit ? describe(product.title, from, edited(from, edit)) : words.gone(id);
  };
  const apply = () => {
    const edits = former.flatMap(({ id, edit }) => (edit ? [{ id, edit }] : []));
    dispatch(formerApplied({ release, edits }));
    announce(words.applied);
    document.getElementById('products')?.focus();
  };
  return (
    <section className="products-notice" aria-labelledby="former-changes">
      <h3 id="former-changes" tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.explanation}</p>
      <ul>
        {former.map((each) => (
          <li key={each.id}>{sentenceFor(each)}</li>
        ))}
      </ul>
      <div className="button-row">
        <button type="button" className="button" onClick={apply}>
          {words.apply}
        </button>
        <BusyButton onPress={() => dispatch(discardFormer())}>{words.discard}</BusyButton>
      </div>
    </section>
  );
}
