import { taxCode } from '#market/taxCode';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useAnnounce, useProblemAnnouncement } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { RootState } from '../../app/store';
import { selectCards, selectCategories, selectProducts } from '../../catalogue/catalogueSlice';
import { readDetails } from '../../catalogue/catalogueThunks';
import type { Card } from '../../catalogue/model/cards';
import { labelFields } from '../../markets/labelLaw';
import type { Offers, PriceList } from '../../catalogue/model/priceList';
import { lookUp, type Product, variantsOf } from '../../catalogue/model/product';
import { Picture } from '../../catalogue/product/Picture';
import { takeShared } from '../../catalogue/product/pictureStore';
import { isSameJson } from '../../isSameJson';
import { homePath, productsPath } from '../../navigation';
import { oneLine } from '../../orders/model/tidyText';
import { AskInPlace } from '../../ui/AskInPlace';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import { focus } from '../../ui/focus';
import { useLoaded } from '../../ui/useLoaded';
import { photographsWords, productEditorWords as words, productsWords } from '#words/desk/products';
import { selectPriceList } from './priceListSlice';
import { NEW, newPath, readDrafts, useDraft } from './drafts';
import { describeDoubts } from './edit';
import { SaveButton, useFocusAboveBar } from './EditsBar';
import { saveProducts, failureOf } from './editsSlice';
import { malformedParts } from './malformed';
import { PhotographField, type PhotographProgress } from './PhotographField';
import { picturesOf } from './photographs';
import {
  blankRows,
  cardFields,
  changedOffers,
  copyOf,
  emptyForm,
  formOf,
  newId,
  offersIn,
  problemsIn,
  type ProductForm,
  type TextName,
  withDraft,
} from './productForm';
import { TextField, type TextFieldProps } from './TextField';
import './ProductEditor.css';

const focusField = (name: string) => {
  const field = document.getElementById(`product-${name}`);
  // A photograph that is still being opened has no control yet.
  const [target] = ['.crop', 'input, button', '[tabindex]'].flatMap(
    (selector) => field?.querySelector<HTMLElement>(selector) ?? [],
  );
  (target ?? field)?.focus();
};

const columns = {
  fact: [{ part: 'name' }, { part: 'value' }],
  variant: [
    { part: 'name' },
    { part: 'price', kind: 'amount', placeholder: words.same },
    { part: 'contents', placeholder: words.same },
    { part: 'weight', kind: 'count', placeholder: words.same },
    { part: 'left', kind: 'count', placeholder: words.notCounted },
  ],
} as const;

interface VariantPhotographProps {
  id: string;
  /** The variant's name. */
  title: string;
  /** Empty: the product's first photograph. */
  image: string;
  /** The product's photographs. */
  images: readonly string[];
  onChange: (image: string) => void;
}

/** Chooses the photograph that shows a variant. */
function VariantPhotograph({ id, title, image, images, onChange }: VariantPhotographProps) {
  const chosen = images.includes(image) ? image : '';
  return (
    <Field id={id} label={words.photograph} reason={undefined}>
      {(control) => (
        <div className="variant-photograph">
          <Picture image={chosen || (images[0] ?? '')} alt="" sizes="4rem" />
          <select
            {...control}
            aria-label={words.fieldOf(words.photograph, title)}
            value={chosen}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          >
            <option value="">{words.firstPhotograph}</option>
            {images.map((each, index) => (
              <option key={each} value={each}>
                {photographsWords.photograph(index + 1, images.length)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

interface RowsProps {
  kind: keyof typeof columns;
  rows: readonly Readonly<Record<string, string>>[];
  /** The value of each field. */
  field: (name: string, value: string) => Pick<TextFieldProps, 'id' | 'value' | 'reason'>;
  /** The product's photographs, if there is one for each row. */
  images?: readonly string[];
  onChange: (rows: RowsProps['rows']) => void;
}

/** Rows of fields, to which rows can be added. */
function Rows({ kind, rows, field, images = [], onChange }: RowsProps) {
  const announce = useAnnounce();
  const { heading, hint, add, number } = words[kind];
  const opener = useRef<HTMLButtonElement>(null);
  const addRow = () => {
    flushSync(() => {
      onChange([...rows, blankRows[kind]()]);
    });
    focusField(`${kind}-name-${rows.length}`);
  };
  return (
    <fieldset className="editor-rows">
      <legend>{heading}</legend>
      <p className="field-hint">{hint}</p>
      {rows.map((row, index) => {
        const title = row.name || number(index + 1);
        const change = (part: string) => (value: string) => {
          onChange(rows.with(index, { ...row, [part]: value }));
        };
        return (
          <div key={index} className={`editor-row editor-row-${kind}`}>
            {columns[kind].map(({ part, ...more }) => (
              <TextField
                key={part}
                {...field(`${kind}-${part}-${index}`, row[part] ?? '')}
                {...more}
                label={words[part]}
                accessibleName={words.fieldOf(words[part], title)}
                onChange={change(part)}
              />
            ))}
            {images.length > 1 && (
              <VariantPhotograph
                id={`product-${kind}-image-${index}`}
                title={title}
                image={row.image ?? ''}
                images={images}
                onChange={change('image')}
              />
            )}
            <button
              type="button"
              className="text-button"
              aria-label={words.removeOf(title)}
              onClick={() => {
                onChange(rows.toSpliced(index, 1));
                opener.current?.focus();
                announce(words.wasRemoved(title));
              }}
            >
              {words.remove}
            </button>
          </div>
        );
      })}
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
  uid: string;
}

/** The outcome of a save or other change, with links to what may come next. */
function Done({ outcome, id, title, uid }: DoneProps) {
  return (
    <>
      <p ref={focus} tabIndex={-1} className="success">
        {words.done[outcome](title)}
      </p>
      {outcome === 'published' && <p className="field-hint">{words.shared}</p>}
      <div className="button-row">
        {outcome === 'published' && (
          <Link className="button" to={newPath(readDrafts(uid))}>
            {words.addAnother}
          </Link>
        )}
        {outcome !== 'hidden' && outcome !== 'savedHidden' && (
          <Link className="button button-quiet" to={homePath({ product: id })}>
            {words.see}
          </Link>
        )}
      </div>
    </>
  );
}

/** The known parts of an incomplete product. */
const asProduct = ({
  addedAt: _addedAt,
  malformed: _malformed,
  contents,
  ...card
}: Card): Product => ({
  title: '',
  image: '',
  price: 0,
  ...card,
  ...(contents && { contents }),
});

/** Normalizes titles, so that those that people take for the same are equal. */
const comparable = (title: string) => oneLine(title).normalize('NFKC').toLowerCase();

/** The title of another product in the shop that is the same as this one. */
const selectSameTitle = (state: RootState, id: string, title: string) => {
  const key = comparable(title);
  return Object.values(selectProducts(state)).find(
    (other) =>
      other.id !== id && !other.variantOf && !other.hidden && comparable(other.title) === key,
  )?.title;
};

/** Malformed data in the database, and what to do about it. */
function Malformed({ card }: { card: Card }) {
  return (
    <div className="products-notice">
      <p>{words.unfinished.malformed(malformedParts(card))}</p>
      <p>{words.unfinished.mend}</p>
      <Disclosure heading={words.unfinished.stored} level={3}>
        <p className="malformed">{card.malformed}</p>
      </Disclosure>
    </div>
  );
}

interface EditorFormProps {
  path: string;
  uid: string;
  /** `undefined` for a new one. */
  product: Product | undefined;
  /** Whether the product is in the database, but not in the shop, because something is missing. */
  isIncomplete: boolean;
  /** The defaults of a new one. */
  like: Product | undefined;
  shared: Awaited<ReturnType<typeof takeShared>>;
  list: PriceList;
}

function EditorForm(props: EditorFormProps) {
  const { path, uid, product, isIncomplete, like, shared, list } = props;
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();
  const categories = useAppSelector(selectCategories);
  const cards = useAppSelector(selectCards);
  const priceList = useAppSelector(selectPriceList);
  const bar = useRef<HTMLElement>(null);
  useFocusAboveBar(bar);
  const { draft, isStored, update } = useDraft(uid, path);
  const [start] = useState(() =>
    like ? copyOf(formOf(like, list.offers)) : { ...emptyForm, title: shared.title },
  );
  const [id] = useState(() => product?.id ?? draft?.id ?? newId());
  /** The fields that say what is wrong with them. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<DoneProps>();
  const isNew = product === undefined || isIncomplete;
  const isForSale = !isNew && !product.hidden;
  const now = product ? formOf(product, isForSale || isIncomplete ? list.offers : {}) : start;
  const form = product && draft ? withDraft(now, draft) : (draft?.typed ?? now);
  const [photograph, setPhotograph] = useState<PhotographProgress>();
  const problems = problemsIn(form, photograph);
  /** A save that waits for the photograph; `end` takes what is left of it. */
  const waiting = useRef<{
    outcome: Outcome;
    doubts: readonly string[];
    end: (rest?: Promise<void>) => void;
  }>(undefined);
  const [isWaiting, setWaiting] = useState(false);

  const change = (part: Partial<ProductForm>) => {
    update(({ shown, typed } = { id, shown: now, typed: now }) => {
      const next = { ...typed, ...part };
      return isSameJson(next, shown) ? undefined : { id, typed: next, shown };
    });
  };
  const changeOf = (name: keyof ProductForm) => (value: unknown) => {
    change({ [name]: value });
  };
  const isCopy = like !== undefined;
  useEffect(() => {
    if (!isCopy) return;
    focusField('title');
    (document.activeElement as HTMLInputElement).select();
  }, [isCopy]);

  const stored = lookUp(cards, id);
  const isMalformed = stored?.malformed !== undefined;
  const offers = offersIn(id, form, isNew ? {} : list.offers);
  const seen = offersIn(id, draft?.shown ?? now, list.offers);
  const unusual = (isNew ? [] : variantsOf(product)).flatMap(({ id: soldId, title }) => {
    const [from, to] = [lookUp(list.offers, soldId), lookUp(offers, soldId)];
    return from && to
      ? describeDoubts(title, { seen: lookUp(seen, soldId) ?? from, from, to })
      : [];
  });
  const isTitleNew = isNew || comparable(product.title) !== comparable(form.title);
  const other = useAppSelector((state) => selectSameTitle(state, id, form.title));
  const doubts = isTitleNew && other ? [words.sameTitle(other), ...unusual] : unusual;

  const send = async (
    outcome: Outcome,
    fields: Partial<Card>,
    next: Offers,
    images: readonly string[],
  ) => {
    const added = images.filter((image) => !now.images.includes(image));
    const pictures = await picturesOf(added).catch(() => undefined);
    const addedAt = isNew ? { addedAt: stored?.addedAt ?? list.revision + 1 } : {};
    const card = { ...stored, ...addedAt, ...fields, id };
    const changed = Object.keys(fields).length > 0 || isMalformed ? { [id]: card } : {};
    const changes = {
      base: { list, cards },
      seen,
      offers: changedOffers(product, next, list.offers),
      cards: changed,
    };
    const reason = pictures && (await failureOf(dispatch(saveProducts({ ...changes, pictures }))));
    const sentences = isNew ? productsWords.notPublished : productsWords.failures;
    const sentence = pictures ? reason && sentences[reason] : words.photographGone;
    setFailure(sentence);
    if (sentence) announceProblem(sentence);
    else setDone({ outcome, id, title: fields.title ?? now.title, uid });
    return !sentence;
  };

  const save = async (outcome: Outcome) => {
    const wrong = Object.keys(problems);
    setChecked(wrong);
    if (wrong[0]) {
      focusField(wrong[0]);
      announceProblem(words.wrongFields(wrong.length));
      return;
    }
    if (photograph === 'preparing') {
      setWaiting(true);
      await new Promise<void>((end) => {
        waiting.current = { outcome, doubts, end };
      });
      setWaiting(false);
      return;
    }
    const fields = {
      ...cardFields(form, product, isForSale),
      ...((outcome === 'shown' || (isIncomplete && product?.hidden)) && { hidden: false }),
    };
    const next = outcome === 'savedHidden' ? {} : offers;
    const isDone = await send(outcome, fields, next, form.images);
    // The draft is dropped only if nothing was typed during the save.
    if (isDone) update((last) => (isSameJson(last, draft) ? undefined : last));
  };
  const continueSave = useEffectEvent(() => {
    const { current: pending } = waiting;
    if (!pending || photograph === 'preparing') return;
    waiting.current = undefined;
    if (photograph === 'added' && isSameJson(doubts, pending.doubts)) {
      pending.end(save(pending.outcome));
    } else if (photograph === 'added') {
      // What was typed meanwhile hasn't been asked about: the next press does.
      announceProblem(doubts.join(' '));
      pending.end();
    } else {
      // The merchant wanted to save the product with this photograph.
      focusField('images');
      pending.end();
    }
  });
  useEffect(() => {
    continueSave();
  }, [photograph]);
  const hide = () => send('hidden', { ...cardFields(now, product, false), hidden: true }, {}, []);
  const discard = () => {
    update(() => undefined);
    waiting.current?.end();
    waiting.current = undefined;
    setChecked([]);
    document.getElementById('product-editor')?.focus();
    announce(words.discarded);
  };

  const whenShown = isNew ? 'published' : 'saved';
  const whenSaved = !isNew && product.hidden ? 'savedHidden' : whenShown;

  const wrongCount = checked.filter((name) => problems[name]).length;
  const announced = useRef(wrongCount);
  useEffect(() => {
    if (wrongCount < announced.current) announceProblem('');
    announced.current = wrongCount;
  }, [announceProblem, wrongCount]);

  const reasonIn = (name: string) => {
    const problem = checked.includes(name) && problems[name];
    return problem ? words.problems[problem] : undefined;
  };
  const field = (name: string, value: string) => ({
    id: `product-${name}`,
    value,
    reason: reasonIn(name),
    onBlur: () => {
      if (value) setChecked([...checked, name]);
    },
  });
  const textField = (name: TextName) => ({
    ...field(name, form[name]),
    label: words[name],
    onChange: changeOf(name),
  });

  if (done) return <Done {...done} />;
  return (
    <>
      {isMalformed && <Malformed card={stored} />}
      <div id="product-images" className="editor-images">
        {shared.leftOut > 0 && <p className="reason">{words.leftOut(shared.leftOut)}</p>}
        <PhotographField
          images={form.images}
          files={shared.files}
          onChange={changeOf('images')}
          onProgress={setPhotograph}
        />
        {reasonIn('images') && <p className="reason">{reasonIn('images')}</p>}
      </div>
      <TextField {...textField('title')} />
      <div className="editor-short">
        <TextField {...textField('price')} kind="amount" />
        <TextField {...textField('was')} kind="amount" placeholder={words.optional} />
        {form.variants.length === 0 && (
          <TextField {...textField('left')} kind="count" placeholder={words.notCounted} />
        )}
        <TextField {...textField('contents')} placeholder={words.contentsExample} />
        {taxCode && <TextField {...textField('taxCode')} placeholder={words.optional} />}
        <TextField {...textField('weight')} kind="count" placeholder={words.optional} />
        <TextField {...textField('size')} placeholder={words.sizeExample} />
        <TextField {...textField('category')} list="categories" placeholder={words.optional} />
        <datalist id="categories">
          {categories.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
      <Field id="product-text" label={words.text} reason={reasonIn('text')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={form.text}
            onBlur={() => {
              if (form.text) setChecked([...checked, 'text']);
            }}
            onChange={({ target }) => {
              change({ text: target.value });
            }}
          />
        )}
      </Field>
      <Rows kind="fact" rows={form.facts} field={field} onChange={changeOf('facts')} />
      <fieldset className="editor-rows">
        <legend>{words.ofLabel.heading}</legend>
        <p className="field-hint">{words.ofLabel.hint}</p>
        {labelFields.map((name) => (
          <TextField key={name} {...textField(name)} placeholder={words.ofLabel.examples[name]} />
        ))}
      </fieldset>
      <Rows
        kind="variant"
        rows={form.variants}
        field={field}
        images={form.images}
        onChange={changeOf('variants')}
      />
      {!isNew && (
        <div className="button-row">
          <Link className="button button-quiet" to={newPath(readDrafts(uid), id)}>
            {words.duplicate}
          </Link>
          {product.hidden ? (
            <BusyButton isDisabled={isWaiting} onPress={() => save('shown')}>
              {words.show}
            </BusyButton>
          ) : (
            <AskInPlace
              label={words.hide}
              question={words.hideQuestion}
              consequence={words.hideConsequence}
              keep={words.keepShown}
              isBusy={priceList.isSaving}
              onConfirm={hide}
            />
          )}
        </div>
      )}
      <section ref={bar} className="desk-bar edits-bar" aria-label={productsWords.bar}>
        {failure && <p className="reason">{failure}</p>}
        {!isStored && <p className="reason">{productsWords.notStored}</p>}
        {(draft ?? (isNew || isMalformed)) && (
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
              label={isNew ? words.publish : productsWords.save}
              doubts={Object.keys(problems).length > 0 ? [] : doubts}
              isBusy={priceList.isSaving || isWaiting}
              onPress={() => void save(whenSaved)}
            />
          </div>
        )}
      </section>
    </>
  );
}

const nothing = { title: '', leftOut: 0, files: [] };

interface ProductEditorProps {
  uid: string;
  /** The address. */
  path: string;
  /** `NEW` for a new product. */
  id: string;
  /** The id of the product that a new one is like. */
  like: string | undefined;
  list: PriceList;
}

/** The editor, in which a merchant adds a product or changes one. */
export function ProductEditor({ uid, path, id, like, list }: ProductEditorProps) {
  const dispatch = useAppDispatch();
  const isNew = id === NEW;
  const source = isNew ? like : id;
  const found = useAppSelector((state) => lookUp(selectProducts(state), source ?? ''));
  const card = useAppSelector((state) => (isNew ? undefined : lookUp(selectCards(state), id)));
  const isIncomplete = !found && card !== undefined;
  const sold = found?.variantOf === undefined ? found : undefined;
  const listed = isIncomplete ? asProduct(card) : sold;
  const load = useCallback(
    async () =>
      source === undefined
        ? { shared: await takeShared() }
        : { shared: nothing, known: await dispatch(readDetails(source)) },
    [dispatch, source],
  );
  const { loaded, isFailed, retry } = useLoaded(load);
  const { details = {}, pictures = [] } = loaded?.known ?? {};
  const known = listed && loaded?.known && { details, pictures, ...listed };
  const heading = isNew ? words.add : words.editOf(listed?.title || id);
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
      {loaded && (source === undefined || known) && (
        <EditorForm
          path={path}
          product={isNew ? undefined : known}
          isIncomplete={isIncomplete}
          like={isNew ? known : undefined}
          shared={loaded.shared}
          uid={uid}
          list={list}
        />
      )}
    </section>
  );
}
