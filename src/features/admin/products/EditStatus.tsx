import type { Offer } from '../../../model/changeProducts';
import { useAppDispatch } from '../../../shared/hooks';
import { passFocus } from '../../../shared/passFocus';
import { useAnnounce } from '../../../shared/useAnnounce';
import { productsWords as words } from '../../../words/en/admin/products';
import type { Product } from '../../catalogue/product';
import { editReset } from './editsSlice';
import { areSame } from './offers';

interface EditStatusProps {
  product: Product;
  from: Offer;
  /** `undefined` while something is wrong. */
  to: Offer | undefined;
}

/** Marks a product with an unsaved change, which can be reset. */
export function EditStatus({ product: { id, title }, from, to }: EditStatusProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  if (to && areSame(from, to)) return null;
  return (
    <div className="product-edit-status">
      <p>{to ? words.changed(from, to) : words.needsAttention}</p>
      <button
        ref={passFocus}
        type="button"
        className="text-button"
        aria-label={words.resetOf(title)}
        onClick={() => {
          dispatch(editReset(id));
          announce(words.wasReset(title));
        }}
      >
        {words.reset}
      </button>
    </div>
  );
}
