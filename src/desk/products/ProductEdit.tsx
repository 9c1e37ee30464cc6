import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { canBeOrdered, type Offer } from '../../catalogue/model/priceList';
import { lookUp, type Product, unbroken } from '../../catalogue/model/product';
import { Picture } from '../../catalogue/product/Picture';
import { Button } from '../../ui/Button';
import { passFocus } from '../../ui/focus';
import { productEditorWords, productsWords as words } from '#words/desk/products';
import { editorPath } from './drafts';
import { applyEdit, areSame, type Fields, fieldsOf, priceProblem, type Wrong } from './edit';
import { editReset, fieldEdited, type PublishFailure, selectEdit } from './editsSlice';
import { selectPriceList } from './priceListSlice';
import { TextField } from './TextField';
import { canChangeVisibility, changeVisibility } from './visibility';

interface EditStatusProps {
  product: Product;
  from: Offer;
  /** `undefined` while something is wrong. */
  to: Offer | undefined;
}

/** Marks a product with an unsaved change, which can be reset. */
function EditStatus({ product: { id, title }, from, to }: EditStatusProps) {
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

/** Hides a product, which stays in the list, or shows it again; nothing if the editor has to complete it first. */
function Visibility({ product }: { product: Product }) {
  const { title, hidden } = product;
  const dispatch = useAppDispatch();
  const { isSaving } = useAppSelector(selectPriceList);
  const [failure, setFailure] = useState<PublishFailure>();
  if (!canChangeVisibility(product)) return null;
  const { hide, hideOf, show, showOf } = productEditorWords;
  return (
    <>
      <Button
        className="text-button"
        aria-label={hidden ? showOf(title) : hideOf(title)}
        isDisabled={isSaving}
        onClick={() => void dispatch(changeVisibility(product)).then(setFailure)}
      >
        {hidden ? show : hide}
      </Button>
      {failure && <p className="reason">{words.failures[failure]}</p>}
    </>
  );
}

interface ProductEditProps {
  product: Product;
  /** How it is offered today. */
  offer: Offer;
  /** Whether something was typed in its editor that isn't saved. */
  hasDraft: boolean;
}

/** One product, with the fields that change how it is offered. */
export const ProductEdit = memo(function ProductEdit(props: ProductEditProps) {
  const { product, offer, hasDraft } = props;
  const { id, title, image, hidden, variantOf = id } = product;
  const dispatch = useAppDispatch();
  const edit = useAppSelector((state) => selectEdit(state, id));
  const whole = useAppSelector((state) => lookUp(selectProducts(state), variantOf));
  const isFirst = variantOf === id || whole?.variants?.[0]?.id === id;
  const [typing, setTyping] = useState<Wrong>();
  const { fields, wrong, to } = applyEdit(offer, edit);
  const change = <Name extends keyof Fields>(name: Name, typed: Fields[Name]) => {
    const from = fieldsOf(offer)[name];
    dispatch(fieldEdited({ id, edit: { [name]: typed === from ? undefined : { typed, from } } }));
  };
  const textField = (name: Wrong, reason: string) => ({
    id: `${name}-${id}`,
    value: fields[name],
    // A field shows its error only on blur, as an emptied one is about to be filled.
    reason: wrong.includes(name) && typing !== name ? reason : undefined,
    onBlur: () => {
      setTyping(undefined);
    },
    onChange: (typed: string) => {
      setTyping(name);
      change(name, typed);
    },
  });

  const published = canBeOrdered(offer) ? words.published(offer.price) : words.publishedSoldOut;
  return (
    <li className="product-edit">
      {image ? <Picture image={image} alt="" sizes="4rem" /> : <div className="picture" />}
      <div className="product-edit-head">
        <h3 tabIndex={-1}>{unbroken(title)}</h3>
        <p className="product-edit-published">
          {hidden ? productEditorWords.hidden : published}
          {hasDraft && <strong className="product-edit-draft">{productEditorWords.draft}</strong>}
        </p>
        <Link
          className="product-edit-link"
          to={editorPath(variantOf)}
          aria-label={productEditorWords.editOf(title)}
        >
          {productEditorWords.edit}
        </Link>
      </div>
      {!hidden && (
        <>
          <TextField
            {...textField('price', words[priceProblem(fields.price) || 'wrongPrice'])}
            kind="amount"
            label={words.price}
            accessibleName={words.priceOf(title)}
            disabled={fields.soldOut}
          />
          <TextField
            {...textField('left', words.wrongLeft)}
            kind="count"
            label={words.left}
            accessibleName={words.leftOf(title)}
            placeholder={words.notCounted}
          />
          <label className="checkbox">
            <input
              type="checkbox"
              aria-label={words.soldOutOf(title)}
              checked={fields.soldOut}
              onChange={({ target }) => {
                change('soldOut', target.checked);
              }}
            />
            {words.soldOut}
          </label>
        </>
      )}
      {whole && isFirst && <Visibility product={whole} />}
      {!hidden && (
        <EditStatus product={product} from={offer} to={wrong.length > 0 ? undefined : to} />
      )}
    </li>
  );
});
