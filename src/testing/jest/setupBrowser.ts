import '@testing-library/jest-dom';
// This runs before `quietConsole`, so that what unmounting logs counts for its own test.
import { configure } from '@testing-library/react';
import '../quietConsole';

// Busy machines need more than the default of a second.
configure({ asyncUtilTimeout: 10_000 });

/** The attributes that an element's style depends on in a page without style sheets. */
const attributes = ['type', 'hidden', 'open', 'style'];
const styles = new Map<string, CSSStyleDeclaration>();
const computeStyle = window.getComputedStyle.bind(window);

// jsdom would match each element with a browser's whole style sheet for each query by role.
window.getComputedStyle = (element) => {
  const kind = [element.tagName, ...attributes.map((name) => element.getAttribute(name))].join();
  const style = styles.get(kind) ?? computeStyle(element);
  styles.set(kind, style);
  return style;
};

// jsdom would look for each button's label in the whole page; here, no button has one.
Object.defineProperty(HTMLButtonElement.prototype, 'labels', { get: () => [] });

/** Observers report nothing in a page without layout, where no element moves or changes its size. */
class NothingNear {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
