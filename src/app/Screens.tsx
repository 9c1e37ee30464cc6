import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  type Location,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { countPart } from '../basket/InBasket';
import { browsePart } from '../catalogue/list/ProductList';
import type { ScrollPosition } from '../catalogue/search/scrollPosition';
import { isKnownAddress, isWithdrawalPath, paths, withdrawalPath } from '../navigation';
import { ErrorPage } from '../pages/ErrorPage';
import { HomePage, productScreen } from '../pages/HomePage';
import { LazyScreen, lazyPart, type LazyPart } from '../ui/lazyPart';
import { shellWords as words } from '../words/en/shell';
import { Announcer, useAnnounce } from './announce';
import { basketScreen } from './PreparedBasketPage';
import { ShopLayout } from './ShopLayout';

const unknownScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "unknown" */ '../pages/UnknownPage')).UnknownPage,
);
const signInScreen = lazyPart(async () => (await import('../pages/SignInPage')).SignInPage);
// Marked as pure, so that the build of a shop without it leaves all of it out.
const withdrawalScreen = /* #__PURE__ */ lazyPart(async () =>
  process.env.WITHDRAWAL === 'on'
    ? (await import(/* webpackChunkName: "withdrawal" */ '../pages/WithdrawalPage')).WithdrawalPage
    : unknownScreen.load(),
);

/** Loads what the next press is likely to show; a failure shows only when the screen is opened. */
export function preloadScreens(): void {
  for (const { load } of [productScreen, basketScreen, signInScreen, countPart])
    load().catch(() => undefined);
}

/** The product that an address names, if it is the home screen's. */
const productIn = ({ pathname, search }: Location) =>
  pathname === paths.home && new URLSearchParams(search).get('product');

const isKnown = ({ pathname, search }: Location) => isKnownAddress(pathname + search);

/** The screen that an address needs, besides those that the page has from the start. */
function lazyScreenAt(location: Location): LazyPart<ComponentType> | undefined {
  if (!isKnown(location)) return unknownScreen;
  const path = location.pathname.toLowerCase();
  if (path.startsWith(paths.checkout)) return basketScreen;
  if (path.startsWith(paths.login)) return signInScreen;
  if (process.env.WITHDRAWAL === 'on' && isWithdrawalPath(path)) return withdrawalScreen;
  return productIn(location) ? productScreen : undefined;
}

/** A shorter wait goes unnoticed. */
const SLOW_MS = 1000;

/** Says that the next screen is loading, if that takes long. */
function SlowScreenNotice() {
  const [isSlow, setSlow] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => (isSlow ? announce(words.loading) : undefined), [isSlow, announce]);
  return isSlow && <p className="slow-screen-notice">{words.loading}</p>;
}

/** The current entry of the history: the scroll position, beside what the router keeps there. */
const entry = () => history.state as { key?: string; position?: ScrollPosition } | null;

/**
 * After a change of screen, focuses the new screen's heading, so that it is read out, and shows the
 * screen from its top; after Back, Forward or a reload from where it was left, which the browser itself
 * restores too early. Another search keeps the focus, and a step of the checkout moves it itself.
 *
 * @param shown the location whose screen is shown, while that of the address may still be loading
 */
function useScreenChange(shown: Location) {
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
    const remember = ({ target }: Event) => {
      // Until the next screen is shown, the entry is that of the next screen already. All addresses that
      // were typed into the browser have the same key.
      const isLeaving = (entry()?.key ?? 'default') !== shown.key;
      if (isLeaving || returning.current?.aborted === false) return;
      const position: ScrollPosition = [scrollY, ...(browsePart.loaded?.cardAt(target) ?? [])];
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
    return () => {
      listening.abort();
    };
  }, [shown]);
}

interface ScreensProps {
  /** Rendered together with the first screen. */
  children?: ReactNode;
  /** Shown on every screen, including the error screen. */
  notice?: ReactNode;
}

export function Screens({ children, notice }: ScreensProps) {
  const location = useLocation();
  const screen = lazyScreenAt(location);
  const isLoaded = !screen || screen.loaded !== undefined;
  // While a screen loads, the previous one stays.
  const [shown, setShown] = useState(isLoaded ? location : undefined);
  if (isLoaded && shown !== location) setShown(location);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShown(location);
    };
    screen.load().then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, location, screen]);
  useScreenChange(shown ?? location);
  return (
    <>
      {shown && (
        <ErrorBoundary
          fallbackRender={({ error }) => <ErrorPage error={error} />}
          resetKeys={[shown]}
        >
          <Routes location={isKnown(shown) ? shown : '/unknown'}>
            <Route element={<ShopLayout />}>
              <Route path={paths.home} element={<HomePage />} />
              {/* The layout shows it. */}
              <Route path={paths.checkout} element={null} />
              {process.env.WITHDRAWAL === 'on' && (
                <Route path={withdrawalPath} element={<LazyScreen part={withdrawalScreen} />} />
              )}
            </Route>
            <Route path={paths.login} element={<LazyScreen part={signInScreen} />} />
            <Route path="*" element={<LazyScreen part={unknownScreen} />} />
          </Routes>
        </ErrorBoundary>
      )}
      {shown && children}
      {shown !== location && <SlowScreenNotice />}
      {notice}
      <Announcer />
    </>
  );
}
