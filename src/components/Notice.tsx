import type { ReactNode } from 'react';

interface NoticeProps {
  /** What it is about, for whoever can't see where it stands. */
  label: string;
  className?: string;
  /** What there is to do about it, before the button that puts it away. */
  action?: ReactNode;
  /** The words on the button that puts it away. */
  dismissal: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** Something that the shopper should know, until it is put away; the focus then goes to the heading. */
export function Notice(props: NoticeProps) {
  const { label, className = '', action, dismissal, onDismiss, children } = props;
  return (
    <section className={`notices ${className}`} aria-label={label}>
      <div>{children}</div>
      <div className="notices-answers">
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
