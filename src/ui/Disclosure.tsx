import type { ReactNode } from 'react';
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
