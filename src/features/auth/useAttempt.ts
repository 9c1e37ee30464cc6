import { useLayoutEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { authWords as words } from '../../words/en/auth';
import type { AuthCall, AuthThunkAction } from './authThunks';
import { explainRefusal, type Explanation, type Reason } from './explainRefusal';

export type Attempt = Exclude<AuthCall, 'signOut'>;

/** What came of an attempt; it stays in view until the next one. */
export interface Outcome extends Explanation {
  call: Attempt;
  isRefused: boolean;
}

/** Calls the identity service for a form; announces each attempt and what came of it. */
export function useAttempt(
  explain: (reason: Reason, message: string) => Explanation = explainRefusal,
) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  useLayoutEffect(() => {
    const refused = outcome && form.current?.elements.namedItem(outcome.field);
    if (refused instanceof HTMLElement) refused.focus();
  }, [outcome]);

  const show = (next: Outcome) => {
    setOutcome(next);
    announce(next.sentence);
  };

  /** @returns whether the call was made and has succeeded */
  const attempt = async <Argument>(
    call: Attempt,
    action: AuthThunkAction<Argument>,
    success?: string,
  ) => {
    setOutcome(undefined);
    announce(words[`${call}Progress`]);
    const { payload } = await dispatch(action);
    if (typeof payload === 'object') {
      show({ call, isRefused: true, ...explain(payload.reason, payload.message) });
    } else if (payload && success) {
      show({ call, isRefused: false, field: 'form', sentence: success });
    }
    return payload === true;
  };

  return { form, attempt, outcome };
}

export const reasonFor = (outcome: Outcome | undefined, field: Outcome['field']) =>
  outcome?.field === field ? outcome.sentence : undefined;
