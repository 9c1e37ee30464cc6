import { startTransition, useCallback, useState } from 'react';

/** How long each list has grown in this visit. */
let lengths: Record<string, number> = {};

/**
 * Shows a long list from its start, and more of it as its end comes near.
 *
 * @param total how many items there are
 * @param step how many are added at a time
 * @param place identifies the list among those that Back can return to: it is then as long as before
 * @param first how many are shown at first; as many as are added if left out
 * @returns how many to show; the props of a `MoreButton` to put below them, while there are more; and
 *   `holdBack`, to be called before an item is removed: the removal is painted before the item that
 *   moves up into the list's end is rendered
 */
export function useGrowingList(total: number, step: number, place: string, first = step) {
  const [current, setCurrent] = useState(lengths);
  const length = current[place] ?? first;
  const grow = () => {
    lengths = { ...lengths, [place]: length + step };
    startTransition(() => {
      setCurrent(lengths);
    });
  };
  const holdBack = useCallback(() => {
    setCurrent((now) => ({ ...now, [place]: (now[place] ?? first) - 1 }));
    startTransition(() => {
      setCurrent(lengths);
    });
  }, [place, first]);
  // A new one at each render: an observer reports a button that stays near only once.
  const ref = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) grow();
      },
      { rootMargin: '100% 0%' },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  };
  const more = length < total ? { ref, onClick: grow } : undefined;
  return { shown: Math.min(length, total), more, holdBack };
}
