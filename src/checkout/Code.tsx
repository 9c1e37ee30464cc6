import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce, useProblemAnnouncement } from '../app/announce';
import { addAppListener, useAppDispatch, useAppSelector } from '../app/hooks';
import { useOrderableItems } from '../basket/useBasket';
import { CodeForm, describeCode } from '../orders/CodeForm';
import { focus } from '../ui/focus';
import { Sum } from '../ui/Sum';
import { useOnline } from '../ui/useOnline';
import { useSecondsUntil } from '../ui/useSecondsUntil';
import { codeWords as words } from '#words/orders/code';
import { formatMoney } from '../words/money';
import { isCommitted, isUnderWay } from './checkoutStatus';
import { CodeOpener } from './CodeOpener';
import {
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

interface OpenedCodeProps {
  /** Why the last code wasn't applied. */
  problem: string;
  onApplied: () => void;
}

/** The form for a code, which has the focus, and waits after wrong ones. */
function OpenedCode({ problem, onApplied }: OpenedCodeProps) {
  const dispatch = useAppDispatch();
  const { status, tried, waitUntil } = useAppSelector(selectCode);
  const isOnline = useOnline();
  const isWaiting = useIsBefore(waitUntil);
  const [typed, setTyped] = useState(tried);
  const waitId = useId();
  const apply = async () => {
    const result = await dispatch(applyCode(typed));
    if (applyCode.fulfilled.match(result) && result.payload.applied) onApplied();
  };
  return (
    <CodeForm
      ref={focus}
      typed={typed}
      problem={problem}
      isBusy={status === 'checking'}
      isDisabled={status === 'checking' || isWaiting || !isOnline}
      aria-describedby={isWaiting ? waitId : undefined}
      onType={setTyped}
      onApply={() => void apply()}
    >
      {isWaiting && <Wait id={waitId} until={waitUntil} />}
    </CodeForm>
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
  const effect = applied && describeCode(applied, { off, missing });
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
      <OpenedCode
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
