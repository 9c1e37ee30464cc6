import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  isBusy?: boolean;
  /** Whether pressing it does nothing. */
  isDisabled?: boolean;
}

/** A button that keeps the focus while it is busy or disabled. */
export function Button({ isBusy = false, isDisabled = isBusy, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isDisabled}
      aria-busy={isBusy}
      onClick={(event) => {
        // The first press of two may have been on a button that was here before.
        if (isDisabled || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      {...button}
    />
  );
}
