import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a line that is wider than its window sideways, so that its current part is in the middle. The first ref is
 * for the part, the line is its positioned parent.
 *
 * @param current another one each time that another part is the current one
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
