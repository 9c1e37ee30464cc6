import { storedValue } from '../../ui/storage';
import type { Edit, Fields } from './offers';

/** A merchant's unsaved changes. */
export interface StoredEdits {
  byId: Readonly<Record<string, Edit>>;
  /** The release before a deployment whose prices are among them. */
  appliedRelease?: string | undefined;
}

const LONGEST = 40;

const isText = (value: unknown) => typeof value === 'string' && value.length <= LONGEST;

const checks: Record<keyof Fields, (value: unknown) => boolean> = {
  price: isText,
  soldOut: (value) => typeof value === 'boolean',
  left: isText,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEdit = (value: unknown) =>
  isRecord(value) &&
  Object.entries(value).every(([name, field]) => {
    const isValid = Object.hasOwn(checks, name) && checks[name as keyof Fields];
    return isValid && isRecord(field) && isValid(field.typed) && isValid(field.from);
  });

const isStored = (value: unknown): value is StoredEdits => isRecord(value) && isRecord(value.byId);

export const storedEditsOf = (uid: string) =>
  storedValue('localStorage', `user:products/${uid}`, isStored);

export function readEdits(uid: string): StoredEdits {
  const { byId = {}, appliedRelease } = storedEditsOf(uid).read() ?? {};
  return {
    byId: Object.fromEntries(Object.entries(byId).filter(([, edit]) => isEdit(edit))),
    appliedRelease: typeof appliedRelease === 'string' ? appliedRelease : undefined,
  };
}

/** @returns whether they are stored; if not, they last as long as the page */
export const storeEdits = (uid: string, { byId, appliedRelease }: StoredEdits) =>
  storedEditsOf(uid).write(Object.keys(byId).length > 0 ? { byId, appliedRelease } : undefined);
