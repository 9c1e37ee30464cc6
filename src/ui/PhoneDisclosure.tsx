import { type ReactNode, useId, useState } from 'react';
import './PhoneDisclosure.css';

interface PhoneDisclosureProps {
  /** On the button that shows or folds it. */
  label: ReactNode;
  children: ReactNode;
}

/** A part of a screen that is folded at first on a phone, and always shown on wider windows and on paper. */
export function PhoneDisclosure({ label, children }: PhoneDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
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
