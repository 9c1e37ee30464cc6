import { startTransition, StrictMode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { lazyScreens } from '../app/lazyScreens';
import { RootErrorFallback } from '../app/RootErrorFallback';
import { Screens } from '../app/routes';
import type { AppStore, RootState } from '../app/store';
import { selectCount, selectItems } from '../features/basket/basketSelectors';
import { holdNavigation, rememberSearch, removePressMarks } from './earlyActions';
import { writeCount } from './inline/basketCount';
import { OfflineNotices } from './OfflineNotices';
import { createRoot, hydrateRoot } from './reactDom';

function AfterFirstScreen({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

interface ShopProps {
  store: AppStore;
  /** What the page shows when React begins to hydrate it. */
  hydratedState: RootState;
  /** Called when the first screen is React's; in development twice, as any effect. */
  onFirstScreen: () => void;
}

/** The whole shop: its screens, and all that stands around them. */
function Shop({ store, hydratedState, onFirstScreen }: ShopProps) {
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={RootErrorFallback} onError={onFirstScreen}>
        <Provider store={store} serverState={hydratedState}>
          <HashRouter useTransitions={false}>
            <Screens lazyScreens={lazyScreens} notice={<OfflineNotices />}>
              <AfterFirstScreen run={onFirstScreen} />
            </Screens>
          </HashRouter>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}

/**
 * Has React take over the home screen that the page holds; renders the shop where the page holds none
 * or the address asks for another screen.
 */
export function hydrateShop(store: AppStore, prerenderedState: RootState) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const page = document.documentElement;
  const isPrerendered = root.hasChildNodes() && !('elsewhere' in page.dataset);
  const resumeNavigation = isPrerendered ? holdNavigation() : () => undefined;
  const onFirstScreen = () => {
    removePressMarks();
    resumeNavigation();
  };
  const state = store.getState();
  // Of the basket, the home screen shows only the number, which is written into the page here. React
  // hydrates from the same, and then renders what has changed since.
  const hydratedState = {
    ...prerenderedState,
    basket: { ...prerenderedState.basket, items: selectItems(state) },
  };
  const shop = <Shop {...{ store, hydratedState, onFirstScreen }} />;
  if (isPrerendered) {
    writeCount(selectCount(state));
    const restoreSearch = rememberSearch(root);
    // In slices, between which the browser answers a touch.
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
  delete page.dataset.uncounted;
}
