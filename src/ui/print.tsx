import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface PrintButtonProps {
  label: string;
  onPrint?: () => void;
}

/** Prints the page, unless `onPrint` does. */
export function PrintButton({
  label,
  onPrint = () => {
    window.print();
  },
}: PrintButtonProps) {
  return (
    <button type="button" className="button button-quiet" onClick={onPrint}>
      {label}
    </button>
  );
}

/**
 * Whether the page is being printed, by a button or the browser's own command; the browser prints what is rendered for
 * that. Some only change the medium, and send no events.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const update = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint' || (type === 'change' && paper.matches));
      });
    };
    window.addEventListener('beforeprint', update);
    window.addEventListener('afterprint', update);
    paper.addEventListener('change', update);
    return () => {
      window.removeEventListener('beforeprint', update);
      window.removeEventListener('afterprint', update);
      paper.removeEventListener('change', update);
    };
  }, []);
  return isPrinting;
}

/** Prints the page once what is printed has been rendered. */
export function usePrint() {
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => {
      setPrinting(true);
    });
    // Phones continue printing after `print()` has returned.
    const finish = () => {
      setPrinting(false);
    };
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
  };
  return { isPrinting, print };
}
