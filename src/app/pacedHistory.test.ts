/** @jest-environment ./src/testing/browserEnvironment.ts */
import { NavigationType } from 'react-router-dom';
import { createPacedHistory, readLocation } from './pacedHistory';

const address = () => window.location.hash.slice(1);
const { Pop, Push, Replace } = NavigationType;

/** A history at `path`, what it has shown, and how often the browser's own was changed. */
function openAt(path: string) {
  window.history.replaceState(null, '', `#${path}`);
  const shown: [string, NavigationType][] = [];
  const history = createPacedHistory(({ pathname, search }, type) => {
    shown.push([pathname + search, type]);
  });
  stop = history.listen();
  const changes = (['replaceState', 'pushState'] as const).map((name) =>
    jest.spyOn(window.history, name),
  );
  const countChanges = () => changes.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  return { ...history, shown, countChanges };
}
let stop: () => void;

/** The browser's own way to another entry of its history. */
function goTo(path: string) {
  window.history.replaceState({ key: 'elsewhere' }, '', `#${path}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('shows each location at once, and gives the browser the first and then the last', () => {
  const history = openAt('/');
  const searches = ['/?q=p', '/?q=ph', '/?q=pho'];
  for (const search of searches) history.replace(search);
  expect(history.shown).toEqual(searches.map((search) => [search, Replace]));
  expect(address()).toBe('/?q=p');
  jest.runAllTimers();
  expect(address()).toBe('/?q=pho');
});

it('changes the browser’s history more seldom than WebKit allows, 100 times in 30 seconds', () => {
  const history = openAt('/');
  for (let letters = 0; letters < 1000; letters += 1) {
    history.replace(`/?q=${letters}`);
    jest.advanceTimersByTime(30);
  }
  expect(history.countChanges()).toBeGreaterThan(50);
  expect(history.countChanges()).toBeLessThan(100);
});

it('leaves an entry as it was last shown', () => {
  const history = openAt('/');
  history.replace('/?q=p');
  history.replace('/?q=phone');
  history.push('/checkout');
  expect(address()).toBe('/checkout');
  // The first letter, the last one, and the basket.
  expect(history.countChanges()).toBe(3);
});

it('writes an entry before a link leads out of the shop', () => {
  const history = openAt('/');
  history.replace('/?q=p');
  history.replace('/?q=phone');
  document.body.click();
  expect(address()).toBe('/?q=phone');
});

it('writes nothing over an entry that Back or Forward has led to', () => {
  const history = openAt('/');
  history.replace('/?q=p');
  history.replace('/?q=phone');
  goTo('/checkout');
  jest.runAllTimers();
  expect(address()).toBe('/checkout');
  expect(history.shown.at(-1)).toEqual(['/checkout', Pop]);
});

it('tries again what the browser has refused, until it does it', () => {
  const history = openAt('/');
  const refusal = jest.spyOn(window.history, 'pushState').mockImplementation(() => undefined);
  const refusedToo = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too often', 'SecurityError');
  });
  history.push('/checkout');
  expect(history.shown).toEqual([['/checkout', Push]]);
  jest.advanceTimersByTime(10_000);
  expect(address()).toBe('/');
  refusal.mockRestore();
  refusedToo.mockRestore();
  jest.advanceTimersByTime(1000);
  expect(address()).toBe('/checkout');
});

it('keeps the state of an entry, as links and the search give it', () => {
  const history = openAt('/');
  expect(readLocation()).toMatchObject({ state: null, key: 'default' });
  history.push('/?q=phone', 'search');
  expect(readLocation()).toMatchObject({ pathname: '/', search: '?q=phone', state: 'search' });
  expect(readLocation().key).not.toBe('default');
});

it.each([
  ['', '/'],
  ['checkout', '/checkout'],
  ['?q=phone', '/'],
  ['..', '..'],
])('reads the address #%s as %s', (path, pathname) => {
  openAt(path);
  expect(readLocation().pathname).toBe(pathname);
});
