import { renderToString } from 'react-dom/server.edge';
import { Provider } from 'react-redux';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { Screens } from '../Screens';
import type { AppStore } from '../store';

/**
 * Renders a screen for React to hydrate.
 *
 * @param location as written after the hash sign
 * @param shopPath what links have before the hash sign
 */
export function renderScreen(store: AppStore, location: string, shopPath = '') {
  /** All that rendering needs of a navigator. */
  const navigator = {
    createHref: (to: To) => `${shopPath}#${typeof to === 'string' ? to : createPath(to)}`,
  } as Navigator;
  return renderToString(
    <Provider store={store}>
      <Router location={location} navigator={navigator} static>
        <Screens />
      </Router>
    </Provider>,
  );
}
