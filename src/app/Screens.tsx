import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { countPart } from '../basket/InBasket';
import { isKnownAddress, isWithdrawalPath, paths, withdrawalPath } from '../navigation';
import { ErrorPage } from '../pages/ErrorPage';
import { HomePage, productScreen } from '../pages/HomePage';
import { LazyScreen, lazyPart, type LazyPart } from '../ui/lazyPart';
import { shellWords as words } from '#words/shell';
import { Announcer, useAnnounce } from './announce';
import { basketScreen } from './PreparedBasketPage';
import { ShopFrame } from './ShopFrame';
import { ShopLayout } from './ShopLayout';
import { productIn, useScrollAndFocus } from './useScrollAndFocus';

const unknownScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "browse" */ '../pages/UnknownPage')).UnknownPage,
);
const signInScreen = lazyPart(async () => (await import('../pages/SignInPage')).SignInPage);
// The call is marked as pure, so that the build of a shop without withdrawals leaves it out.
const withdrawalScreen = /* #__PURE__ */ lazyPart(async () =>
  process.env.WITHDRAWAL === 'on'
    ? (await import(/* webpackChunkName: "withdrawal" */ '../pages/WithdrawalPage')).WithdrawalPage
    : unknownScreen.load(),
);

/**
 * Loads what the next press is likely to show; a failure shows only when the screen is opened. On a slow network that is a
 * product's screen alone, as few visits need the others.
 */
export function preloadScreens(): void {
  const isFast = (navigator.connection?.effectiveType ?? '4g') === '4g';
  const others = isFast ? [basketScreen, signInScreen, countPart] : [];
  for (const { load } of [productScreen, ...others]) load().catch(() => undefined);
}

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

/** Shoppers don't notice a shorter wait. */
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

interface ScreensProps {
  /** Rendered together with the first screen. */
  children?: ReactNode;
  /** Notices that are shown on every screen, including the error screen. */
  notice?: ReactNode;
}

export function Screens({ children, notice }: ScreensProps) {
  const location = useLocation();
  const screen = lazyScreenAt(location);
  const isLoaded = !screen || screen.loaded !== undefined;
  // The previous screen stays while the next one loads.
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
  useScrollAndFocus(shown ?? location);
  return (
    <>
      {shown && (
        <ErrorBoundary
          fallbackRender={({ error }) => <ErrorPage error={error} />}
          resetKeys={[shown]}
        >
          <Routes location={isKnown(shown) ? shown : '/unknown'}>
            <Route element={<ShopFrame />}>
              <Route element={<ShopLayout />}>
                <Route path={paths.home} element={<HomePage />} />
                {/* The layout shows it. */}
                <Route path={paths.checkout} element={null} />
              </Route>
              {process.env.WITHDRAWAL === 'on' && (
                <Route path={withdrawalPath} element={<LazyScreen part={withdrawalScreen} />} />
              )}
              <Route path={paths.login} element={<LazyScreen part={signInScreen} />} />
              <Route path="*" element={<LazyScreen part={unknownScreen} />} />
            </Route>
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
