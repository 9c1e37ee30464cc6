import type { ReactNode } from 'react';

interface NoticeProps {
  /** What it is about, for screen readers. */
  label: string;
  className?: string;
  /** What there is to do about it, before the button that dismisses it. */
  action?: ReactNode;
  /** The words on the button that dismisses it. */
  dismissal: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** Something that the shopper should know, until it is dismissed; the focus then goes to the heading. */
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
            // The button goes; the focus would fall back to the top of the page.
            document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
          }}
        >
          {dismissal}
        </button>
      </div>
    </section>
  );
}
