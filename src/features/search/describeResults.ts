import { searchResultsWords as words } from '../../words/en/searchResults';
import { termsFor } from './matching/termsFor';

/**
 * What a search found, and what else there is to say about it.
 *
 * @param count of the results; `undefined` while they load
 */
export function describeResults(query: string, count: number | undefined) {
  const terms = termsFor(query);
  if (count === undefined) return { heading: words.searching(query), text: terms };
  // “No results” would contradict the answer.
  const heading = count === 0 && terms ? undefined : words.results(count, query);
  return { heading, text: terms || (count === 0 ? words.noResults : '') };
}
