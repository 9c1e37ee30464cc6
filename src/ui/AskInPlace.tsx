import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import { passFocus } from './focus';
import { isPlainKey } from './plainKey';
import './AskInPlace.css';

interface AskInPlaceProps {
  /** The button that asks. */
  label: string;
  /** Completes the accessible names of the buttons, such as with the number of an order. */
  nameOf?: (label: string) => string;
  question: string;
  /** The consequence, below the question. */
  consequence?: string;
  /** Fields. */
  children?: ReactNode;
  /** The label of the button that does it; `label` if left out. */
  confirm?: string;
  /** The button that changes nothing. */
  keep: string;
  isQuiet?: boolean;
  /** Whether something is lost by it. */
  isDestructive?: boolean;
  /** Whether it asks at once. */
  startsOpen?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Gets the values of the fields. The question stays until this component is gone, or it is answered. */
  onConfirm: (answers: FormData) => unknown;
}

/** A button that asks before it does something: the question takes its place, and Escape dismisses it. */
export function AskInPlace(props: AskInPlaceProps) {
  const { label, nameOf = (text) => text, question, confirm = label, keep } = props;
  const {
    consequence,
    children,
    isQuiet = true,
    isDestructive = false,
    startsOpen = false,
    isBusy = false,
    isDisabled = isBusy,
    onConfirm,
  } = props;
  const [isAsking, setAsking] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const id = useId();

  const dismiss = () => {
    flushSync(() => {
      setAsking(false);
    });
    opener.current?.focus();
  };
  useEffect(() => {
    const asking = group.current;
    // Screen readers read the question; no field opens a phone's keyboard over it.
    asking?.focus();
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isPlainKey(event)) return;
      event.preventDefault();
      dismiss();
    };
    asking?.addEventListener('keydown', dismissOnEscape);
    return () => asking?.removeEventListener('keydown', dismissOnEscape);
  }, [isAsking]);

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    onConfirm(new FormData(event.currentTarget));
  };

  const button = (
    <Button
      ref={opener}
      className={`button ${isQuiet ? 'button-quiet' : ''}`}
      aria-label={nameOf(label)}
      isDisabled={isDisabled}
      onClick={() => {
        setAsking(true);
      }}
    >
      {label}
    </Button>
  );
  const form = (
    <form className="ask" onSubmit={submit}>
      <div
        ref={group}
        className="ask-group"
        role="group"
        tabIndex={-1}
        aria-labelledby={id}
        aria-describedby={consequence && `${id}-consequence`}
      >
        <p id={id} className="ask-question">
          {question}
        </p>
        {consequence && <p id={`${id}-consequence`}>{consequence}</p>}
        {children}
        <div className="button-row">
          <Button
            type="submit"
            className={`button ${isDestructive ? 'button-quiet ask-destructive' : ''}`}
            aria-label={nameOf(confirm)}
            isBusy={isBusy}
            isDisabled={isDisabled}
          >
            {confirm}
          </Button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={nameOf(keep)}
            onClick={dismiss}
          >
            {keep}
          </button>
        </div>
      </div>
    </form>
  );
  return (
    <div className="ask-place" ref={passFocus}>
      {isAsking ? form : button}
    </div>
  );
}
