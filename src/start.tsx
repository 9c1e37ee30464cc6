import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { lazyPages } from './app/lazyPages';
import { paths } from './app/paths';
import { Screens } from './app/routes';
import { makeStore } from './app/store';
import { observeUser } from './features/auth/observeUser';
import { addToBasket } from './features/basket/basketSlice';
import { products } from './features/catalogue/products';
import { reportWebVitals } from './reportWebVitals';
import { noteSession } from './services/keptSession';
import { lazyAuthService } from './services/lazyAuthService';
import { whenAccountsMatter } from './services/whenAccountsMatter';

const auth = lazyAuthService(async () => {
  const { createFirebaseAuthService } = await import('./services/firebaseAuthService');
  return createFirebaseAuthService();
});
const store = makeStore({ services: { auth } });

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const atHome = /^#?\/?$/.test(window.location.hash);
const prerendered = root.hasChildNodes() && !('elsewhere' in document.documentElement.dataset);
// A link was followed before React was there: the home screen that still shows is taken over, with
// all that was typed and pressed, and then left.
const followed = prerendered && !atHome ? window.location.hash : undefined;
if (followed) window.history.replaceState(null, '', '#/');

function Onward() {
  useEffect(() => {
    if (followed) window.location.hash = followed;
  }, []);
  return null;
}

const app = (
  <StrictMode>
    <Provider store={store} serverState={store.getState()}>
      <HashRouter>
        <Screens {...lazyPages} />
        <Onward />
      </HashRouter>
    </Provider>
  </StrictMode>
);
if (prerendered) {
  hydrateRoot(root, app);
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
