/*
 * Compiled into the page's head, where it runs before any content. Does what can't wait for the
 * shop's scripts and for React.
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
    /** Ends what React now does itself. Returns the lines that were added before, in their order. */
    handOver?: () => StoredLine[];
    /** Set by the first of the shop's scripts that starts it. */
    isShopStarting?: boolean;
  }
}

const handedOver = new AbortController();
const { signal } = handedOver;
const lines: StoredLine[] = [];
/** Storage may be full or forbidden. */
const unsaved: StoredLine[] = [];

const updateCount = () => {
  showCount(unsaved);
};

/** Adds a line to the basket at a press on 'Add to basket', and marks its card. */
function addPressed({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>('button[data-product]');
  const productId = button?.dataset.product;
  if (!productId) return;
  button.closest('.product-card-front')?.setAttribute('data-pressed', '');
  const line = { lineId: createLineId(), productId };
  lines.push(line);
  try {
    localStorage.setItem(lineKey(line.lineId), productId);
  } catch {
    unsaved.push(line);
  }
  updateCount();
}

/** Follows 'Skip to content' without changing the address, whose hash is the route. */
function skipHeader(event: Event) {
  if (!(event.target as Element).closest('.skip-link')) return;
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const addresses = document.documentElement.dataset.scripts?.split(' ') ?? [];
const load = () => {
  loadScripts(addresses, signal);
};

hideHomeScreen();
updateCount();
addEventListener('click', addPressed, { signal });
addEventListener('submit', holdSubmit, { signal });
addEventListener('storage', updateCount, { signal });
addEventListener('keydown', focusSearch);
addEventListener('click', skipHeader);
addEventListener('DOMContentLoaded', () => {
  updateCount();
  bannerLoaded().then(load, load);
});

window.handOver = () => {
  handedOver.abort();
  return lines;
};
