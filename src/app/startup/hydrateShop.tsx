import { startTransition, StrictMode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { shop } from '#shop/config';
import { selectCount } from '../../basket/basketSelectors';
import { addToBasket } from '../../basket/basketSlice';
import type { StoredLine } from '../../basket/storage/basketStore';
import { selectSellable } from '../../catalogue/catalogueSlice';
import { homePath, paths, variantParam } from '../../navigation';
import { shellWords as words } from '#words/shell';
import { Screens } from '../Screens';
import type { AppDispatch, AppStore, RootState } from '../store';
import { isElsewhere, pageScreen, writeCount } from './inline/page';
import { OfflineNotices } from './OfflineNotices';
import { createRoot, hydrateRoot } from './reactDom';

/** Adds to the basket, and announces, the lines that `stopCapturing` returns, also those that couldn't be stored. */
export const replayEarlyPresses =
  (lines: readonly StoredLine[]) => (dispatch: AppDispatch, getState: () => RootState) => {
    for (const { lineId, productId } of lines) {
      const product = selectSellable(getState(), productId);
      if (product) dispatch(addToBasket(product, lineId));
    }
  };

/**
 * Remembers the search field before hydration. The returned function restores its text and focus if
 * React had to render the page again, because an extension or a translator had changed it.
 */
function rememberSearch(root: HTMLElement) {
  const find = () => root.querySelector<HTMLInputElement>('[type=search]');
  const field = find();
  const hadFocus = field === document.activeElement;
  return () => {
    if (!field || field.isConnected) return;
    if (field.value) location.replace(`#${homePath({ q: field.value })}`);
    if (hadFocus) find()?.focus();
  };
}

/**
 * Holds navigation back until React has hydrated the screen that the page holds, with everything typed and pressed
 * there. The returned function then goes where the shopper went; further calls do nothing.
 */
export function deferNavigation(): () => void {
  const { search } = location;
  const variant = new URLSearchParams(search).get(variantParam);
  // The page shows another screen until React has hydrated it.
  const shared = variant
    ? `#${homePath({ product: variant })}`
    : // The parameters of a screen were written before the hash sign.
      /[?&](product|category|q|order)=/.test(search)
      ? `#/${search}`
      : undefined;
  // The address keeps the code of a link until the basket's scripts have noted it.
  const [, code] = (process.env.CODES === 'on' && /[?&](code=[^&]*)/.exec(search)) || [];
  let target: string | undefined;
  // Meanwhile, the history entry is that of the page's screen. A product's page has an address of its own.
  const hold = () => {
    target = isElsewhere() ? location.hash : shared;
    const screen = pageScreen();
    if (target || screen !== paths.home) {
      history.replaceState(null, '', `${shop.basePath}${code ? `?${code}` : ''}#${screen}`);
    }
  };
  hold();
  addEventListener('popstate', hold);

  return () => {
    removeEventListener('popstate', hold);
    if (target) location.replace(target);
    target = undefined;
  };
}

/** Shows errors outside of the screens, or in the error screen: uses no store, router or component. */
function RootErrorFallback({ error }: FallbackProps) {
  return (
    <main className="error">
      <h1>{words.unexpectedError}</h1>
      <p className="error-message">{error instanceof Error ? error.message : String(error)}</p>
      <div className="button-row">
        <button
          type="button"
          className="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </button>
        <a className="button button-quiet" href={shop.basePath}>
          {words.goHome}
        </a>
      </div>
    </main>
  );
}

function AfterFirstScreen({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/**
 * Hydrates the screen that the page holds; renders the shop if the page holds none, or if the
 * address names another screen.
 */
export function hydrateShop(store: AppStore, prerenderedState: RootState) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const page = document.documentElement;
  const isPrerendered = root.hasChildNodes() && !('elsewhere' in page.dataset);
  const resumeNavigation = isPrerendered ? deferNavigation() : () => undefined;
  // React calls every effect twice in development.
  const onFirstScreen = () => {
    // React shows what was pressed from now on.
    for (const buy of document.querySelectorAll('[data-pressed]')) {
      buy.removeAttribute('data-pressed');
    }
    resumeNavigation();
  };
  const state = store.getState();
  const { items, pending } = state.basket;
  // The screen shows only the count of the basket, which is written into the page below. React
  // hydrates with the same count, as if no product had loaded: then it renders those that cards show.
  const hydratedState = {
    ...prerenderedState,
    basket: {
      ...prerenderedState.basket,
      pending: [
        ...pending,
        ...items.map(({ lineId, product }) => ({ lineId, productId: product.id })),
      ],
    },
  };
  const shop = (
    <StrictMode>
      <ErrorBoundary FallbackComponent={RootErrorFallback} onError={onFirstScreen}>
        <Provider store={store} serverState={hydratedState}>
          {/* A screen whose code is there is shown sooner if it is rendered at once, not in slices. */}
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
    // A transition renders in slices, so that the browser can respond to touches in between.
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
