import { createLineId, lineKey } from '../../../basket/storage/basketKeys';
import type { StoredLine } from '../../../basket/storage/basketStore';
import { firstPictureLoaded, loadScripts } from './loadScripts';
import { hidePageScreen, productIdOf, showCount } from './page';

/**
 * Focuses the screen's own search field, such as the desk's, or the header's at Ctrl-K, ⌘-K and `/`, unless something else
 * takes keys, as input methods do in a field.
 */
function focusSearch(event: KeyboardEvent) {
  if (
    (event.target as Partial<Element>).closest?.(
      '[contenteditable],select,textarea,input:not([type=checkbox])',
    ) ||
    document.querySelector('dialog[open]') ||
    // Some layouts have `/` above a digit. Autofill sends events without a key.
    (event.key === '/'
      ? event.ctrlKey || event.metaKey
      : event.shiftKey || event.ctrlKey === event.metaKey || !/^k$/i.test(event.key)) ||
    event.defaultPrevented ||
    event.altKey
  )
    return;
  event.preventDefault();
  // A hidden field can't have the focus.
  [...document.querySelectorAll<HTMLInputElement>('[type=search]')].reverse().some((field) => {
    field.focus();
    field.select();
    return field.matches(':focus');
  });
}

/** Keeps the browser from submitting the form, which would reload the page; `SearchBox` submits it. */
function preventSubmit(event: Event) {
  event.preventDefault();
  (event.target as HTMLElement).dataset.sent = '';
}

/*
 * Compiled into the page's head, where it runs before any content. Does what can't wait for the
 * shop's scripts and for React.
 */

declare global {
  interface Window {
    /**
     * Removes the listeners whose work React now does. Returns the lines that were added before, in their order, without
     * those whose entry is gone: another tab has removed them, or sent them to the account.
     */
    stopCapturing?: () => StoredLine[];
    /** Set by the first of the shop's scripts that starts it. */
    isShopStarting?: boolean;
  }
}

const capturing = new AbortController();
const { signal } = capturing;
const lines: StoredLine[] = [];
/** Storage may be full or forbidden. */
const unsaved: StoredLine[] = [];

const updateCount = () => showCount(unsaved);

const addButtonOf = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>('button[data-product]');

/** Shows for two seconds on the button that it was pressed; also once React adds the product. */
function answerPress(event: Event) {
  addButtonOf(event)?.animate({ opacity: [1, 1] }, { duration: 2000, pseudoElement: '::after' });
}

/** Adds a line to the basket at a press on 'Add to basket', and marks its place; the shop announces it once it has started. */
function addPressed(event: Event) {
  const button = addButtonOf(event);
  const productId = button && productIdOf(button);
  if (!productId) return;
  const line = { lineId: createLineId(), productId };
  try {
    localStorage.setItem(lineKey(line.lineId), productId);
  } catch {
    unsaved.push(line);
  }
  lines.push(line);
  button.closest('.buy')?.setAttribute('data-pressed', '');
  updateCount();
}

/** Follows 'Skip to content' without changing the address, whose hash is the route. */
function skipHeader(event: Event) {
  if (!(event.target as Element).closest('.skip-link')) return;
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Missing on the legal pages. */
const addresses = document.documentElement.dataset.scripts?.split(' ');

addEventListener('click', addPressed, { signal });
addEventListener('click', answerPress);
addEventListener('submit', preventSubmit, { signal });
addEventListener('storage', updateCount, { signal });
addEventListener('keydown', focusSearch);
addEventListener('click', skipHeader);
// The count is written as soon as the header is there, so that no other number is painted.
const header = new MutationObserver(() => {
  if (updateCount()) header.disconnect();
});
if (!updateCount()) header.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  header.disconnect();
  updateCount();
});
if (addresses) {
  const load = () => {
    loadScripts(addresses, signal);
  };
  hidePageScreen();
  addEventListener('DOMContentLoaded', () => {
    firstPictureLoaded().then(load, load);
  });
}

window.stopCapturing = () => {
  capturing.abort();
  return lines.filter(
    (line) => unsaved.includes(line) || localStorage.getItem(lineKey(line.lineId)),
  );
};
