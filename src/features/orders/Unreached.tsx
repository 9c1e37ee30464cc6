import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';

interface UnreachedProps {
  children: string;
  /** Resolves when there is an answer, or none. */
  onAgain: () => Promise<unknown>;
}

/** Says that the orders could not be looked at, and offers another try. */
export function Unreached({ children, onAgain }: UnreachedProps) {
  const announce = useAnnounce();
  const [isTrying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(children);
  }, [announce, children, tries]);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      // With the button the focus would go.
      if (pressed !== document.activeElement) return;
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
  }, []);

  const tryAgain = async () => {
    if (isTrying) return;
    setTrying(true);
    await onAgain();
    setTrying(false);
    setTries(tries + 1);
  };
  return (
    <div className="orders-unreached">
      <p className="reason">{children}</p>
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-disabled={isTrying}
        aria-busy={isTrying}
        onClick={() => void tryAgain()}
      >
        Try again
      </button>
    </div>
  );
}
