import { useState } from 'react';
import { passFocus } from '../../shared/passFocus';

interface BusyButtonProps {
  children: string;
  className?: string;
  /** The button is busy until this resolves. */
  onPress: () => unknown;
}

export function BusyButton({ children, className = '', onPress }: BusyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <button
      ref={passFocus}
      type="button"
      className={`button button-quiet ${className}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void press()}
    >
      {children}
    </button>
  );
}
