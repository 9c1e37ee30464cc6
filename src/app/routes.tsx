import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Announcer } from './Announcer';
import { ErrorPage } from '../pages/ErrorPage';
import { HomePage } from '../pages/HomePage';
import { ShopLayout } from './layout/ShopLayout';
import { paths } from '../shared/paths';
import { lazyScreens, type LazyScreen } from './lazyScreens';
import { SlowScreenNotice } from './SlowScreenNotice';
import { useScreenChange } from './useScreenChange';

/** At some other paths the router itself would show nothing, or log a warning. */
const known = new RegExp(`^(${Object.values(paths).join('|')})/?$`, 'i');

function Loaded({ screen: { Component, error } }: { screen: LazyScreen }) {
  if (!Component) throw error;
  return <Component />;
}

interface ScreensProps {
  /** Rendered together with the first screen. */
  children?: ReactNode;
  /** Shown on every screen, including the error screen. */
  notice?: ReactNode;
}

export function Screens({ children, notice }: ScreensProps) {
  const location = useLocation();
  const pathname = location.pathname.toLowerCase();
  const screen = Object.values(lazyScreens).find(({ path }) => pathname.startsWith(path));
  const isLoaded = !screen || screen.Component !== undefined;
  // While a screen loads, the previous one stays.
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
          fallbackRender={({ error }) => <ErrorPage error={error} />}
          resetKeys={[shown]}
        >
          <Routes location={known.test(shown.pathname) ? shown : '/unknown'}>
            <Route element={<ShopLayout />}>
              <Route path={paths.home} element={<HomePage />} />
              <Route path={paths.checkout} element={<Loaded screen={lazyScreens.checkout} />} />
            </Route>
            <Route path={paths.login} element={<Loaded screen={lazyScreens.login} />} />
            <Route path="*" element={<ErrorPage />} />
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
