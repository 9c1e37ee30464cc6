import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a line of links that is wider than its window sideways, so that the current one is in its middle.
 *
 * @param current the name of the current link
 * @returns the ref of that link, whose parent scrolls and is positioned
 */
export function useCurrentInView<Part extends HTMLElement>(current: string) {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const { current: shown } = part;
    const line = shown?.parentElement;
    if (line) line.scrollLeft = shown.offsetLeft - (line.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return part;
}
