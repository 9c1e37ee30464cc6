import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints the page once what is printed has been rendered. */
export function usePrint() {
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => {
      setPrinting(true);
    });
    // On phones printing continues after `print()`.
    const finish = () => {
      setPrinting(false);
    };
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
  };
  return { isPrinting, print };
}
