import { Activity, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useBasketLines } from '../basket/useBasket';
import { LazyScreen, lazyPart } from '../ui/lazyPart';
import { whenIdle } from '../ui/whenIdle';

export const basketScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "basket" */ '../pages/BasketPage')).BasketPage,
);

/**
 * The basket's screen, or the checkout in its place. A basket with something in it is rendered before it is opened, when
 * the browser is idle: the press then only shows it. Hidden, it has no effects.
 */
export function PreparedBasketPage({ isShown }: { isShown: boolean }) {
  // Hidden components don't follow the store, but render again with this one.
  const isFilled = useBasketLines().length > 0;
  const [isAhead, setAhead] = useState(false);
  const [wasShown, setWasShown] = useState(isShown);
  const [visit, setVisit] = useState(0);
  if (wasShown !== isShown) {
    setWasShown(isShown);
    // A new key gives each visit a new component.
    if (wasShown) setVisit(visit + 1);
  }
  useEffect(() => {
    if (!isFilled || navigator.connection?.saveData) return;
    whenIdle(() => {
      basketScreen.load().then(
        () => {
          setAhead(true);
        },
        () => undefined,
      );
    });
  }, [isFilled]);
  if (!isShown && !(isAhead && isFilled)) return null;
  return (
    <Activity key={visit} mode={isShown ? 'visible' : 'hidden'}>
      <ErrorBoundary
        fallbackRender={({ error }) => {
          if (isShown) throw error;
          return null;
        }}
      >
        <LazyScreen part={basketScreen} />
      </ErrorBoundary>
    </Activity>
  );
}
