import { useState } from 'react';
import { productsPath } from '../../navigation';
import { storedValue } from '../../ui/storage';
import { blankRows, emptyForm, type ProductDraft, type ProductForm } from './productForm';
import { isRecord } from './useEdits';

/** The id in the address of a product that isn't published yet. */
export const NEW = 'new';

/**
 * The address of a product's editor; a new one may be `like` another.
 *
 * @param draft the number of a new one, from 2, while others are drafts
 */
export function editorPath(id: string, like?: string, draft?: string) {
  const parameters = { product: id, ...(like && { like }), ...(draft && { draft }) };
  return `${productsPath}&${new URLSearchParams(parameters).toString()}`;
}

/** The address of a new product's editor that has no draft yet. */
export function newPath(drafts: Drafts, like?: string): string {
  const pathOf = (number: number) => editorPath(NEW, like, number > 1 ? `${number}` : undefined);
  let number = 1;
  while (Object.hasOwn(drafts, pathOf(number))) number += 1;
  return pathOf(number);
}

/** Whether a value has the fields of a sample, and lists of what the sample's have. */
export function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((each) => isLike(each, sample[0]));
  if (!isRecord(sample)) return typeof value === typeof sample;
  return (
    isRecord(value) && Object.entries(sample).every(([name, each]) => isLike(value[name], each))
  );
}

const blankVariant = { ...blankRows.variant(), id: '' };
const rows = { images: [''], facts: [blankRows.fact()], variants: [blankVariant] };
const form = { ...emptyForm, ...rows };

/** Drafts by the addresses of their editors. */
type Drafts = Readonly<Record<string, ProductDraft>>;

/** A form with the fields that it has got since it was stored. */
function completedForm(stored: Partial<ProductForm>): ProductForm {
  const whole = { ...emptyForm, ...stored };
  // The storage may have anything in place of a form.
  if (!Array.isArray(whole.variants)) return whole;
  const variants: ProductForm['variants'] = whole.variants;
  return { ...whole, variants: variants.map((row) => ({ ...blankVariant, ...row })) };
}

const completed = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  typed: completedForm(draft.typed),
  shown: completedForm(draft.shown),
});

const areDrafts = (value: unknown): value is Drafts =>
  isRecord(value) &&
  Object.values(value).every(
    (draft) =>
      isLike(draft, { typed: {}, shown: {} }) &&
      isLike(completed(draft as ProductDraft), { id: '', typed: form, shown: form }),
  );

const storedDrafts = (uid: string) =>
  storedValue('localStorage', `user:product-drafts/${uid}`, areDrafts);

export const readDrafts = (uid: string): Drafts =>
  Object.fromEntries(
    Object.entries(storedDrafts(uid).read() ?? {}).map(([path, draft]) => [path, completed(draft)]),
  );

/** The draft at this address, stored until it is saved, discarded or undone by hand, or the session ends. */
export function useDraft(uid: string, path: string) {
  const [draft, setDraft] = useState(() => readDrafts(uid)[path]);
  const [isStored, setStored] = useState(true);
  /** Changes the drafts as stored now, since those of an earlier render may be stale. */
  const update = (change: (last: ProductDraft | undefined) => ProductDraft | undefined) => {
    const { [path]: last, ...others } = readDrafts(uid);
    const next = change(last);
    const drafts = next ? { ...others, [path]: next } : others;
    setStored(storedDrafts(uid).write(Object.keys(drafts).length > 0 ? drafts : undefined));
    setDraft(next);
  };
  return { draft, isStored, update };
}
