import { type ComponentProps, startTransition, useState } from 'react';
import { shellWords as words } from '#words/shell';

export function MoreButton(props: Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) {
  return (
    <button type="button" className="button button-quiet more-button" {...props}>
      {words.showMore}
    </button>
  );
}

/** How long each list has grown in this visit, so that it is as long when it's shown again. */
let lengths: Record<string, number> = {};

/**
 * Shows a long list from its start, and more of it as its end comes near.
 *
 * @param total how many items there are
 * @param step how many are added at a time
 * @param listId identifies the list among those of this visit
 * @param least how many are shown at least; as many as are added if left out
 * @returns how many to show, and the props of a `MoreButton` to put below them, while there are more
 */
export function useGrowingList(total: number, step: number, listId: string, least = step) {
  const [current, setCurrent] = useState(lengths);
  const length = Math.max(current[listId] ?? 0, least);
  const grow = () => {
    lengths = { ...lengths, [listId]: length + step };
    startTransition(() => {
      setCurrent(lengths);
    });
  };
  // Each render makes a new observer, because one reports a button that stays near only once.
  const ref = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) grow();
      },
      // The margin loads the next items earlier while the shopper scrolls.
      { rootMargin: length > step ? '300% 0%' : '100% 0%' },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  };
  const more = length < total ? { ref, onClick: grow } : undefined;
  return { shown: Math.min(length, total), more };
}
