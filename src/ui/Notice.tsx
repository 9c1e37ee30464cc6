import type { ReactNode } from 'react';

interface NoticeProps {
  label: string;
  className?: string;
  /** The shopper's actions, before the button that dismisses the notice. */
  action?: ReactNode;
  /** The text of the button that dismisses it. */
  dismissal: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** Something that the shopper should know, until it is dismissed; the focus then moves to the heading. */
export function Notice(props: NoticeProps) {
  const { label, className = '', action, dismissal, onDismiss, children } = props;
  return (
    <section className={`notice ${className}`} aria-label={label}>
      <div>{children}</div>
      <div className="button-row">
        {action}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            onDismiss();
            // The focus would otherwise fall back to the top of the page with the notice's button.
            document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
          }}
        >
          {dismissal}
        </button>
      </div>
    </section>
  );
}
