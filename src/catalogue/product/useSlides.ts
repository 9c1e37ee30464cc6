import { useLayoutEffect, useRef, useState } from 'react';

/** How near to a picture scrolling has to be to have arrived there, in widths of the window. */
const NEAR = 0.02;

/**
 * The pictures side by side in a strip that scrolls.
 *
 * @param total how many there are
 * @param startAt the position of the first one shown
 * @returns the strip's ref and scroll handler, the position of the current picture, and `goTo`
 */
export function useSlides(total: number, startAt: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startAt);
  useLayoutEffect(() => {
    if (startAt === 0) return;
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollTo({ left: startAt * clientWidth, behavior: 'instant' });
  }, [startAt]);
  const goTo = (position: number) => {
    // The first picture follows the last.
    const index = (position + total) % total;
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollTo({ left: index * clientWidth });
    setCurrent(index);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const index = Math.round(scrollLeft / clientWidth);
    if (Math.abs(scrollLeft / clientWidth - index) < NEAR) setCurrent(index);
  };
  return { strip, current, goTo, onScroll };
}
