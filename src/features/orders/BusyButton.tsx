import { useState } from 'react';

interface BusyButtonProps {
  children: string;
  className?: string;
  /** The button is busy until this resolves. */
  onPress: () => unknown;
}

/** When a focused button disappears, focuses its order's heading, or else the screen's. */
export const passFocus = (button: HTMLElement | null) => () => {
  if (document.activeElement !== button) return;
  const heading = button?.closest('li')?.querySelector('h3') ?? document.querySelector('h1');
  heading?.focus({ preventScroll: true });
};

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
