import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce, useProblemAnnouncement } from '../app/announce';
import { addAppListener, useAppDispatch, useAppSelector } from '../app/hooks';
import { useOrderableItems } from '../basket/useBasket';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Sum } from '../ui/Sum';
import { useOnline } from '../ui/useOnline';
import { useSecondsUntil } from '../ui/useSecondsUntil';
import { codeWords as words } from '#words/orders/code';
import { formatMoney } from '../words/money';
import { isCommitted, isUnderWay } from './checkoutStatus';
import { CodeOpener } from './CodeOpener';
import {
  type AppliedCode,
  applyCode,
  type CodeSliceState,
  codeRemoved,
  resumeCode,
  selectCode,
  selectCodeEffect,
  storeCode,
} from './codeSlice';
import './Code.css';

export { codeRejected, recheckCode, selectCodeEffect } from './codeSlice';

/** What the applied code takes off, among the sums of the basket. */
export function CodeRow() {
  const { applied } = useAppSelector(selectCode);
  const { off } = useAppSelector(selectCodeEffect);
  if (!applied) return null;
  return <Sum label={words.row(applied.code)} amount={formatMoney(-off)} />;
}

/** What a code does for this basket, or what it needs for that. */
function describeEffect({ code, discount }: AppliedCode, effect: { off: number; missing: number }) {
  if (effect.missing > 0) return words.missing(effect.missing, code);
  return effect.off > 0 ? words.terms(code, discount) : words.nothing(code);
}

/** Why the last code wasn't applied; empty if it was. */
function problemOf({ status, tried }: CodeSliceState, isOnline: boolean) {
  if (status === 'wrong') return words.wrong;
  if (status === 'rejected') return words.rejected(tried);
  if (status !== 'unreachable') return '';
  return isOnline ? words.unreachable : words.offline;
}

/** Counts down to when the next code can be tried. */
function Wait({ id, until }: { id: string; until: number }) {
  return (
    <p id={id} className="reason">
      {words.wait(useSecondsUntil(until))}
    </p>
  );
}

/** Whether a time hasn't come yet. */
function useIsBefore(time: number) {
  const [passed, setPassed] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(setPassed, time - Date.now(), time);
    return () => {
      clearTimeout(timer);
    };
  }, [time]);
  return passed < time;
}

interface CodeFormProps {
  /** Why the last code wasn't applied. */
  problem: string;
  onApplied: () => void;
}

/** The field for a code. */
function CodeForm({ problem, onApplied }: CodeFormProps) {
  const dispatch = useAppDispatch();
  const { status, tried, waitUntil } = useAppSelector(selectCode);
  const isOnline = useOnline();
  const isWaiting = useIsBefore(waitUntil);
  const [typed, setTyped] = useState(tried);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const waitId = useId();
  useEffect(() => {
    field.current?.focus();
  }, []);

  const apply = async () => {
    const result = await dispatch(applyCode(typed));
    if (applyCode.fulfilled.match(result) && result.payload.applied) onApplied();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (typed.trim()) void apply();
    else field.current?.focus();
  };
  return (
    <form className="code-form" onSubmit={submit}>
      <Field id={id} label={words.label} reason={problem}>
        {(control) => (
          <input
            {...control}
            ref={field}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        className="button button-quiet"
        isBusy={status === 'checking'}
        isDisabled={status === 'checking' || isWaiting || !isOnline}
        aria-describedby={isWaiting ? waitId : undefined}
      >
        {words.apply}
      </Button>
      {isWaiting && <Wait id={waitId} until={waitUntil} />}
    </form>
  );
}

interface CodeProps {
  /** Whether the field is shown at once. */
  startsOpen: boolean;
}

/** What the applied code does, with a button that removes it; or else a field for one, closed until it is pressed. */
export function Code({ startsOpen }: CodeProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();
  const state = useAppSelector(selectCode);
  const { off, missing } = useAppSelector(selectCodeEffect);
  const checkoutStatus = useAppSelector(({ checkout }) => checkout?.status ?? 'ready');
  const isPlacing = isCommitted(checkoutStatus);
  const hasItems = useOrderableItems().length > 0;
  const isOnline = useOnline();
  const { applied, status, tried } = state;
  const [isOpen, setOpen] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const effect = applied && describeEffect(applied, { off, missing });
  const isOffline = isOpen && !isOnline;
  const problem = isOffline ? words.offline : problemOf(state, isOnline);
  const isPending = isUnderWay(checkoutStatus);
  // The note beside the button says so, with the new total.
  const isToldBeside =
    status === 'rejected' && !isOffline && (isPending || checkoutStatus === 'code');
  const visibleProblem = isToldBeside ? '' : problem;
  const before = useRef({ code: applied?.code, problem: problemOf(state, isOnline) });

  useEffect(() => {
    dispatch(addAppListener(storeCode));
  }, [dispatch]);
  useEffect(() => {
    if (hasItems && isOnline) dispatch(resumeCode());
  }, [dispatch, hasItems, isOnline]);
  useEffect(() => {
    // The outcome of the press may be the same news.
    if (isPending) return;
    const { code, problem: told } = before.current;
    before.current = { code: applied?.code, problem };
    if (applied && applied.code !== code) {
      announce(off > 0 ? words.applied(applied.code, off) : (effect ?? ''));
      if (document.activeElement === document.body) line.current?.focus();
    }
    if (problem !== told) announceProblem(visibleProblem);
  });

  if (applied) {
    return (
      <p ref={line} className="code-line" tabIndex={-1}>
        {effect}{' '}
        <button
          type="button"
          className="text-button"
          aria-label={words.removeOf(applied.code)}
          aria-disabled={isPlacing || undefined}
          onClick={() => {
            if (isPlacing) return;
            flushSync(() => {
              setOpen(false);
              dispatch(codeRemoved());
            });
            opener.current?.focus();
            announce(words.removed(applied.code));
          }}
        >
          {words.remove}
        </button>
      </p>
    );
  }
  if (isOpen) {
    return (
      <CodeForm
        problem={visibleProblem}
        onApplied={() => {
          setOpen(false);
        }}
      />
    );
  }
  if (status === 'checking') return <p className="code-line">{words.checking(tried)}</p>;
  return (
    <CodeOpener
      ref={opener}
      problem={visibleProblem}
      onOpen={() => {
        setOpen(true);
      }}
    />
  );
}
