import { useState } from 'react';
import { productsPath } from '../../ui/navigation';
import { storedValue } from '../../ui/storage';
import { type Draft, emptyForm, type ProductForm } from './productForm';
import { isRecord } from './useEdits';

/** The id in the address of a product that isn't published yet. */
export const NEW = 'new';

/** The address of a product's editor; of a new one, it may be `like` another. */
export const editorPath = (id: string, like?: string) =>
  `${productsPath}&${new URLSearchParams({ product: id, ...(like !== undefined && { like }) }).toString()}`;

/** By the addresses of the editors. */
type Drafts = Readonly<Record<string, Draft>>;

const isText = (value: unknown) => typeof value === 'string';
const areRows = (value: unknown, names: readonly string[]) =>
  Array.isArray(value) &&
  value.every((row) => isRecord(row) && names.every((name) => isText(row[name])));

const isForm = (value: unknown): value is ProductForm =>
  isRecord(value) &&
  Object.entries(emptyForm).every(([name, empty]) => Array.isArray(empty) || isText(value[name])) &&
  Array.isArray(value.images) &&
  value.images.every(isText) &&
  areRows(value.facts, ['name', 'value']) &&
  areRows(value.variants, ['id', 'name', 'price', 'left']);

const isDraft = (value: unknown) =>
  isRecord(value) && isText(value.id) && isForm(value.typed) && isForm(value.shown);

const areDrafts = (value: unknown): value is Drafts =>
  isRecord(value) && Object.values(value).every(isDraft);

const storedDrafts = (uid: string) =>
  storedValue('localStorage', `user:product-drafts/${uid}`, areDrafts);

export const readDrafts = (uid: string): Drafts => storedDrafts(uid).read() ?? {};

/** What is typed at this address, which survives a reload. */
export function useDraft(uid: string, path: string) {
  const [draft, setDraft] = useState(() => readDrafts(uid)[path]);
  const [isStored, setStored] = useState(true);
  /** Changes what is stored, which an earlier render's event may not know. */
  const update = (change: (last: Draft | undefined) => Draft | undefined) => {
    const { [path]: last, ...others } = readDrafts(uid);
    const next = change(last);
    const drafts = next ? { ...others, [path]: next } : others;
    setStored(storedDrafts(uid).write(Object.keys(drafts).length > 0 ? drafts : undefined));
    setDraft(next);
  };
  return { draft, isStored, update };
}
