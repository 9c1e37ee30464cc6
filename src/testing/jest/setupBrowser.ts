import '@testing-library/jest-dom';
// Before `quietConsole`, so that what unmounting logs still counts for its own test.
import { configure } from '@testing-library/react';
import '../quietConsole';

// For busy machines.
configure({ asyncUtilTimeout: 10_000 });

/** What an element's style depends on in a page without style sheets. */
const attributes = ['type', 'hidden', 'open', 'style'];
const styles = new Map<string, CSSStyleDeclaration>();
const computeStyle = window.getComputedStyle.bind(window);

// For each query by role, jsdom would match each element with the whole style sheet of a browser.
window.getComputedStyle = (element) => {
  const kind = [element.tagName, ...attributes.map((name) => element.getAttribute(name))].join();
  const style = styles.get(kind) ?? computeStyle(element);
  styles.set(kind, style);
  return style;
};

// For the name of each button, jsdom would look for its label in the whole page; here, none has one.
Object.defineProperty(HTMLButtonElement.prototype, 'labels', { get: () => [] });

/** In a page without layout, no list comes to its end by itself, and nothing changes its size. */
class NothingNear {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  // jsdom has no layout and can't scroll; this is all that the shop needs.
  window.scrollY = 0;
  window.scrollTo = (_x: unknown, y?: number) => {
    window.scrollY = y ?? 0;
    window.dispatchEvent(new Event('scrollend'));
  };
  window.scrollBy = (_x: unknown, y?: number) => {
    window.scrollTo(0, window.scrollY + (y ?? 0));
  };
  Element.prototype.scrollIntoView = () => undefined;
  for (const observer of ['IntersectionObserver', 'ResizeObserver']) {
    Object.defineProperty(window, observer, { value: NothingNear, configurable: true });
  }
  document.title = '';
});
