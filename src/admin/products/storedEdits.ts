import { editsKeyOf } from '../merchantKeys';
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

export function readEdits(uid: string): StoredEdits {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(editsKeyOf(uid)) ?? 'null');
    if (isRecord(value) && isRecord(value.byId)) {
      const { byId, appliedRelease } = value;
      const edits = Object.entries(byId).filter(([, edit]) => isEdit(edit));
      return {
        byId: Object.fromEntries(edits) as Record<string, Edit>,
        appliedRelease: typeof appliedRelease === 'string' ? appliedRelease : undefined,
      };
    }
  } catch {
    // Storage is forbidden, or something else has written there.
  }
  return { byId: {} };
}

/** @returns whether they are stored; if not, they last as long as the page */
export function storeEdits(uid: string, { byId, appliedRelease }: StoredEdits): boolean {
  try {
    if (Object.keys(byId).length === 0) localStorage.removeItem(editsKeyOf(uid));
    else localStorage.setItem(editsKeyOf(uid), JSON.stringify({ byId, appliedRelease }));
    return true;
  } catch {
    // Full or forbidden.
    return false;
  }
}
