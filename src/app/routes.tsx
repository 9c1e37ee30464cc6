import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Announcer } from './Announcer';
import { ErrorPage } from '../pages/ErrorPage';
import { HomePage } from '../pages/HomePage';
import { ShopLayout } from './layout/ShopLayout';
import { paths } from '../shared/paths';
import { SlowScreenNotice } from './SlowScreenNotice';
import { useScreenChange } from './useScreenChange';

function RenderError({ error }: FallbackProps) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return <ErrorPage message={message} stack={stack} reloadable />;
}

/**
 * Whether the router can match the path at all. No screen has one that it can't, but it would not say
 * so: of `/%` it complains in the console, and of `..`, which has no slash in front, or of a path with
 * a line break, it shows nothing.
 */
function isMatchable(pathname: string) {
  try {
    return /^\/.*$/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

interface ScreensProps {
  screens: {
    /** Called again when another screen is opened after one that has failed. */
    create: () => { CheckoutPage: ComponentType; LoginPage: ComponentType };
    /** Whether the screen at a path has to be loaded first. */
    isMissing: (pathname: string) => boolean;
    open: (pathname: string) => Promise<unknown>;
  };
  /** Rendered with the first screen, not before it. */
  children?: ReactNode;
  /** Shown on every screen, the error screen too. */
  notice?: ReactNode;
}

/** Every screen of the shop, inside a router of any kind. */
export function Screens({ screens, children, notice }: ScreensProps) {
  const location = useLocation();
  // While a screen is loading, the one before it stays. (React itself would hide it, at Back for one.)
  const [ready, setReady] = useState(location);
  const isMissing = screens.isMissing(location.pathname);
  if (!isMissing && ready !== location) setReady(location);
  const shown = isMissing ? ready : location;
  useEffect(() => {
    if (shown === location) return undefined;
    let isOver = false;
    const show = () => {
      if (!isOver) setReady(location);
    };
    // After a failure, too: the error screen says so.
    screens.open(location.pathname).then(show, show);
    return () => {
      isOver = true;
    };
  }, [location, screens, shown]);
  const [{ CheckoutPage, LoginPage }, setScreens] = useState(screens.create);
  useScreenChange(shown);
  return (
    <>
      <ErrorBoundary
        fallbackRender={(failure) => (
          <>
            <RenderError {...failure} />
            {children}
          </>
        )}
        resetKeys={[shown]}
        onReset={() => {
          setScreens(screens.create);
        }}
      >
        <Suspense fallback={<SlowScreenNotice />}>
          <Routes location={isMatchable(shown.pathname) ? shown : '/no/screen'}>
            <Route element={<ShopLayout />}>
              <Route path={paths.home} element={<HomePage />} />
              <Route path={paths.checkout} element={<CheckoutPage />} />
            </Route>
            <Route path={paths.login} element={<LoginPage />} />
            <Route path="*" element={<ErrorPage message="404 Not Found" />} />
          </Routes>
          {children}
        </Suspense>
      </ErrorBoundary>
      {shown !== location && <SlowScreenNotice />}
      {notice}
      <Announcer />
    </>
  );
}
