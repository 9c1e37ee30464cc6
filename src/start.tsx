import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { lateScreen, lazyPages } from './app/lazyPages';
import { homePath, paths } from './app/paths';
import { Screens } from './app/routes';
import { makeStore } from './app/store';
import { Waiting } from './components/Waiting';
import { observeUser } from './features/auth/observeUser';
import { addToBasket, selectCount } from './features/basket/basketSlice';
import { keepBasket } from './features/basket/keepBasket';
import { products } from './features/catalogue/products';
import { LastResort } from './pages/LastResort';
import { reportWebVitals } from './reportWebVitals';
import { createBasketStorage } from './services/basketStorage';
import { noteSession } from './services/keptSession';
import { lazyAuthService } from './services/lazyAuthService';
import { loadPart } from './services/loadPart';
import { whenAccountsMatter } from './services/whenAccountsMatter';
import { whenVisitLasts } from './services/whenVisitLasts';

const auth = lazyAuthService(async () => {
  const part = await loadPart(() => import('./services/firebaseAuthService'));
  return part.createFirebaseAuthService();
});
const store = makeStore({ services: { auth } });
const prerenderedState = store.getState();
keepBasket(store, createBasketStorage(), products);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const atHome = /^#?\/?$/.test(window.location.hash);
const prerendered = root.hasChildNodes() && !('elsewhere' in document.documentElement.dataset);
// A link was followed before React was there: the home screen that still shows is taken over, with
// all that was typed and pressed, and then left.
let followed = prerendered && !atHome ? window.location.hash : undefined;
if (followed) window.history.replaceState(null, '', '#/');

// The router reads the address some time before it hears of changes: those in between are noted.
let missed = false;
const note = () => {
  missed = true;
};
window.addEventListener('popstate', note);

/** Leads on, once, to where the address has been sent before the first screen was React's. */
function Onward() {
  useEffect(() => {
    window.removeEventListener('popstate', note);
    if (missed) window.dispatchEvent(new PopStateEvent('popstate'));
    else if (followed) window.location.hash = followed;
    missed = false;
    followed = undefined;
  }, []);
  return null;
}

/** Keeps the shop for when there is no network; says when there is a newer version of it. */
function Offline() {
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    if (
      process.env.SERVICE_WORKER === 'on' &&
      'serviceWorker' in navigator &&
      !navigator.connection?.saveData
    ) {
      whenVisitLasts(() => {
        import('./offline')
          .then(({ keepOffline }) => keepOffline(setNotice))
          // The shop does without.
          .catch(() => undefined);
      });
    }
  }, []);
  return notice;
}

const notices = (
  <>
    <Waiting late={lateScreen} />
    <Offline />
  </>
);
const app = (
  <StrictMode>
    <ErrorBoundary FallbackComponent={LastResort}>
      <Provider store={store} serverState={prerenderedState}>
        <HashRouter>
          <Screens {...lazyPages} notice={notices}>
            <Onward />
          </Screens>
        </HashRouter>
      </Provider>
    </ErrorBoundary>
  </StrictMode>
);
if (prerendered) {
  const badge = root.querySelector('.basket-count');
  if (badge) badge.textContent = String(selectCount(store.getState()));
  const searchField = () => root.querySelector<HTMLInputElement>('[type=search]');
  const field = searchField();
  const hadFocus = field === document.activeElement;
  // In slices, between which the browser answers a touch.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError(error) {
        reportError(error);
        // An extension or a translator has changed the page, and React has made all of it anew.
        if (!field || field.isConnected) return;
        if (field.value) window.location.replace(`#${homePath(field.value)}`);
        if (hadFocus) searchField()?.focus();
      },
    });
  });
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
delete document.documentElement.dataset.elsewhere;

// From here on React hears every click; those before are made good.
window.early?.stop();
window.early?.presses.forEach((id) => {
  const product = products.find((candidate) => candidate.id === id);
  if (product) store.dispatch(addToBasket(product));
});

whenAccountsMatter(`#${paths.login}`, () => {
  observeUser(auth, store.dispatch);
  auth.observe((user) => {
    noteSession(user !== null);
  });
});
void reportWebVitals();

if (process.env.NODE_ENV === 'development' && process.env.AUTH_EMULATOR_URL) {
  console.info(
    `Demo project: accounts live in the auth emulator at ${process.env.AUTH_EMULATOR_URL}. ` +
      'See .env.example to use your own Firebase project.',
  );
}
