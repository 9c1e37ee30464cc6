import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../app/announce';
import { useAppDispatch } from '../app/hooks';
import { Button } from '../ui/Button';
import { scrollIntoView } from '../ui/focus';
import { authWords as words } from '../words/en/auth';
import type { AuthReason } from './authService';
import type { AuthCall, AuthRejection, AuthThunkAction } from './authThunks';
import { alertRefusal, usePendingAuth } from './useAuth';

export type Reason = AuthRejection['reason'];

export interface Explanation {
  /** The field that a refusal is about, or 'form'. */
  field: 'email' | 'password' | 'newPassword' | 'form';
  /** What to tell the user. */
  sentence: string;
}

const fields: Partial<Record<Reason, Explanation['field']>> = {
  // Mostly it is the password that is wrong.
  'wrong-credentials': 'password',
  'wrong-password': 'password',
  'no-account': 'email',
  'account-closed': 'email',
  'already-in-use': 'email',
  'invalid-email': 'email',
  'missing-email': 'email',
  'missing-password': 'password',
  'password-too-short': 'password',
  'password-too-simple': 'password',
};

const sentences: Record<AuthReason, string> & Partial<Record<Reason, string>> = words;

export const explainRefusal = (reason: Reason): Explanation => ({
  field: fields[reason] ?? 'form',
  sentence: sentences[reason] ?? words.unknown,
});

export type AuthAction = Exclude<AuthCall, 'signOut'>;

/** The result of a call; it stays in view until the next one. */
export interface Outcome extends Explanation {
  call: AuthAction;
  isRefused: boolean;
}

/** Calls the identity service for a form; announces each call and its result. */
export function useAuthAction(
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
  const attempt = async <Argument,>(
    call: AuthAction,
    action: AuthThunkAction<Argument>,
    success?: string,
  ) => {
    setOutcome(undefined);
    announce(words[`${call}Progress`]);
    const { meta, payload: rejection } = await dispatch(action);
    const hasSucceeded = meta.requestStatus === 'fulfilled';
    if (hasSucceeded && success) {
      show({ call, isRefused: false, field: 'form', sentence: success });
    }
    if (rejection && rejection.reason !== 'user-stays') {
      if (call === 'signIn' || call === 'register') alertRefusal(rejection);
      show({ call, isRefused: true, ...explain(rejection.reason, rejection.message) });
    }
    return hasSucceeded;
  };

  return { form, attempt, outcome };
}

export const reasonFor = (outcome: Outcome | undefined, field: Outcome['field']) =>
  outcome?.field === field ? outcome.sentence : undefined;

interface AuthButtonProps extends ComponentProps<'button'> {
  call: AuthAction;
  outcome: Outcome | undefined;
}

/** A button that calls the identity service, with its progress and its result right below. */
export function AuthButton({ call, outcome, ...button }: AuthButtonProps) {
  const pending = usePendingAuth();
  const isExplained = outcome?.call === call && outcome.field === 'form';
  const reasonId = `${call}-reason`;
  return (
    <>
      <Button
        isBusy={pending === call}
        isDisabled={pending !== null}
        aria-describedby={isExplained ? reasonId : undefined}
        {...button}
      />
      {pending === call && <p className="auth-button-progress">{words[`${call}Progress`]}</p>}
      {isExplained && (
        <p ref={scrollIntoView} id={reasonId} className={outcome.isRefused ? 'reason' : 'success'}>
          {outcome.sentence}
        </p>
      )}
    </>
  );
}
