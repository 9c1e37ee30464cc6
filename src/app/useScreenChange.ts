import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of screen, but not at the first one, puts the focus on the new screen's heading, so
 * that it is read out, and shows the screen from its top; after Back or Forward, from where it was
 * left. (The browser's own restoring comes too early: the screen is not there yet.) Another search is
 * shown likewise, but takes no focus from where it is.
 */
export function useScreenChange() {
  const { pathname, search, key } = useLocation();
  // An address that was typed has the key of the first one.
  const screen = pathname + search;
  const place = key + screen;
  const navigation = useNavigationType();
  const shown = useRef({ pathname, screen });
  const places = useRef(new Map<string, number>());

  // In the layout phase, so that the scroll to the top of the next screen is not taken for this one's.
  useLayoutEffect(() => {
    const remember = () => places.current.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [place]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.screen === screen) return;
    shown.current = { pathname, screen };
    if (before.pathname !== pathname || document.activeElement === document.body) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    window.scrollTo(0, (navigation === NavigationType.Pop && places.current.get(place)) || 0);
  }, [pathname, screen, place, navigation]);
}
