import { useEffect, type RefObject } from 'react';

const GAP = 12;

/**
 * Scrolls what gets the focus out from behind a bar at the bottom of the window: Chromium ignores scroll
 * margins at the Tab key.
 */
export function useFocusAboveBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      // The browser scrolls after the event.
      requestAnimationFrame(() => {
        const { current } = bar;
        if (!current?.hasChildNodes() || !(target instanceof Element)) return;
        const isBefore =
          target.compareDocumentPosition(current) === Node.DOCUMENT_POSITION_FOLLOWING;
        const hidden = target.getBoundingClientRect().bottom - current.getBoundingClientRect().top;
        if (isBefore && hidden > 0) window.scrollBy(0, hidden + GAP);
      });
    };
    document.addEventListener('focusin', show);
    return () => {
      document.removeEventListener('focusin', show);
    };
  }, [bar]);
}
