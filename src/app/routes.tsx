import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Announcer } from '../pages/Announcer';
import { ErrorPage } from '../pages/ErrorPage';
import { HomePage } from '../pages/HomePage';
import { ShopLayout } from '../pages/ShopLayout';
import { paths } from './paths';
import { useScreenChange } from './useScreenChange';

function RenderError({ error }: FallbackProps) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return <ErrorPage message={message} stack={stack} reloadable={name === 'ChunkLoadError'} />;
}

interface ScreensProps {
  CheckoutPage: ComponentType;
  LoginPage: ComponentType;
}

/** Every screen of the shop, for whatever router stands around it. Those given may be lazy. */
export function Screens({ CheckoutPage, LoginPage }: ScreensProps) {
  const { key } = useLocation();
  useScreenChange();
  return (
    <>
      <ErrorBoundary FallbackComponent={RenderError} resetKeys={[key]}>
        <Suspense fallback={<p className="loading">One moment…</p>}>
          <Routes>
            <Route element={<ShopLayout />}>
              <Route path={paths.home} element={<HomePage />} />
              <Route path={paths.checkout} element={<CheckoutPage />} />
            </Route>
            <Route path={paths.login} element={<LoginPage />} />
            <Route path="*" element={<ErrorPage message="404 Not Found" />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <Announcer />
    </>
  );
}
