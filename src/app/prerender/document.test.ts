import { browserslist } from '../../../package.json';
import { newEnough } from './document';

it('is true in every listed browser, and in none that is older', () => {
  expect(newEnough).toMatch(/&&URL\.parse$/);
  // The first versions with `URL.parse`.
  const since = { chrome: 126, edge: 126, firefox: 126, safari: 18, ios_saf: 18 };
  expect(browserslist).toEqual(Object.entries(since).map(([name, first]) => `${name} >= ${first}`));
});
