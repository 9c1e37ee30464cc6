import { paths } from '../../navigation';
import type { Services } from '../services';
import { makeStore } from '../store';
import renderDocument, { type DocumentParts } from './document';
import { renderScreen } from './renderScreen';

/** The page of a production build, with the home screen that React then hydrates. */
export default function prerender(parts: DocumentParts): string {
  return renderDocument(parts, renderScreen(makeStore({} as Services), paths.home));
}
