/*
 * Compiled into the page's head, where it runs before any content. It does what can't wait until the
 * shop's scripts are there and React has taken the page over.
 */
import { lineKey } from '../../services/storage/basketKeys';
import type { StoredLine } from '../../services/basketStore';
import { createLineId } from '../../model/lineId';
import { showCount } from './basketCount';
import { focusSearch, holdSubmit } from './earlySearch';
import { hideHomeScreen } from './homeScreen';
import { bannerLoaded, loadScripts } from './loadScripts';

declare global {
  interface Window {
    /** Ends what the inline script does before React. Returns the lines that were pressed, in order. */
    handOver?: () => StoredLine[];
    /** Set by the first of the shop's scripts that starts it. */
    isShopStarting?: boolean;
  }
}

/** Marks the card where a press is one on its 'Add to basket', and makes it a line of the basket. */
function lineOfPress({ target }: Event): StoredLine | undefined {
  const button = (target as Element).closest<HTMLElement>('[data-product]');
  const productId = button?.dataset.product;
  if (!productId) return undefined;
  button.closest('.product-card-front')?.setAttribute('data-pressed', '');
  return { lineId: createLineId(), productId };
}

/** Returns whether the line is stored: not where storage is full or forbidden. */
function storeLine({ lineId, productId }: StoredLine) {
  try {
    localStorage.setItem(lineKey(lineId), productId);
    return true;
  } catch {
    return false;
  }
}

/**
 * Follows 'Skip to content', without the change of address that the browser would make: what follows
 * the hash sign there is the route.
 */
function skipHeader(event: Event) {
  if (!(event.target as Element).closest('.skip-link')) return;
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const takenOver = new AbortController();
const { signal } = takenOver;
const lines: StoredLine[] = [];
const unsaved: StoredLine[] = [];

const updateCount = () => {
  showCount(unsaved);
};
const onClick = (event: Event) => {
  const line = lineOfPress(event);
  if (!line) return;
  lines.push(line);
  if (!storeLine(line)) unsaved.push(line);
  updateCount();
};
const addresses = document.documentElement.dataset.scripts?.split(' ') ?? [];
const load = () => {
  loadScripts(addresses, signal);
};

hideHomeScreen();
updateCount();
addEventListener('click', onClick, { signal });
addEventListener('submit', holdSubmit, { signal });
addEventListener('storage', updateCount, { signal });
addEventListener('keydown', focusSearch);
addEventListener('click', skipHeader);
addEventListener('DOMContentLoaded', () => {
  updateCount();
  bannerLoaded().then(load, load);
});

window.handOver = () => {
  takenOver.abort();
  return lines;
};
