import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints the page. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        window.print();
      }}
    >
      {label}
    </button>
  );
}

/** Whether the page is being printed; the browser prints what is rendered for that. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const update = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', update);
    window.addEventListener('afterprint', update);
    return () => {
      window.removeEventListener('beforeprint', update);
      window.removeEventListener('afterprint', update);
    };
  }, []);
  return isPrinting;
}
