import { LIST_STEP } from '../list/listsSlice';

/*
 * A shopper's place in a long list. It is a card, because a number of pixels leads elsewhere after a change of prices,
 * a turn of the phone, or while the heights of rows above are estimated.
 */

/** How far a screen was scrolled; if it had cards, the address of one's link, and its distance from the window's top. */
export type ScrollPosition = readonly [scrolled: number, card?: string, top?: number];

/** The id of the product that the shopper returns to, until the list has it. */
let awaited: string | null | undefined;

/**
 * The card of a position: the one that was pressed, or else one in the middle of the window; none at the page's top.
 * With a card, turns off the browser's own restoration of this entry, which would come last on a reload, and in pixels.
 */
export function cardAt(pressed: EventTarget | null): [] | [card: string, top: number] {
  history.scrollRestoration = 'auto';
  if (scrollY === 0) return [];
  const rows = document.getElementsByClassName('product-row');
  // Only rows have a reliable place: the browser may have skipped the layout of their cards.
  let [above, below] = [-1, rows.length];
  while (below - above > 1) {
    const row = Math.floor((above + below) / 2);
    if ((rows[row]?.getBoundingClientRect().top ?? 0) > innerHeight / 2) below = row;
    else above = row;
  }
  const card =
    (pressed instanceof Element && pressed.closest('.product-card')) ||
    rows[above]?.querySelector('.product-card');
  const address = card?.querySelector('a')?.getAttribute('href');
  if (!card || !address) return [];
  history.scrollRestoration = 'manual';
  return [address, card.getBoundingClientRect().top];
}

/** How many rows to lay out above and below a card: more than a window shows. */
const NEAR_ROWS = 6;

/** Lays out the rows around that of a card, which the browser may have skipped, so that their heights are real. */
function layOutAround(card: Element) {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('.product-row'));
  const index = rows.findIndex((row) => row.contains(card));
  for (const { style } of rows.slice(Math.max(0, index - NEAR_ROWS), index + NEAR_ROWS + 1)) {
    style.contentVisibility = 'visible';
  }
}

/** The card may not be sold any more, or its list can't be read. */
const PATIENCE_MS = 30_000;

/** Rows near the window get their real heights in the frames after they have come into view. */
const CALM_FRAMES = 20;

/**
 * Scrolls to a position as soon as its card is there, and keeps the card where it is until nothing above it changes any
 * more, or the shopper moves on.
 *
 * @param stop aborted when the shopper does anything, here or elsewhere; `returnTo` aborts it when it's done
 */
export function returnTo([scrolled, address = '', top = 0]: ScrollPosition, stop: AbortController) {
  const { signal } = stop;
  if (signal.aborted) return;
  awaited = new URLSearchParams(address.split('?')[1]).get('product');
  const link = `.product-card a[href="${CSS.escape(address)}"]`;
  let calm = 0;
  let isThere = false;
  const keepPlace = () => {
    if (signal.aborted) return;
    calm += 1;
    scroll();
    if (calm > CALM_FRAMES) stop.abort();
    else requestAnimationFrame(keepPlace);
  };
  const scroll = () => {
    const card = document.querySelector(link)?.closest('.product-card:not([data-other] *)');
    const before = scrollY;
    if (card && !isThere) layOutAround(card);
    if (card) scrollBy(0, Math.round(card.getBoundingClientRect().top - top));
    else if (!isThere) scrollTo(0, scrolled);
    if (scrollY !== before) calm = 0;
    if (!card || isThere) return;
    isThere = true;
    requestAnimationFrame(keepPlace);
  };
  setTimeout(() => {
    stop.abort();
  }, PATIENCE_MS);
  // The observer reports after the layout, before the shopper sees it.
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  // A list in the place of another may be as high.
  const replacement = new MutationObserver(scroll);
  replacement.observe(document.body, { subtree: true, attributeFilter: ['data-other'] });
  signal.addEventListener('abort', () => {
    awaited = undefined;
    observer.disconnect();
    replacement.disconnect();
  });
  scroll();
}

/**
 * How long a list has to be at least, for the card that the shopper returns to, and a part of the list below it.
 *
 * @param find the position of a product in the list
 */
export const lengthUpTo = (find: (id: string) => number) =>
  awaited ? LIST_STEP * Math.ceil((find(awaited) + 1) / LIST_STEP + 1) : 0;
