import { renderToString } from 'react-dom/server.edge';
import { Provider } from 'react-redux';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { makeStore } from '../app/makeStore';
import { Screens } from '../app/Screens';
import type { Services } from '../store/services';
import { paths } from '../ui/navigation';
import renderDocument, { type DocumentParts } from './document';

/** All that rendering needs of a navigator. */
const navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
} as Navigator;

/** The page of a production build, with the home screen that React then hydrates. */
export default function prerender(parts: DocumentParts): string {
  const store = makeStore({} as Services);
  const rendered = renderToString(
    <Provider store={store}>
      <Router location={paths.home} navigator={navigator} static>
        <Screens />
      </Router>
    </Provider>,
  );
  // React puts preload links first; they belong in the head.
  const [head = ''] = /^(?:<link [^>]*>)*/.exec(rendered) ?? [];
  return renderDocument(parts, { head, screen: rendered.slice(head.length) });
}
