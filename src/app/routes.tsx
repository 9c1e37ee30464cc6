import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Announcer } from './Announcer';
import { ErrorPage } from '../pages/ErrorPage';
import { HomePage } from '../pages/HomePage';
import { ShopLayout } from './layout/ShopLayout';
import { paths } from '../shared/paths';
import type { LazyScreen } from './lazyScreens';
import { SlowScreenNotice } from './SlowScreenNotice';
import { useScreenChange } from './useScreenChange';

/** Of a path that can't be decoded the router complains in the console; of others it shows nothing. */
function isMatchable(pathname: string) {
  try {
    return /^\/.*$/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function Loaded({ screen: { Component, error } }: { screen: LazyScreen }) {
  if (!Component) throw error;
  return <Component />;
}

interface ScreensProps {
  /** The build renders only the home screen, and has none. */
  lazyScreens?: { checkout: LazyScreen; login: LazyScreen };
  /** Rendered with the first screen, not before it. */
  children?: ReactNode;
  /** Shown on every screen, the error screen too. */
  notice?: ReactNode;
}

/** Every screen of the shop, inside a router of any kind. */
export function Screens({ lazyScreens, children, notice }: ScreensProps) {
  const location = useLocation();
  const pathname = location.pathname.toLowerCase();
  const screen = Object.values(lazyScreens ?? {}).find(({ path }) => pathname.startsWith(path));
  const isLoaded = !screen || screen.Component !== undefined;
  // While a screen is loading, the one before it stays.
  const [shown, setShown] = useState(isLoaded ? location : undefined);
  if (isLoaded && shown !== location) setShown(location);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    void screen.load().then(() => {
      if (isCurrent) setShown(location);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, location, screen]);
  useScreenChange(shown ?? location);
  return (
    <>
      {shown && (
        <ErrorBoundary
          fallbackRender={({ error }) => (
            <>
              <ErrorPage error={error} />
              {children}
            </>
          )}
          resetKeys={[shown]}
        >
          <Routes location={isMatchable(shown.pathname) ? shown : '/no/screen'}>
            <Route element={<ShopLayout />}>
              <Route path={paths.home} element={<HomePage />} />
              {lazyScreens && (
                <Route path={paths.checkout} element={<Loaded screen={lazyScreens.checkout} />} />
              )}
            </Route>
            {lazyScreens && (
              <Route path={paths.login} element={<Loaded screen={lazyScreens.login} />} />
            )}
            <Route path="*" element={<ErrorPage />} />
          </Routes>
          {children}
        </ErrorBoundary>
      )}
      {shown !== location && <SlowScreenNotice />}
      {notice}
      <Announcer />
    </>
  );
}
