import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { paths } from '../shared/paths';

/**
 * After a change of screen, focuses the new screen's heading, so that it is read out, and shows the
 * screen from its top; after Back or Forward from where it was left, which the browser itself restores
 * too early. Another search keeps the focus, and a step of the checkout moves it itself.
 *
 * @param shown the location whose screen is shown, while that of the address may still be loading
 */
export function useScreenChange(shown: Location) {
  // Typed addresses share one key.
  const place = shown.key + shown.pathname + shown.search;
  const navigation = useNavigationType();
  const isLeaving = useLocation() !== shown;
  const last = useRef(shown);
  const scrolled = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const { pathname, search } = last.current;
    last.current = shown;
    const isSamePath = shown.pathname === pathname;
    // A typed search is written into the address when it has long been shown, perhaps by the press
    // on one of its results: what is pressed must stay where it is.
    const isTyped = navigation !== NavigationType.Pop && shown.state === 'typed';
    const isShown = shown.search === search || isTyped;
    if (isSamePath && isShown) return;
    const isRestored = navigation === NavigationType.Pop;
    const isStep = isSamePath && pathname === paths.checkout && shown.search !== '';
    if (!isSamePath || (document.activeElement === document.body && !isStep)) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    if (isRestored || !isStep) {
      window.scrollTo(0, (isRestored && scrolled.current.get(place)) || 0);
    }
  }, [shown, place, navigation]);

  // In the layout phase, and not while leaving: later scrolls belong to the next screen.
  useLayoutEffect(() => {
    if (isLeaving) return undefined;
    const remember = () => scrolled.current.set(place, window.scrollY);
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [place, isLeaving]);
}
