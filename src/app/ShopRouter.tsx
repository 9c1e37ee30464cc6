import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router, type Location } from 'react-router-dom';
import { areScreensLoaded } from './lazyScreens';
import { createPacedHistory, readLocation } from './pacedHistory';

interface ShopRouterProps {
  /** What to show first; without it, where the browser is. */
  start?: Location;
  children: ReactNode;
}

/** Shows the screens by what follows the hash sign, from a history that is written at a pace. */
export function ShopRouter({ start, children }: ShopRouterProps) {
  const [entry, setEntry] = useState(() => ({
    location: start ?? readLocation(),
    navigationType: NavigationType.Pop,
  }));
  const [history] = useState(() =>
    createPacedHistory((location, navigationType) => {
      const show = () => {
        setEntry({ location, navigationType });
      };
      // In slices, letters never wait for results, and the screen stays until the next one is there.
      // The press of a link is answered at once.
      if (navigationType === NavigationType.Push && areScreensLoaded()) show();
      else startTransition(show);
    }),
  );
  useLayoutEffect(() => history.listen(), [history]);
  return (
    <Router {...entry} navigator={history}>
      {children}
    </Router>
  );
}
