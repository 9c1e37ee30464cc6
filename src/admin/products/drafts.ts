import { useState } from 'react';
import { productsPath } from '../../ui/navigation';
import { storedValue } from '../../ui/storage';
import type { Draft } from './productForm';

/** The id in the address of a product that isn't published yet. */
export const NEW = 'new';

/** The address of a product's editor; a new one may be `like` another. */
export const editorPath = (id: string, like?: string) =>
  `${productsPath}&${new URLSearchParams({ product: id, ...(like && { like }) }).toString()}`;

/** By the addresses of the editors. */
type Drafts = Readonly<Record<string, Draft>>;

/** With other fields, drafts need another name. */
const storedDrafts = (uid: string) =>
  storedValue(
    'localStorage',
    `user:product-drafts/${uid}`,
    (value): value is Drafts => typeof value === 'object' && value !== null,
  );

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
