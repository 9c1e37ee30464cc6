import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/**
 * After a change of screen, but not at the first one, puts the focus on the new screen's heading, so
 * that it is read out, and shows the screen from its top; after Back or Forward, from where it was
 * left. (The browser's own restoring comes too early: the screen is not there yet.) Another search is
 * shown likewise, but takes no focus from where it is.
 *
 * @param shown the location whose screen is shown, while that of the address may be loading
 */
export function useScreenChange(shown: Location) {
  const { pathname, search, key } = shown;
  // An address that was typed has the key of the first one.
  const screen = pathname + search;
  const place = key + screen;
  const navigation = useNavigationType();
  const isLeaving = useLocation() !== shown;
  const last = useRef({ pathname, screen });
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const before = last.current;
    if (before.screen === screen) return;
    last.current = { pathname, screen };
    const isSamePath = before.pathname === pathname;
    // What was typed into the search is written into the address, and shown already.
    if (isSamePath && navigation === NavigationType.Replace) return;
    if (!isSamePath || document.activeElement === document.body) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    window.scrollTo(0, (navigation === NavigationType.Pop && places.current.get(place)) || 0);
  }, [pathname, screen, place, navigation]);

  // In the layout phase, so that the scroll to the top of the next screen is not taken for this one's;
  // nor is the browser's own, at Back.
  useLayoutEffect(() => {
    if (isLeaving) return undefined;
    const remember = () => places.current.set(place, window.scrollY);
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [place, isLeaving]);
}
