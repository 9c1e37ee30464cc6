import { type ReactNode, useId, useState } from 'react';
import './Disclosure.css';

interface DisclosureProps {
  heading: string;
  /** The level of the heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a screen that is folded at first. */
export function Disclosure({ heading, level = 2, children }: DisclosureProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className="disclosure">
      <summary>
        <Heading>{heading}</Heading>
      </summary>
      {children}
    </details>
  );
}

interface PhoneDisclosureProps {
  /** The text on the button that shows or folds it. */
  label: ReactNode;
  /** Whether it is shown at first on a phone, too. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of a screen that can be folded on a phone, and is always shown on wider windows and on paper. */
export function PhoneDisclosure({ label, isOpenAtFirst = false, children }: PhoneDisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="phone-disclosure-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
      </button>
      <div id={id} className={`phone-disclosure ${isOpen ? '' : 'phone-disclosure-folded'}`}>
        {children}
      </div>
    </>
  );
}
