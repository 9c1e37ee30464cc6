import { useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { type AppThunk, useAppDispatch } from '../../app/hooks';
import { storedValue } from '../../ui/storage';
import { withdrawalWords as words } from '../../words/en/withdrawal';
import { createLinkKey } from '../model/orderLink';
import { reasonOf } from '../model/orderService';
import {
  type Declaration,
  declarationFields,
  type DeclarationField,
  tidyDeclaration,
} from '../model/withdrawal';

interface Draft extends Declaration {
  /** Changes with the text: the same declaration sent again has the same id, and is stored once. */
  id: string;
  /** When it arrived, in milliseconds; `undefined` until then. */
  at?: number | undefined;
}

const emptyDraft = (): Draft => ({ id: createLinkKey(), name: '', order: '', what: '', reach: '' });

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['id', ...declarationFields].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** Survives a reload in this tab. */
const storedDraft = storedValue('sessionStorage', 'user:withdrawal', isDraft);

const declare =
  ({ id, ...typed }: Draft): AppThunk<Promise<number>> =>
  async (_dispatch, _getState, { database }) =>
    (await database()).declareWithdrawal(id, tidyDeclaration(typed));

/** What a shopper types to withdraw from a contract, until they start with another one. */
export function useWithdrawal() {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [draft, setDraft] = useState(() => storedDraft.read() ?? emptyDraft());
  const [failure, setFailure] = useState('');
  const save = (next: Draft) => {
    storedDraft.write(next);
    setDraft(next);
  };

  return {
    draft,
    /** The declaration as it is sent. */
    declaration: tidyDeclaration(draft),
    /** Why it couldn't be sent; empty if nothing failed. */
    failure,
    change: (field: DeclarationField, value: string) => {
      setFailure('');
      save({ ...draft, [field]: value, id: createLinkKey() });
    },
    /** Sends it. Never rejects. */
    confirm: async () => {
      try {
        const at = await dispatch(declare(draft));
        setFailure('');
        save({ ...draft, at });
        announce(words.received);
      } catch (error) {
        const sentence = reasonOf(error) === 'unreachable' ? words.unreachable : words.refused;
        setFailure(sentence);
        announce(sentence);
      }
    },
    startAnother: () => {
      storedDraft.write(undefined);
      setDraft(emptyDraft());
    },
  };
}
