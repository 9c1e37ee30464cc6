import { useEffect, useState } from 'react';
import { useAnnounce } from '../app/announce';
import { accountWords as words } from '#words/auth';
import { Button } from './Button';
import { passFocus } from './focus';

interface BusyButtonProps {
  children: string;
  className?: string;
  isQuiet?: boolean;
  /** Its name for screen readers, if there are several of its kind. */
  label?: string;
  /** Whether something else is under way that this would disturb. */
  isDisabled?: boolean;
  /** The button is busy until this has settled. */
  onPress: () => unknown;
}

export function BusyButton(props: BusyButtonProps) {
  const { children, className = '', isQuiet = true, label, isDisabled = false, onPress } = props;
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onPress();
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  };
  return (
    <Button
      ref={passFocus}
      className={`button ${isQuiet ? 'button-quiet' : ''} ${className}`}
      aria-label={label}
      isBusy={isBusy}
      isDisabled={isBusy || isDisabled}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}

interface LoadFailureProps {
  children: string;
  onRetry: () => unknown;
}

export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  const announce = useAnnounce();
  const [tries, setTries] = useState(0);
  // The announcement is withdrawn once the part has loaded.
  useEffect(() => announce(children), [announce, children, tries]);

  const tryAgain = async () => {
    await onRetry();
    setTries(tries + 1);
  };
  return (
    <>
      <p className="reason">{children}</p>
      <BusyButton onPress={tryAgain}>{words.tryAgain}</BusyButton>
    </>
  );
}
