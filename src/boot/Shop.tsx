import { StrictMode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import type { Location } from 'react-router-dom';
import { forgetFailedScreens, lazyScreens } from '../app/lazyScreens';
import { loadForgivingSearch } from '../app/loadForgivingSearch';
import { RootErrorFallback } from '../app/RootErrorFallback';
import { Screens } from '../app/routes';
import { ShopRouter } from '../app/ShopRouter';
import { SlowScreenNotice } from '../app/SlowScreenNotice';
import type { AppStore, RootState } from '../app/store';
import { ForgivingSearchLoader } from '../features/search/forgivingPart';
import { OfflineNotices } from './OfflineNotices';

function AfterFirstScreen({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

interface ShopProps {
  store: AppStore;
  /** What the page shows when React begins to hydrate it. */
  hydratedState: RootState;
  /** What it shows first. */
  start: Location;
  /** Called when the first screen is React's; in development twice, as any effect. */
  onFirstScreen: () => void;
}

/** The whole shop: its screens, and all that stands around them. */
export function Shop({ store, hydratedState, start, onFirstScreen }: ShopProps) {
  const notices = (
    <>
      <SlowScreenNotice />
      <OfflineNotices />
    </>
  );
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={RootErrorFallback}>
        <Provider store={store} serverState={hydratedState}>
          <ShopRouter start={start}>
            <ForgivingSearchLoader value={loadForgivingSearch}>
              <Screens {...lazyScreens} notice={notices} onRetry={forgetFailedScreens}>
                <AfterFirstScreen run={onFirstScreen} />
              </Screens>
            </ForgivingSearchLoader>
          </ShopRouter>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}
