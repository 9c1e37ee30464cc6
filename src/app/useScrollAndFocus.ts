import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { browsePart } from '../catalogue/list/ProductList';
import type { ScrollPosition } from '../catalogue/search/scrollPosition';
import { paths } from '../navigation';

/** The product that an address names, if it is the home screen's. */
export const productIn = ({ pathname, search }: Location) =>
  pathname === paths.home && new URLSearchParams(search).get('product');

/** The current entry of the history: the scroll position, beside what the router keeps there. */
const entry = () => history.state as { key?: string; position?: ScrollPosition } | null;

/**
 * Focuses the new screen's heading after a change of screen, so that it is read out, and shows the
 * screen from its top; after Back, Forward or a reload from where it was left, which the browser itself
 * restores too early. Another search keeps the focus, and a step of the checkout moves it itself.
 *
 * @param shown the location whose screen is shown, while that of the address may still be loading
 */
export function useScrollAndFocus(shown: Location) {
  const navigation = useNavigationType();
  const last = useRef<Location>(undefined);
  const returning = useRef<AbortSignal>(undefined);

  useLayoutEffect(() => {
    const isFirst = !last.current;
    const before = last.current ?? shown;
    const { pathname, search } = before;
    last.current = shown;
    const isRestored = navigation === NavigationType.Pop;
    const position = isRestored ? entry()?.position : undefined;
    const isSamePath = shown.pathname === pathname && productIn(shown) === productIn(before);
    // A typed search is written into the address when it has long been shown, perhaps by the press
    // on one of its results: what is pressed must stay where it is.
    const isTyped = !isRestored && shown.state === 'typed';
    if (!isFirst && (isTyped || (isSamePath && shown.search === search))) return undefined;
    const isStep = isSamePath && pathname === paths.checkout && shown.search !== '';
    if (!isFirst) {
      if (!isSamePath || (document.activeElement === document.body && !isStep)) {
        document.querySelector('h1')?.focus({ preventScroll: true });
      }
      if (isRestored || !isStep) window.scrollTo(0, position?.[0] ?? 0);
    }
    if (!position?.[1]) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const abort = () => {
      stop.abort();
    };
    for (const type of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(type, abort, { signal });
    browsePart.load().then(({ returnTo }) => {
      returnTo(position, stop);
    }, abort);
    returning.current = signal;
    return abort;
  }, [shown, navigation]);

  useLayoutEffect(() => {
    const listening = new AbortController();
    // The entry is already the next screen's before that is shown. All addresses that
    // were typed into the browser have the same key.
    const isLeaving = () => (entry()?.key ?? 'default') !== shown.key;
    const remember = ({ target }: Event) => {
      if (isLeaving() || returning.current?.aborted === false) return;
      const position: ScrollPosition = [scrollY, ...(browsePart.loaded?.cardAt(target) ?? [])];
      // Writing to the history delays what the press leads to. Without a position, the entry is at its top.
      if (String(position) === String(entry()?.position ?? [0])) return;
      try {
        history.replaceState({ ...entry(), position }, '');
      } catch {
        // WebKit allows 100 changes in 30 seconds.
      }
    };
    // Safari before 26.2 has no `scrollend`: Forward then leads to where the last press was.
    for (const type of ['scrollend', 'click', 'visibilitychange']) {
      addEventListener(type, remember, { capture: true, signal: listening.signal });
    }
    // Back and Forward can lead here again while another screen loads. The browser has scrolled this one to the
    // other's position.
    const scrollBack = () => {
      const position = entry()?.position;
      if (position && !isLeaving()) window.scrollTo(0, position[0]);
    };
    // Captured, or the router's listener would come first, and with it the end of this one.
    addEventListener('popstate', scrollBack, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
    };
  }, [shown]);
}
