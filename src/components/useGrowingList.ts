import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Shows a long list from its start and lengthens it as its end comes near, so that a screen costs
 * what is seen of it.
 *
 * @param total how many there are.
 * @param step how many are shown at first, and how many come at a time.
 * @returns how many to show, and the props of a `MoreButton` to put below them while there are more:
 * it presses itself when it is less than a screen away.
 */
export function useGrowingList(total: number, step: number) {
  const [length, setLength] = useState(step);
  const ref = useRef<HTMLButtonElement>(null);
  const grow = useCallback(() => {
    startTransition(() => {
      setLength((current) => current + step);
    });
  }, [step]);
  const hasMore = length < total;

  // Anew for each length: an observer reports only once of a button that stays near.
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

  return { shown: Math.min(length, total), more: hasMore ? { ref, onClick: grow } : undefined };
}
