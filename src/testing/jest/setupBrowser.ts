import '@testing-library/jest-dom';
// Before the console, so that what unmounting says there still belongs to its own test.
import { configure } from '@testing-library/react';
import '../quietConsole';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  // jsdom lays nothing out and so can't scroll; this is the little of it that the shop relies on.
  window.scrollY = 0;
  window.scrollTo = (_x: unknown, y?: number) => {
    window.scrollY = y ?? 0;
    window.dispatchEvent(new Event('scroll'));
  };
  Element.prototype.scrollIntoView = () => undefined;
  document.title = '';
});
