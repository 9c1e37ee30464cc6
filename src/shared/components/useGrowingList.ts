import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** How long each list has grown in this visit. */
const lengths = new Map<string, number>();

/**
 * Shows a long list from its start and lengthens it as its end comes near, so that a screen costs
 * what is seen of it.
 *
 * @param total how many there are.
 * @param step how many are shown at first, and how many come at a time.
 * @param place names the list among those that Back can return to: it is then as long as it was left.
 * @returns how many to show, and the props of a `MoreButton` to put below them while there are more:
 * it presses itself when it is less than a screen away. Call `holdBack` before an item is
 * removed: the one that moves up into the list's end is then rendered after the removal is painted.
 */
export function useGrowingList(total: number, step: number, place: string) {
  const [list, setList] = useState({ place, length: lengths.get(place) ?? step });
  if (list.place !== place) setList({ place, length: lengths.get(place) ?? step });
  const { length } = list;
  const ref = useRef<HTMLButtonElement>(null);
  const grow = useCallback(() => {
    startTransition(() => {
      setList((current) => ({ ...current, length: current.length + step }));
    });
  }, [step]);

  const [held, setHeld] = useState(0);
  const holdBack = useCallback(() => {
    setHeld((current) => current + 1);
    startTransition(() => {
      setHeld(0);
    });
  }, []);

  useEffect(() => {
    if (list.length > step) lengths.set(list.place, list.length);
  }, [list, step]);
  const hasMore = length < total;

  // A new observer for each length: one reports only once of a button that stays near.
  useEffect(() => {
    const button = ref.current;
    if (!button) return undefined;
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
  }, [grow, length, hasMore]);

  const more = hasMore ? { ref, onClick: grow } : undefined;
  return { shown: Math.min(length - held, total), more, holdBack };
}
