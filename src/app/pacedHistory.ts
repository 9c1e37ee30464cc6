import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

/** WebKit allows 100 changes of the history in 30 seconds; Chromium and Firefox 200 in 10. */
const PAUSE_MS = 400;

/** The address of a link to a screen: `#/checkout`. */
export const createHref = (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`;

const createLocation = (to: To, state: unknown, key: string): Location<unknown> => {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: pathname.replace(/^(?=[^/.])/, '/'), search, hash, state, key };
};

/** Where the browser is. */
export function readLocation() {
  const { state = null, key = 'default' } = (window.history.state ?? {}) as Partial<
    Location<unknown>
  >;
  return createLocation(window.location.hash.slice(1), state, key);
}

/**
 * The history of a router that shows each location at once, while the browser's address follows: of
 * the entries that replace each other in quick succession, as at every letter of a search, it gets
 * one at a time, and the last. What the browser refuses, by an error or silently, it gets later.
 *
 * @param show is called with each new location.
 * @returns what a router needs, and `listen`, which follows Back, Forward and the links until the
 *   function that it returns is called.
 */
export function createPacedHistory(
  show: (location: Location, navigationType: NavigationType) => void,
): Navigator & { listen: () => () => void } {
  /** What the entry of the browser's history is to become. */
  let unwritten: Location<unknown> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const write = (location: Location<unknown>, method: 'pushState' | 'replaceState') => {
    const { state, key } = location;
    try {
      window.history[method]({ state, key }, '', createHref(location));
    } catch {
      // Too many changes.
    }
    unwritten = readLocation().key === key ? undefined : location;
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      flush();
    }, PAUSE_MS);
  };
  const flush = () => {
    if (unwritten) write(unwritten, 'replaceState');
  };
  const navigate = (to: To, state: unknown, navigationType: NavigationType) => {
    const location = createLocation(to, state, Math.random().toString(36).slice(2));
    if (navigationType === NavigationType.Push) {
      flush();
      write(location, 'pushState');
    } else {
      unwritten = location;
      if (!pause) flush();
    }
    show(location, navigationType);
  };

  return {
    createHref,
    go(delta) {
      window.history.go(delta);
    },
    push(to, state) {
      navigate(to, state, NavigationType.Push);
    },
    replace(to, state) {
      navigate(to, state, NavigationType.Replace);
    },
    listen() {
      const end = new AbortController();
      const { signal } = end;
      const handlePop = () => {
        unwritten = undefined;
        show(readLocation(), NavigationType.Pop);
      };
      window.addEventListener('popstate', handlePop, { signal });
      // A link may lead out of the shop.
      window.addEventListener('click', flush, { signal, capture: true });
      return () => {
        unwritten = undefined;
        end.abort();
      };
    },
  };
}
