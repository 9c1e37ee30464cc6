import bcd from '@mdn/browser-compat-data';
import { browserslist } from '../../package.json';
import { newEnough } from './newEnough';

it('is met by every listed browser, and by none that is older', () => {
  expect(newEnough).toMatch(/&&URL\.parse$/);
  const { support } = bcd.api.URL?.parse_static?.__compat ?? {};
  const since = (['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const).map((browser) => {
    const [first] = [support?.[browser]].flat();
    return `${browser.replace('safari_ios', 'ios_saf')} >= ${String(first?.version_added)}`;
  });
  expect(browserslist).toEqual(since);
});
