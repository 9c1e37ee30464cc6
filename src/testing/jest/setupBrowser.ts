import '@testing-library/jest-dom';
// Before `quietConsole`, so that what unmounting logs still counts for its own test.
import { configure } from '@testing-library/react';
import '../quietConsole';

// For busy machines.
configure({ asyncUtilTimeout: 10_000 });

/** In a page without layout, no list comes to its end by itself. */
class NothingNear {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  // jsdom has no layout and can't scroll; this is all that the shop needs.
  window.scrollY = 0;
  window.scrollTo = (_x: unknown, y?: number) => {
    window.scrollY = y ?? 0;
    window.dispatchEvent(new Event('scroll'));
  };
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(window, 'IntersectionObserver', { value: NothingNear, configurable: true });
  document.title = '';
});
