import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { Screens } from './app/routes';
import { makeStore } from './app/store';
import { observeUser } from './features/auth/observeUser';
import { reportWebVitals } from './reportWebVitals';
import { lazyAuthService } from './services/lazyAuthService';
import './styles/index.css';

const auth = lazyAuthService(async () => {
  const { createFirebaseAuthService } = await import('./services/firebaseAuthService');
  return createFirebaseAuthService();
});
const store = makeStore({ services: { auth } });

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <HashRouter>
        <Screens />
      </HashRouter>
    </Provider>
  </StrictMode>,
);

// The first paint comes before everything that it does not need.
requestAnimationFrame(() => {
  setTimeout(() => {
    observeUser(auth, store.dispatch);
    void reportWebVitals();
  });
});

if (process.env.NODE_ENV === 'development' && process.env.AUTH_EMULATOR_URL) {
  console.info(
    `Demo project: accounts live in the auth emulator at ${process.env.AUTH_EMULATOR_URL}. ` +
      'See .env.example to use your own Firebase project.',
  );
}
