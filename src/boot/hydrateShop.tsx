import { startTransition, StrictMode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { RootErrorFallback } from '../app/RootErrorFallback';
import { Screens } from '../app/routes';
import type { AppStore, RootState } from '../app/store';
import { selectCount } from '../features/basket/basketSlice';
import { holdNavigation, rememberSearch } from './earlyActions';
import { writeCount } from './inline/basketCount';
import { OfflineNotices } from './OfflineNotices';
import { createRoot, hydrateRoot } from './reactDom';

function AfterFirstScreen({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/**
 * Hydrates the home screen that the page holds; renders the shop if the page holds none, or if the
 * address names another screen.
 */
export function hydrateShop(store: AppStore, prerenderedState: RootState) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const page = document.documentElement;
  const isPrerendered = root.hasChildNodes() && !('elsewhere' in page.dataset);
  const resumeNavigation = isPrerendered ? holdNavigation() : () => undefined;
  // In development, called twice like any effect.
  const onFirstScreen = () => {
    // From now on, React shows what was pressed.
    for (const card of document.querySelectorAll('[data-pressed]')) {
      card.removeAttribute('data-pressed');
    }
    resumeNavigation();
  };
  const state = store.getState();
  // Of the basket, the home screen shows only the count, which is written into the page below. React
  // hydrates with the same count, then renders what has changed since.
  const hydratedState = {
    ...prerenderedState,
    basket: {
      ...prerenderedState.basket,
      items: state.basket.items,
      pending: state.basket.pending,
    },
  };
  const shop = (
    <StrictMode>
      <ErrorBoundary FallbackComponent={RootErrorFallback} onError={onFirstScreen}>
        <Provider store={store} serverState={hydratedState}>
          <HashRouter useTransitions={false}>
            <Screens notice={<OfflineNotices />}>
              <AfterFirstScreen run={onFirstScreen} />
            </Screens>
          </HashRouter>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
  if (isPrerendered) {
    writeCount(selectCount(state));
    const restoreSearch = rememberSearch(root);
    // In slices, so that the browser can respond to touches in between.
    startTransition(() => {
      hydrateRoot(root, shop, {
        onRecoverableError(error) {
          reportError(error);
          restoreSearch();
        },
      });
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(shop);
  }
  delete page.dataset.elsewhere;
}
