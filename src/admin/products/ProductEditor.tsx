import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Card } from '../../catalogue/cards';
import {
  readDetails,
  selectCards,
  selectCategories,
  selectProducts,
} from '../../catalogue/catalogueSlice';
import type { Offer, Offers, PriceList } from '../../catalogue/priceList';
import { own, type Product, variantsOf } from '../../catalogue/product';
import { useAnnounce } from '../../store/announce';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { AskInPlace } from '../../ui/AskInPlace';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { Field } from '../../ui/Field';
import { focus } from '../../ui/focus';
import { lazyPart, usePart } from '../../ui/lazyPart';
import { homePath, productsPath } from '../../ui/navigation';
import { takeShared } from '../../ui/pictureStore';
import { productEditorWords as words } from '../../words/en/admin/productEditor';
import { productsWords } from '../../words/en/admin/products';
import { editorPath, NEW, useDraft } from './drafts';
import { loadDeskCards } from '../prices/priceListSlice';
import { describeDoubts, SaveButton, useFocusAboveBar } from './EditsBar';
import { saveProducts, settle } from './editsSlice';
import { PhotographField } from './PhotographField';
import { picturesOf } from './photographs';
import {
  cardFields,
  copyOf,
  emptyForm,
  formOf,
  isSame,
  newId,
  offersIn,
  problemsIn,
  type ProductForm,
  withDraft,
} from './productForm';
import './ProductEditor.css';

const focusField = (name: string) => {
  const field = document.getElementById(`product-${name}`);
  (field?.querySelector<HTMLElement>('input, button') ?? field)?.focus();
};

interface TextFieldProps {
  name: string;
  label: string;
  /** Its name for screen readers, if there are several of its kind. */
  accessibleName?: string;
  hint?: string;
  placeholder?: string;
  reason: string | undefined;
  kind?: 'rupees' | 'count' | 'lines';
  /** The id of a `datalist`. */
  list?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function TextField(props: TextFieldProps) {
  const { name, label, accessibleName, hint, reason, kind, onChange, ...input } = props;
  const shared = {
    ...input,
    'aria-label': accessibleName,
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(target.value);
    },
  };
  return (
    <Field id={`product-${name}`} label={label} hint={hint} reason={reason}>
      {(control) =>
        kind === 'lines' ? (
          <textarea rows={3} {...control} {...shared} />
        ) : (
          <div className={`field-box ${kind === 'rupees' ? 'rupees-box' : ''}`}>
            <input
              type="text"
              inputMode={kind && 'numeric'}
              autoComplete="off"
              enterKeyHint="done"
              {...control}
              {...shared}
            />
          </div>
        )
      }
    </Field>
  );
}

const columns = {
  fact: [{ part: 'name' }, { part: 'value' }],
  variant: [
    { part: 'name' },
    { part: 'price', kind: 'rupees', placeholder: words.samePrice },
    { part: 'left', kind: 'count', placeholder: words.notCounted },
  ],
} as const;

interface RowsProps<Row> {
  kind: keyof typeof columns;
  rows: readonly Row[];
  createRow: () => Row;
  field: (
    name: string,
    value: string,
  ) => Pick<TextFieldProps, 'name' | 'value' | 'reason' | 'onBlur'>;
  onChange: (rows: Row[]) => void;
}

/** Rows of fields, to which rows can be added. */
function Rows<Row extends { name: string }>(props: RowsProps<Row>) {
  const { kind, rows, createRow, field, onChange } = props;
  const announce = useAnnounce();
  const { heading, hint, add, number } = words[kind];
  const opener = useRef<HTMLButtonElement>(null);
  const titleOf = (row: Row, index: number) => row.name || number(index + 1);
  const addRow = () => {
    flushSync(() => {
      onChange([...rows, createRow()]);
    });
    focusField(`${kind}-name-${rows.length}`);
  };
  const remove = (row: Row, title: string) => {
    onChange(rows.filter((each) => each !== row));
    opener.current?.focus();
    announce(words.wasRemoved(title));
  };
  return (
    <fieldset className="editor-rows">
      <legend>{heading}</legend>
      <p className="field-hint">{hint}</p>
      {rows.map((row, index) => (
        <div key={index} className={`editor-row editor-row-${kind}`}>
          {columns[kind].map(({ part, ...more }) => (
            <TextField
              key={part}
              {...field(`${kind}-${part}-${index}`, row[part as keyof Row] as string)}
              {...more}
              label={words[part]}
              accessibleName={words.fieldOf(words[part], titleOf(row, index))}
              onChange={(value) => {
                onChange(rows.map((each) => (each === row ? { ...each, [part]: value } : each)));
              }}
            />
          ))}
          <button
            type="button"
            className="text-button"
            aria-label={words.removeOf(titleOf(row, index))}
            onClick={() => {
              remove(row, titleOf(row, index));
            }}
          >
            {words.remove}
          </button>
        </div>
      ))}
      <button ref={opener} type="button" className="button button-quiet" onClick={addRow}>
        {add}
      </button>
    </fieldset>
  );
}

type Outcome = keyof typeof words.done;

interface DoneProps {
  outcome: Outcome;
  id: string;
  title: string;
}

/** What was done with a product, and what may come next. */
function Done({ outcome, id, title }: DoneProps) {
  return (
    <>
      <p ref={focus} tabIndex={-1} className="success">
        {words.done[outcome](title)}
      </p>
      {outcome === 'published' && <p className="field-hint">{words.shared}</p>}
      <div className="button-row">
        {outcome === 'published' && (
          <Link className="button" to={editorPath(NEW)}>
            {words.addAnother}
          </Link>
        )}
        {outcome !== 'hidden' && (
          <Link className="button button-quiet" to={homePath({ product: id })}>
            {words.see}
          </Link>
        )}
      </div>
    </>
  );
}

interface EditorFormProps {
  path: string;
  uid: string;
  /** `undefined` for a new one. */
  product: Product | undefined;
  /** What a new one is like. */
  like: Product | undefined;
  list: PriceList;
}

function EditorForm({ path, uid, product, like, list }: EditorFormProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const categories = useAppSelector(selectCategories);
  const cards = useAppSelector(selectCards);
  const bar = useRef<HTMLElement>(null);
  useFocusAboveBar(bar);
  const { draft, isStored, update } = useDraft(uid, path);
  const [start] = useState(() => (like ? copyOf(formOf(like, list.offers)) : emptyForm));
  const [ownId] = useState(() => product?.id ?? draft?.id ?? newId());
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<DoneProps>();
  const [shared, setShared] = useState<readonly Blob[]>([]);
  const isForSale = product !== undefined && !product.hidden;
  const now = product ? formOf(product, isForSale ? list.offers : {}) : start;
  const typed = product && draft ? withDraft(now, draft) : draft?.typed;
  const form = typed ?? now;
  const problems = problemsIn(form);

  const change = (part: Partial<ProductForm>) => {
    update((before) => {
      const { shown, typed: last } = before ?? { shown: now, typed: now };
      const next = { ...last, ...part };
      return isSame(next, shown) ? undefined : { id: ownId, typed: next, shown };
    });
  };
  const receive = useEffectEvent(({ title, files }: Awaited<ReturnType<typeof takeShared>>) => {
    setShared(files);
    if (title && !form.title) change({ title });
  });
  const [isNew, isCopy] = [!product, !product && like !== undefined];
  useEffect(() => {
    if (isCopy) {
      focusField('title');
      (document.activeElement as HTMLInputElement).select();
    } else if (isNew) {
      void takeShared().then((taken) => {
        receive(taken);
      });
    }
  }, [isNew, isCopy]);

  const sold = product ? variantsOf(product) : [];
  const offers = product?.hidden ? {} : offersIn(ownId, form, list.offers);
  const changedOffers = (next: Offers) => {
    const gone = sold.filter(({ id }) => own(list.offers, id) && !own(next, id));
    const changed = Object.entries(next).filter(([id, { price, left }]) => {
      const offer = own(list.offers, id);
      return offer?.price !== price || offer.left !== left;
    });
    return Object.fromEntries<Offer | undefined>([
      ...gone.map(({ id }) => [id, undefined] as const),
      ...changed,
    ]);
  };
  const seen = offersIn(ownId, draft?.shown ?? now, list.offers);
  const doubts = sold.flatMap(({ id, title }) => {
    const [from, to] = [own(list.offers, id), own(offers, id)];
    return from && to ? describeDoubts(title, { seen: own(seen, id) ?? from, from, to }) : [];
  });

  const send = async (outcome: Outcome, fields: Partial<Card>, next: Offers) => {
    setSaving(true);
    const isTyped = outcome === 'published' || outcome === 'saved';
    const known = new Set(now.images);
    const added = isTyped ? form.images.filter((image) => !known.has(image)) : [];
    const pictures = await picturesOf(added).catch(() => undefined);
    const addedAt = product ? {} : { addedAt: list.revision + 1 };
    const card = { ...own(cards, ownId), ...addedAt, ...fields, id: ownId };
    const isChanged = Object.keys(fields).length > 0;
    const save = (files: Awaited<ReturnType<typeof picturesOf>>) =>
      saveProducts({
        ...{ cards: isChanged ? { [ownId]: card } : {}, pictures: files },
        offers: changedOffers(next),
      });
    const reason = pictures ? await settle(dispatch(save(pictures))) : 'photographGone';
    // What is saved next is on top of what another device has saved.
    if (reason === 'changed') await dispatch(loadDeskCards());
    const { failures, notPublished } = productsWords;
    const texts = { ...(product ? failures : notPublished), photographGone: words.photographGone };
    const sentence = reason && texts[reason];
    setSaving(false);
    setFailure(sentence);
    if (sentence) {
      announce(sentence);
      return;
    }
    // More may have been typed meanwhile.
    if (isTyped) update((last) => (isSame(last, draft) ? undefined : last));
    setDone({ outcome, id: ownId, title: (isTyped ? form : now).title });
  };

  const save = () => {
    const wrong = Object.keys(problems);
    setChecked(wrong);
    if (wrong[0]) {
      focusField(wrong[0]);
      announce(words.wrongFields(wrong.length));
      return;
    }
    void send(product ? 'saved' : 'published', cardFields(form, product, isForSale), offers);
  };
  const hide = (hidden: boolean) => {
    const { id } = product ?? { id: ownId };
    const fields = { ...cardFields(now, product, false), hidden };
    return send(hidden ? 'hidden' : 'shown', fields, hidden ? {} : offersIn(id, now, {}));
  };
  const discard = () => {
    update(() => undefined);
    setChecked([]);
    document.getElementById('product-editor')?.focus();
    announce(words.discarded);
  };

  const reasonIn = (name: string) => {
    const problem = checked.includes(name) && problems[name];
    return problem ? words.problems[problem] : undefined;
  };
  /** What a field has in any case. */
  const field = (name: string, value: string) => ({
    ...{ name, value, reason: reasonIn(name) },
    onBlur: () => {
      if (value) setChecked([...checked, name]);
    },
  });
  const textField = (name: 'title' | 'price' | 'was' | 'left' | 'category' | 'text') => ({
    ...field(name, form[name]),
    label: words[name],
    onChange: (value: string) => {
      change({ [name]: value });
    },
  });

  if (done) return <Done {...done} />;
  return (
    <>
      <div id="product-images" className="editor-images">
        <PhotographField
          images={form.images}
          files={shared}
          onChange={(images) => {
            change({ images });
          }}
        />
        {reasonIn('images') && <p className="reason">{reasonIn('images')}</p>}
      </div>
      <TextField {...textField('title')} />
      <div className="editor-short">
        <TextField {...textField('price')} kind="rupees" />
        <TextField {...textField('was')} kind="rupees" placeholder={words.optional} />
        {form.variants.length === 0 && (
          <TextField {...textField('left')} kind="count" placeholder={words.notCounted} />
        )}
        <TextField
          {...textField('category')}
          list="product-categories"
          placeholder={words.optional}
        />
        <datalist id="product-categories">
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
      <TextField {...textField('text')} kind="lines" />
      <Rows
        {...{ kind: 'fact', rows: form.facts, field }}
        createRow={() => ({ name: '', value: '' })}
        onChange={(facts) => {
          change({ facts });
        }}
      />
      <Rows
        {...{ kind: 'variant', rows: form.variants, field }}
        createRow={() => ({ id: newId(), name: '', price: '', left: '' })}
        onChange={(variants) => {
          change({ variants });
        }}
      />
      {product && (
        <div className="button-row">
          <Link className="button button-quiet" to={editorPath(NEW, ownId)}>
            {words.duplicate}
          </Link>
          {product.hidden ? (
            <BusyButton onPress={() => hide(false)}>{words.show}</BusyButton>
          ) : (
            <AskInPlace
              label={words.hide}
              question={words.hideQuestion}
              consequence={words.hideConsequence}
              keep={words.keepShown}
              isBusy={isSaving}
              onConfirm={() => hide(true)}
            />
          )}
        </div>
      )}
      <section ref={bar} className="edits-bar" aria-label={productsWords.bar}>
        {failure && <p className="reason">{failure}</p>}
        {!isStored && <p className="reason">{productsWords.notStored}</p>}
        {(draft ?? !product) && (
          <div className="edits-bar-row">
            {draft && (
              <AskInPlace
                label={words.discardDraft}
                question={words.discardQuestion}
                keep={words.keepDraft}
                onConfirm={discard}
              />
            )}
            <SaveButton
              label={product ? productsWords.save : words.publish}
              doubts={Object.keys(problems).length > 0 ? [] : doubts}
              isBusy={isSaving}
              onPress={save}
            />
          </div>
        )}
      </section>
    </>
  );
}

interface ProductEditorProps {
  uid: string;
  /** `NEW` for a new product. */
  id: string;
  /** The id of the product that a new one is like. */
  like: string | undefined;
  list: PriceList;
}

/** Where a merchant adds a product, or changes everything about one. */
export function ProductEditor({ uid, id, like, list }: ProductEditorProps) {
  const dispatch = useAppDispatch();
  const isNew = id === NEW;
  const source = isNew ? like : id;
  const listed = useAppSelector((state) => own(selectProducts(state), source ?? ''));
  const part = useMemo(
    () => (source === undefined ? undefined : lazyPart(() => dispatch(readDetails(source)))),
    [dispatch, source],
  );
  const { loaded, isFailed, retry } = usePart(part);
  const known = listed && loaded ? { ...loaded, ...listed } : undefined;
  const heading = isNew ? words.add : words.editOf(listed?.title ?? id);
  return (
    <section className="product-editor" aria-labelledby="product-editor">
      <Link className="editor-back" to={productsPath}>
        {words.back}
      </Link>
      <h2 id="product-editor" tabIndex={-1} ref={focus}>
        {heading}
      </h2>
      {source !== undefined && !listed && <p>{words.unknown}</p>}
      {listed && isFailed && <LoadFailure onRetry={retry}>{words.notLoaded}</LoadFailure>}
      {listed && !loaded && !isFailed && <p>{words.loading}</p>}
      {(source === undefined || known) && (
        <EditorForm
          path={editorPath(id, like)}
          product={isNew ? undefined : known}
          like={known}
          {...{ uid, list }}
        />
      )}
    </section>
  );
}
