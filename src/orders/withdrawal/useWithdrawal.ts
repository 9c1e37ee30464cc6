import { useCallback, useState } from 'react';
import { shop } from '#shop/config';
import { useAnnounce, useProblemAnnouncement } from '../../app/announce';
import { type AppThunk, useAppDispatch } from '../../app/hooks';
import { mayHaveGuest } from '../../auth/guest/guestMark';
import { storedValue } from '../../ui/storage';
import { usePolling } from '../../ui/usePolling';
import { withdrawalWords as words } from '#words/withdrawal';
import { isOrderId } from '../model/order';
import { createLinkKey } from '../model/orderLink';
import { type OrderReason, reasonOf } from '../model/orderService';
import {
  type Declaration,
  declarationFields,
  type DeclarationField,
  tidyDeclaration,
  type Withdrawal,
} from '../model/withdrawal';

interface WithdrawalDraft extends Declaration {
  /** Changes with the text: the same declaration sent again has the same id, and is stored once. */
  id: string;
  /** When it arrived, in milliseconds; `undefined` until then. */
  at?: number | undefined;
}

const emptyDraft = (): WithdrawalDraft => ({
  id: createLinkKey(),
  name: '',
  order: '',
  what: '',
  reach: '',
});

const isDraft = (value: unknown): value is WithdrawalDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['id', ...declarationFields].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** Survives a reload in this tab. */
const storedDraft = storedValue('sessionStorage', 'user:withdrawal', isDraft);

/** Declares in a session of its own, which a shopper who isn't signed in gets without typing anything. */
const declareInSession =
  (id: string, declaration: Declaration): AppThunk<Promise<number>> =>
  async (_dispatch, _getState, services) => {
    const [guests, user] = await Promise.all([services.guests(), services.auth.find()]);
    if (user) return (await services.database()).declareWithdrawal(id, declaration, user.uid);
    const uid = await guests.enter();
    try {
      return await (await services.database('guest')).declareWithdrawal(id, declaration, uid);
    } finally {
      // The session ends, so that a visitor who hasn't ordered here leaves nothing behind.
      if (!mayHaveGuest()) await guests.leave().catch(() => undefined);
    }
  };

/** The number of an order of the shop is enough; any other declaration needs a session, whose next one has to wait. */
const declare =
  ({ id, ...typed }: WithdrawalDraft): AppThunk<Promise<number>> =>
  async (dispatch, _getState, { database }) => {
    const declaration = tidyDeclaration(typed);
    const { order } = declaration;
    if (isOrderId(order)) {
      try {
        return await (await database()).declareWithdrawal(id, declaration, order);
      } catch (error) {
        if (reasonOf(error) !== 'refused') throw error;
      }
    }
    return dispatch(declareInSession(id, declaration));
  };

const findWithdrawal =
  (id: string): AppThunk<Promise<Withdrawal | undefined>> =>
  async (_dispatch, _getState, { database }) =>
    (await database()).findWithdrawal(id);

const receiptPolling = { everyMs: 15_000, upToMs: 240_000 };

/** The state of a stored withdrawal, polled until its receipt is emailed. */
export function useStoredWithdrawal(id: string): Withdrawal | undefined {
  const dispatch = useAppDispatch();
  const [stored, setStored] = useState<Withdrawal>();
  const isAwaited = shop.functions !== undefined && stored?.emailedAt === undefined;
  const poll = useCallback(
    () => dispatch(findWithdrawal(id)).then(setStored, () => undefined),
    [dispatch, id],
  );
  usePolling(isAwaited ? poll : undefined, receiptPolling, stored?.waits);
  return stored;
}

const failures: Partial<Record<OrderReason, string>> = {
  unreachable: words.unreachable,
  'too-soon': words.tooSoon,
};

/** The declaration that a shopper types, until they start another one. */
export function useWithdrawal() {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();
  const [draft, setDraft] = useState(() => storedDraft.read() ?? emptyDraft());
  const [failure, setFailure] = useState('');
  const save = (next: WithdrawalDraft) => {
    storedDraft.write(next);
    setDraft(next);
  };

  return {
    draft,
    /** The declaration as it is sent. */
    declaration: tidyDeclaration(draft),
    /** Why it couldn't be sent; empty if it didn't fail. */
    failure,
    change: (field: DeclarationField, value: string) => {
      if (failure) announceProblem('');
      setFailure('');
      save({ ...draft, [field]: value, id: createLinkKey() });
    },
    /** Sends the declaration. Never rejects. */
    confirm: async () => {
      try {
        const at = await dispatch(declare(draft));
        setFailure('');
        save({ ...draft, at });
        announce(words.received);
      } catch (error) {
        const { [reasonOf(error)]: sentence = words.refused } = failures;
        setFailure(sentence);
        announceProblem(sentence);
      }
    },
    startAnother: () => {
      storedDraft.write(undefined);
      setDraft(emptyDraft());
    },
  };
}
